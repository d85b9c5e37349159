import type { Page } from 'playwright';

interface StorybookWindow {
  /** Missing while the page loads. */
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Pages lack the helper by which the compiler of these scripts names functions. */
export const KEEP_NAMES = 'globalThis.__name = (named) => named';

const POLLING_MS = 30;

/** Waits until the story is played or has failed. */
export async function isPlayed(page: Page): Promise<boolean> {
  const phase = await page.waitForFunction(
    () => {
      const at = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return /^(finished|errored|aborted)$/.test(at) ? at : null;
    },
    undefined,
    { polling: POLLING_MS },
  );
  return (await phase.jsonValue()) === 'finished';
}
