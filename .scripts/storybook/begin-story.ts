import type { BrowserContext, Page } from 'playwright';

/** What Storybook's page tells of itself. */
interface StoryPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Less often than every picture, which a busy machine draws late. */
const POLLING_MS = 30;

/** Waits until the story that the page shows is played or has failed. Returns whether it is played. */
export async function isPlayed(page: Page, timeoutMs?: number): Promise<boolean> {
  const phase = await page.waitForFunction(
    () => {
      const at = (window as unknown as StoryPage).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return /^(finished|errored|aborted)$/.test(at) ? at : null;
    },
    undefined,
    { polling: POLLING_MS, ...(timeoutMs !== undefined && { timeout: timeoutMs }) },
  );
  return (await phase.jsonValue()) === 'finished';
}

/**
 * Opens a story in a new page, and waits for its end. From then on the mocking worker answers this context: a page
 * that is opened while another one is only registering it would be loaded twice.
 */
export async function beginStory(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await isPlayed(page);
  return page;
}
