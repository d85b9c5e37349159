/**
 * `npm run storybook:check`: opens every story of the static Storybook in a plain Chromium, one after the other in the same page, at two
 * widths and in both themes. A story fails that shows an error page, whose play does not pass, or in which axe finds something. Opens
 * each page of the documentation, and changes each control. `-- --only home` takes ids with that word, `-- --as-built` the build that is
 * there. `npm test` adds `--once`: a story is played once, and axe checks it on a phone in light, and colours on a wide screen in dark.
 * Colours are asked about where a text has a colour, a size or a ground that no story before had.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import sirv from 'sirv';
import { findHeadlessChromium } from '../.tooling/chromium.ts';
import { beginStory, KEEP_NAMES } from './storybook/begin-story.ts';
import { openDocs } from './storybook/open-docs.ts';
import { hasNewColours } from './storybook/new-colours.ts';
import { lookAtStory, openStory, showTheme, sizeOfStory, type Look } from './storybook/open-story.ts';
import { tryControls } from './storybook/try-controls.ts';
import { newContext } from '../.tooling/new-context.ts';

/** Longer than the longest wait of several in a play: only what hangs ever reaches it. */
const STORY_TIMEOUT_MS = 300_000;
const HEIGHT_PX = 900;
const STORIES_PER_LINE = 50;
const MOCK_PROBE = '/is-mocked';
/** The accessibility panel's highlights read the style of every element at each change. */
const WITHOUT_HIGHLIGHTS = 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true';
const CONTROL_PATIENCE_MS = 60_000;

/** `width` in px; what axe is asked in it, and what instead where no text has new colours. */
interface View {
  width: number;
  theme: Look['theme'];
  asks: Look['asks'];
  otherwise: Look['asks'] | null;
}
/** Stories of one window. Each is played in the first view. */
interface Round {
  ids: string[];
  views: [View, ...View[]];
  isPlayedTwice: boolean;
}
const PHONE: View = { width: 375, theme: 'light', asks: 'all', otherwise: 'structure' };
/** What the other rules find is the same in every theme. */
const WIDE_COLOURS: View = { width: 1280, theme: 'dark', asks: 'colours', otherwise: null };
const EVERY_VIEW: View[] = [375, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({
    width,
    theme,
    asks: 'all' as const,
    otherwise: 'all' as const,
  })),
);

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/storybook');
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'as-built': { type: 'boolean' }, once: { type: 'boolean' } },
});

