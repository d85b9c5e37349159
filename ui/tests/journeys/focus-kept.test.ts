import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const here = openSharedSite();

async function asVisitor(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (localStorage.length > 0) return;
      localStorage.setItem('saved-recipes', 'negroni,mojito,daiquiri');
    });
    await page.goto(here().address + path, { waitUntil: 'networkidle' });
    // The code that holds comes with the one that rescues; once it is there, a click shows it.
    await page.waitForFunction(() => {
      document.body.click();
      return document.documentElement.style.overflowAnchor === 'none';
    });
    await act(page);
  } finally {
    await context.close();
  }
}

/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent?.trim();
  });

/** Presses them in turn, by the keyboard, and says what has the focus after each. */
async function press(page: Page, names: readonly string[], wanted: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expect.poll(() => focused(page)).toBe(wanted[at]);
  }
}

test('filters of the collection do, and the last one to what stands beside it', () =>
  asVisitor('/explore-collection?spirit=campari&without=mint', (page) =>
    press(page, ['Take off Campari', 'Take off without mint'], ['Take off without mint', 'Surprise me']),
  ));
