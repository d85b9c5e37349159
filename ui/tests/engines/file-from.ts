import type { EnginePage } from './engine-page.ts';
import type { Target } from './target.ts';

declare global {
  interface Window {
    /** What the page gave the visitor as a file. */
    fileForTest?: Blob;
  }
}

/** The text of the file that a control gives the visitor, read in the page, since not every driver tells of downloads. */
export async function fileFrom(page: EnginePage, control: Target): Promise<string> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) window.fileForTest = file;
      return create(file);
    };
  });
  await page.click(control);
  return page.waitFor('the file', () => window.fileForTest?.text());
}
