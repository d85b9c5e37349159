/**
 * `npm run storybook:check`: builds the static Storybook and opens every story of it in a plain Chromium, one after the
 * other in the same page as a designer does, with motion, at two widths and in both themes. A story fails that shows an
 * error page, whose play does not pass, or in which axe finds something. Each page of the documentation is opened once, and
 * each control of a component changed once.
 * `-- --only home` takes only stories and pages whose id has that word, `-- --as-built` takes the build that is there.
 * `npm test` adds `--twice`: each width and each theme once instead of in every combination, and of the rules of axe only
 * those of colours the second time.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { findChromium } from '../.tooling/chromium.ts';
import { KEEP_NAMES } from './keep-names.ts';
import { beginStory } from './storybook/begin-story.ts';
import { openDocs } from './storybook/open-docs.ts';
import { openStory, sizeOfStory } from './storybook/open-story.ts';
import { tryControls } from './storybook/try-controls.ts';
import { summaryLine } from './counts.ts';
import { newContext } from '../.tooling/new-context.ts';

/** The longest play takes a fraction of it on a busy machine. */
const STORY_TIMEOUT_MS = 90_000;
const HEIGHT_PX = 900;
const STORIES_PER_LINE = 50;
/** Longer than React takes to draw a component anew on a busy machine. */
const CONTROL_PATIENCE_MS = 15_000;

/** How a story is opened: the width of its window in px, and Storybook's globals. */
interface Way {
  width: number;
  globals: string;
}
const EVERY_WAY: Way[] = [375, 1280].flatMap((width) =>
  ['theme:light', 'theme:dark'].map((globals) => ({ width, globals })),
);
const TWO_WAYS: Way[] = [
  { width: 375, globals: 'theme:light' },
  { width: 1280, globals: 'theme:dark;a11y.manual:!true' },
];

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/storybook');
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'as-built': { type: 'boolean' }, twice: { type: 'boolean' } },
});
const ways = values.twice ? TWO_WAYS : EVERY_WAY;

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
/** Of parts: a screen has no controls. In `npm test` the first story of each part. */
const partIds = partsWithControls();

const startedAt = performance.now();
const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}`;
const browser = await chromium.launch(await findChromium());
// While one page waits, the others draw.
const failures = (await Promise.all([...ways.map(openAll), openParts()])).flat();
await browser.close();
server.closeAllConnections();
server.close();

const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  `${ids.length} stories in ${ways.length} ways, ${docsIds.length} pages of documentation, ` +
    `controls of ${partIds.length} stories, ${seconds} s`,
);
const failed = failures.length;
const opened = ids.length * ways.length + docsIds.length + partIds.length;
console.log(summaryLine({ passed: opened - failed, failed, skipped: 0 }));
process.exitCode = ids.length > 0 && failed === 0 ? 0 : 1;

function partsWithControls(): string[] {
  const titles = new Set<string>();
  return ids.filter((id) => {
    const title = entries[id]?.title ?? '';
    const isFirst = !titles.has(title);
    titles.add(title);
    return title.startsWith('Components/') && (isFirst || !values.twice);
  });
}

/** The documentation and the controls, in a window of their own. */
async function openParts(): Promise<string[]> {
  const context = await newContext(browser, { viewport: { width: 1280, height: HEIGHT_PX } });
  await context.addInitScript(KEEP_NAMES);
  const lines = [
    ...(await openDocs(context, { address, ids: docsIds, timeoutMs: STORY_TIMEOUT_MS })),
    ...(await tryControls(context, { address, ids: partIds, patienceMs: CONTROL_PATIENCE_MS })),
  ];
  for (const line of lines) console.log(line);
  await context.close();
  return lines;
}

/** Every story in one page. Returns a line for each that failed. */
async function openAll({ width, globals }: Way): Promise<string[]> {
  const context = await newContext(browser, { viewport: { width, height: HEIGHT_PX } });
  await context.addInitScript(KEEP_NAMES);
  let page = await begin();
  const failed: string[] = [];
  for (const [at, id] of ids.entries()) {
    if (at % STORIES_PER_LINE === 0) console.log(`${width} px, ${globals}: ${at} of ${ids.length}`);
    const size = await page.evaluate(sizeOfStory, id);
    await page.setViewportSize(size ?? { width, height: HEIGHT_PX });
    const reason = await page.evaluate(openStory, { storyId: id, timeoutMs: STORY_TIMEOUT_MS });
    if (reason === null) continue;
    const line = `✗ ${id} at ${width} px, ${globals}: ${reason}`;
    console.log(line);
    failed.push(line);
    // What the failed one leaves must not fail the next.
    await page.close();
    page = await begin();
  }
  await context.close();
  return failed;

  function begin(): Promise<Page> {
    const [first = ''] = ids;
    return beginStory(context, `${address}/iframe.html?id=${first}&viewMode=story&globals=${globals}`);
  }
}
