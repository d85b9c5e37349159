import type { BrowserContext, Page } from 'playwright';

export interface StorybookPage {
  /** Missing while the page loads. */
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string };
    currentSelection?: { storyId: string };
    storyStoreValue: { loadStory: (one: { storyId: string }) => Promise<LoadedStory> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void;
    off: (event: string, listener: Listener) => void;
    emit: (event: string, ...told: unknown[]) => void;
  };
}
export type Listener = (told: unknown) => void;

interface LoadedStory {
  storyGlobals?: { viewport?: { value?: string }; theme?: string };
  argTypes: Record<string, ControlRow>;
  initialArgs: Record<string, unknown>;
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    a11y: { disable?: boolean; test?: string; options?: object };
    controls?: { disable?: boolean; include?: string[]; exclude?: string[] };
  };
}

export interface ControlRow {
  control?: { type?: string; disable?: boolean };
  options?: unknown[];
}

const POLLING_MS = 30;

/** Waits until the story is played or has failed. */
export async function isPlayed(page: Page, timeoutMs?: number): Promise<boolean> {
  const phase = await page.waitForFunction(
    () => {
      const at = (window as unknown as StorybookPage).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return /^(finished|errored|aborted)$/.test(at) ? at : null;
    },
    undefined,
    { polling: POLLING_MS, ...(timeoutMs !== undefined && { timeout: timeoutMs }) },
  );
  return (await phase.jsonValue()) === 'finished';
}

/** Waits for the end of the story: a page that is opened while another one registers the mocking worker would be loaded twice. */
export async function beginStory(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await isPlayed(page);
  return page;
}

/** Pages lack the helper by which the compiler of these scripts names functions. */
export const KEEP_NAMES = 'globalThis.__name = (named) => named';
