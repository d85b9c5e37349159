import type { BrowserContext, Page } from 'playwright';
import type { StorybookPage } from './begin-story.ts';
import { faultsOfText, faultsOnPhone } from './docs-faults.ts';

const PHONE = { width: 375, height: 900 };
const ASK_EVERY_MS = 200;
const MOST_LOOKS = 4;
/** A function fails so in a page that is left, or not yet there. */
const PAGE_GOES_AWAY = /Execution context was destroyed|The page is loading/;
const DESKTOP = { width: 1280, height: 900 };

/** Errors of this page, without those of the stories in its frames. */
type DocsWindow = StorybookPage & { docsErrors?: string[] };

/** Runs in every page before its scripts. */
function collectErrors(): void {
  if (window !== window.top) return;
  const errors: string[] = [];
  Object.assign(window, { docsErrors: errors });
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' ').split('\n')[0] ?? '');
    error(...words);
  };
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

/** Runs in every frame: loading the stories in them takes two thirds of the time. */
function leaveFramesEmpty(): void {
  if (window !== window.top) window.stop();
}

/** Runs in the page: chooses a page of the documentation, and gives why it failed, or null. */
function goToDocs({ id, timeoutMs }: { id: string; timeoutMs: number }): Promise<string | null> {
  const {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
    docsErrors = [],
  } = window as unknown as DocsWindow;
  if (!preview) throw new Error('The page is loading.');
  return new Promise((resolve) => {
    const finish = (reason: string | null) => {
      clearTimeout(timer);
      channel.off('docsRendered', onRendered);
      resolve(reason);
    };
    const timer = setTimeout(() => finish(`it is not shown after ${timeoutMs} ms`), timeoutMs);
    const onRendered = (rendered: unknown) => {
      if (rendered !== id) return;
      // React reports what it could not draw after it has drawn the rest.
      requestAnimationFrame(() => setTimeout(() => finish(wordsOfFailure())));
    };
    const wordsOfFailure = () => {
      if (document.body.classList.contains('sb-show-errordisplay'))
        return document.querySelector('#error-message')?.textContent ?? 'it shows an error page';
      if (!document.querySelector('#storybook-docs h1, #storybook-docs h2')) return 'it is empty';
      return docsErrors.length > 0 ? `the console says ${docsErrors.join('; ')}` : null;
    };
    if (preview.currentSelection?.storyId === id) {
      onRendered(id);
      return;
    }
    docsErrors.length = 0;
    channel.on('docsRendered', onRendered);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** Runs in the page: null before the first frame is shown. */
function themeBesideFrames(): 'dark' | 'light' | null {
  if (!document.querySelector('[data-state="shown"]')) return null;
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Runs in the page: null before the frames of the first two states are shown. What one of them stores reaches the others. */
function framesKeepTheirThemes(): boolean | null {
  const [first, second] = document.querySelectorAll('section[aria-label]');
  second?.scrollIntoView();
  const links = [first, second].flatMap((section) => [...(section?.querySelectorAll('[data-state]') ?? [])]);
  if (links.length === 0 || links.some((link) => link.getAttribute('data-state') !== 'shown')) return null;
  return links.every((link) => {
    const frame = link.querySelector('iframe');
    const isDark = frame?.contentDocument?.documentElement.classList.contains('dark');
    return isDark === frame?.src.includes('theme:dark');
  });
}

interface Docs {
  address: string;
  ids: string[];
  timeoutMs: number;
}

/** Opens every page of the documentation, and gives a line for each that failed. */
export async function openDocs(
  context: BrowserContext,
  { address, ids, timeoutMs }: Docs,
): Promise<string[]> {
  const [first] = ids;
  if (first === undefined) return [];
  const page = await context.newPage();
  await page.addInitScript(collectErrors);
  await page.addInitScript(leaveFramesEmpty);
  const failures: string[] = [];
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=docs&globals=theme:light`);
  await untilDrawn(page);
  for (const id of ids) {
    const faults = await lookPatiently(page, { id, timeoutMs });
    failures.push(...faults.map((fault) => `✗ ${id}: ${fault}`));
  }
  await page.close();
  const screen = ids.find((id) => id.startsWith('screens-'));
  if (screen !== undefined) failures.push(...(await faultsOfThemes(context, { address, screen, timeoutMs })));
  return failures;
}

async function faultsOfThemes(
  context: BrowserContext,
  { address, screen, timeoutMs }: { address: string; screen: string; timeoutMs: number },
): Promise<string[]> {
  const page = await context.newPage();
  const failures: string[] = [];
  if (!(await staysDark(page, `${address}/iframe.html?id=${screen}`, timeoutMs).catch(() => false)))
    failures.push(`✗ ${screen}: the page takes over the theme of the stories in its frames`);
  if (!(await answerOf(page, framesKeepTheirThemes, timeoutMs)))
    failures.push(`✗ ${screen}: its frames do not keep their themes`);
  await page.close();
  return failures;
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults = await page.evaluate(faultsOfText);
  await page.setViewportSize(PHONE);
  try {
    return [...faults, ...(await page.evaluate(faultsOnPhone))];
  } finally {
    await page.setViewportSize(DESKTOP);
  }
}

async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('#storybook-docs h1') ?? document.querySelector('.sb-show-errordisplay'),
  );
}

interface DocsPage {
  id: string;
  timeoutMs: number;
}

async function lookAtDocs(page: Page, docs: DocsPage): Promise<string[]> {
  const reason = await page.evaluate(goToDocs, docs);
  return reason === null ? faultsOf(page) : [reason];
}

/** Looks again when the page goes away: Storybook reloads it when the one before is left while a story on it is being prepared. */
async function lookPatiently(page: Page, docs: DocsPage): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    try {
      return await lookAtDocs(page, docs);
    } catch (error) {
      if (look === MOST_LOOKS || !PAGE_GOES_AWAY.test(String(error))) return [String(error)];
      await untilDrawn(page);
    }
  }
}

/** Its frames begin with the light theme. */
async function staysDark(page: Page, address: string, timeoutMs: number): Promise<boolean> {
  await page.goto(`${address}&viewMode=docs&globals=theme:dark`);
  return (await answerOf(page, themeBesideFrames, timeoutMs)) === 'dark';
}

async function answerOf<Answer>(page: Page, ask: () => Answer | null, timeoutMs: number) {
  // The page may be loading anew.
  const asked = () => page.evaluate(ask).catch(() => null);
  const giveUp = performance.now() + timeoutMs;
  let answer = await asked();
  while (answer === null && performance.now() < giveUp) {
    await page.waitForTimeout(ASK_EVERY_MS);
    answer = await asked();
  }
  return answer;
}
