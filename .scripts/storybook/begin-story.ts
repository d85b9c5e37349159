import type { BrowserContext, Page } from 'playwright';

/**
 * Opens a story in a new page, and waits until it is played or has failed. From then on the mocking worker answers this context: a page
 * that is opened while another one is only registering it would be loaded twice.
 */
export async function beginStory(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return /^(finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
  });
  return page;
}