if (!values['as-built'])
  execFileSync(
    join(root, 'node_modules/.bin/storybook'),
    ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const idsOf = (wanted: 'story' | 'docs') =>
  Object.values(entries)
    .filter(({ type, id }) => type === wanted && id.includes(values.only ?? ''))
    .map(({ id }) => id);
const ids = idsOf('story');
const docsIds = idsOf('docs');
const everyRound: Round[] = values.once
  ? [
      { ids: ids.filter((_, at) => at % 2 === 0), views: [PHONE, WIDE_COLOURS], isPlayedTwice: false },
      { ids: ids.filter((_, at) => at % 2 === 1), views: [WIDE_COLOURS, PHONE], isPlayedTwice: false },
    ]
  : EVERY_VIEW.map((view, at) => ({ ids, views: [view], isPlayedTwice: at === 0 }));
// With `--only` a round may be empty.
const rounds = everyRound.filter((round) => round.ids.length > 0);
/** Screens have no controls. `npm test` takes the first story of each part. */
const partIds = partsWithControls();

const startedAt = performance.now();
const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}`;
const browser = await chromium.launch(await findHeadlessChromium());
const failures = (await Promise.all([...rounds.map(openAll), openParts()])).flat();
await browser.close();
server.closeAllConnections();
server.close();

const seconds = Math.round((performance.now() - startedAt) / 1000);
const looks = rounds.reduce((sum, round) => sum + round.ids.length * round.views.length, 0);
console.log(
  `${looks} looks at ${ids.length} stories, ${docsIds.length} pages of documentation, ` +
    `controls of ${partIds.length} stories, ${seconds} s`,
);
const failed = failures.length;
const opened = looks + docsIds.length + partIds.length;
console.log(`${opened - failed} passed, ${failed} failed`);
process.exitCode = ids.length > 0 && failed === 0 ? 0 : 1;

function partsWithControls(): string[] {
  const titles = new Set<string>();
  return ids.filter((id) => {
    const title = entries[id]?.title ?? '';
    const isFirst = !titles.has(title);
    titles.add(title);
    return title.startsWith('Components/') && (isFirst || !values.once);
  });
}

async function openWindow(width: number): Promise<BrowserContext> {
  const context = await newContext(browser, { viewport: { width, height: HEIGHT_PX } });
  await context.addInitScript(KEEP_NAMES);
  await context.addInitScript(WITHOUT_HIGHLIGHTS);
  return context;
}

async function openParts(): Promise<string[]> {
  const context = await openWindow(1280);
  const lines = [
    ...(await openDocs(context, { address, ids: docsIds, timeoutMs: STORY_TIMEOUT_MS })),
    ...(await tryControls(context, { address, ids: partIds, patienceMs: CONTROL_PATIENCE_MS })),
  ];
  for (const line of lines) console.log(line);
  await context.close();
  return lines;
}

/** Gives a line for each look that failed. */
async function openAll({ ids, views, isPlayedTwice }: Round): Promise<string[]> {
  const [played] = views;
  const context = await openWindow(played.width);
  /** Since the last look; during the play the story itself tells. */
  const errors: string[] = [];
  const missing = new Set<string>();
  let page = await begin();
  const failed: string[] = [];
  for (const [at, id] of ids.entries()) {
    if (at % STORIES_PER_LINE === 0)
      console.log(`${played.width} px, ${played.theme}: ${at} of ${ids.length}`);
    const size = await page.evaluate(sizeOfStory, id);
    const show = ({ width }: View) => page.setViewportSize(size ?? { width, height: HEIGHT_PX });
    await show(played);
    let reason = await open(page, id);
    for (const view of views) {
      errors.length = 0;
      if (view !== played) await show(view);
      reason ??= await look(page, id, view);
      reason ??= errors[0] ?? (missing.size > 0 ? `no file answers ${[...missing].join(' ')}` : null);
      missing.clear();
      if (reason === null) continue;
      const line = `✗ ${id} at ${view.width} px, ${view.theme}: ${reason}`;
      console.log(line);
      failed.push(line);
      await page.close();
      page = await begin();
      break;
    }
  }
  await context.close();
  return failed;

  /** Gives why the story failed, or null. */
  async function open(here: Page, id: string): Promise<string | null> {
    const play = () => here.evaluate(openStory, { storyId: id, timeoutMs: STORY_TIMEOUT_MS });
    const reason = await play();
    if (reason !== null || !isPlayedTwice) return reason;
    const again = await play();
    return again === null ? null : `played again, ${again}`;
  }

  /** Gives what axe finds, or null. */
  async function look(here: Page, storyId: string, view: View): Promise<string | null> {
    await here.evaluate(showTheme, { storyId, theme: view.theme });
    const asks = (await here.evaluate(hasNewColours)) ? view.asks : view.otherwise;
    return asks && here.evaluate(lookAtStory, { storyId, asks, timeoutMs: STORY_TIMEOUT_MS });
  }

  async function begin(): Promise<Page> {
    const [first = ''] = ids;
    const globals = `theme:${played.theme};a11y.manual:!true`;
    const story = `${address}/iframe.html?id=${first}&viewMode=story&globals=${globals}`;
    const opened = await beginStory(context, story);
    opened.on('pageerror', ({ message }) => errors.push(message));
    opened.on('console', (line) => {
      // Videos are on other sites.
      const { url } = line.location();
      // The mocking worker answers for the API, also with errors, perhaps after the play; what it does not answer is in `missing`. The
      // browser ends what an earlier story has asked for and left.
      const isOfMockedApi =
        url.startsWith(`${address}/api/`) && line.text().startsWith('Failed to load resource');
      if (line.type() !== 'error' || isOfMockedApi || !url.startsWith(address)) return;
      errors.push(`${line.text()} (${url.slice(address.length)})`);
    });
    opened.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      // The mocking worker answers for the API, also with errors.
      if (answer.status() < 400 || answer.fromServiceWorker() || pathname === MOCK_PROBE) return;
      missing.add(pathname);
    });
    return opened;
  }
}
