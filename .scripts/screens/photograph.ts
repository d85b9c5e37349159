import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { KEEP_NAMES } from '../keep-names.ts';
import { isPlayed } from '../storybook/begin-story.ts';
import { groupBy } from './group-by.ts';
import { makeRepeatable, settle } from './settle.ts';
import { newContext } from '../../.tooling/new-context.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS_PX = [375, 768, 1280];
const VIEW_HEIGHT_PX = 900;
/** A thousand rows look like the first fifty. */
const MOST_HEIGHT_PX = 4000;
/** The stories' day: the adverts of the starter catalogue are out, and "today" is the same every day. */
const NOW = new Date('2026-06-15T12:00:00Z');
/** For what a page is waiting for; some wait for ever. */
const PATIENCE_MS = 4000;
const MOST_LOOKS = 5;
/** The longest play takes a fraction of it on a busy machine. */
const PLAY_TIMEOUT_MS = 30_000;

export interface Story {
  id: string;
  /** Its place in the sidebar, such as `Screens/Home`. */
  title: string;
  name: string;
}

/** One picture that is to be taken. */
export interface Shot {
  story: Story;
  theme: (typeof THEMES)[number];
  width: number;
  /** Its file's name. */
  file: string;
}

/** The pictures of a story: both themes at every width, and those of a phone on a phone alone. */
export function shotsOf(story: Story): Shot[] {
  const widths = /phone$/i.test(story.name) ? WIDTHS_PX.slice(0, 1) : WIDTHS_PX;
  return THEMES.flatMap((theme) =>
    widths.map((width) => ({ story, theme, width, file: `${story.id}.${theme}.${width}.png` })),
  );
}

/** What Storybook's page tells of itself. */
interface StoryPage {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: unknown) => void };
}

async function playToTheEnd(page: Page, address: string, { story, theme }: Shot): Promise<string | null> {
  await page.goto(
    `${address}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
  );
  const wasPlayed = await isPlayed(page, PLAY_TIMEOUT_MS);
  // The browser draws rows below the window only when they come near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  if (wasPlayed) return null;
  return (await page.locator('#error-message').textContent()) ?? 'it failed';
}

async function changeTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryPage;
    channel.emit('updateGlobals', { globals: { theme: wanted } });
  }, theme);
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    theme === 'dark',
  );
}

/** The scripts, styles and fonts that a page has asked for and not got yet. */
function codeBeingLoaded(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (/^(script|stylesheet|font)$/.test(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

async function take(page: Page, loading: Set<Request>, shot: Shot, folder: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // The page itself does not know which code it is loading.
  for (let look = 0; look === 0 || (loading.size > 0 && look < MOST_LOOKS); look += 1)
    await page.evaluate(settle, PATIENCE_MS);
  const height = await page.evaluate(() => {
    // Under a dialog the page cannot be scrolled, and only the window is of interest.
    const isUnderDialog = getComputedStyle(document.body).overflow === 'hidden';
    return isUnderDialog ? window.innerHeight : document.documentElement.scrollHeight;
  });
  const path = join(folder, shot.file);
  const clip = { x: 0, y: 0, width: shot.width, height: Math.min(height, MOST_HEIGHT_PX) };
  const fullPage = height > VIEW_HEIGHT_PX;
  await page.screenshot({ path, fullPage, clip, animations: 'disabled', caret: 'hide' });
}

/** Photographs one story in all its pictures, after one play. Returns what went wrong, if anything. */
async function visit(
  page: Page,
  loading: Set<Request>,
  address: string,
  shots: Shot[],
  folder: string,
): Promise<string | null> {
  // Played where it was written for: on a wide screen, or on the phone that it is of.
  const [first] = [...shots].sort((one, other) => other.width - one.width);
  if (!first) return null;
  await page.setViewportSize({ width: first.width, height: VIEW_HEIGHT_PX });
  const failure = await playToTheEnd(page, address, first);
  let theme = first.theme;
  for (const shot of shots) {
    await page.setViewportSize({ width: shot.width, height: VIEW_HEIGHT_PX });
    if (shot.theme !== theme) await changeTheme(page, shot.theme);
    theme = shot.theme;
    await take(page, loading, shot, folder);
  }
  return failure && `${first.story.id}: ${failure}`;
}

/**
 * Takes the pictures into `folder`, with so many pages at a time. Returns a line for every story that failed; it is
 * photographed all the same.
 */
export async function photograph(
  browser: Browser,
  address: string,
  shots: Shot[],
  folder: string,
  pages: number,
): Promise<string[]> {
  const visits = groupBy(shots, ({ story }) => story.id);
  const failures: string[] = [];
  const work = async () => {
    // Of its own, so that no story meets what another one remembers.
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    await context.addInitScript(KEEP_NAMES);
    // Before our own timers, since Playwright's clock brings timers too, which would take their place.
    await context.clock.setFixedTime(NOW);
    await context.addInitScript(makeRepeatable);
    const page = await context.newPage();
    const loading = codeBeingLoaded(page);
    for (let next = visits.shift(); next; next = visits.shift()) {
      const failure = await visit(page, loading, address, next, folder).catch(String);
      if (failure) failures.push(failure);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return failures;
}
