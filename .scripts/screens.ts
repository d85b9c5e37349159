/**
 * `npm run screens`: photographs every screen story in both themes at three widths, compares the pictures with the fingerprints
 * of the approved ones (`stories/approved-pictures.txt`), names those that differ and writes one HTML page with before, after and
 * difference; then the exit code is 1. `-- --only home` takes only stories whose id has that word. `-- --approve` makes the
 * pictures of the last run the approved ones, `-- --approve home` those whose id has that word. `-- --as-built` takes
 * the stories as they were built last, `-- --folder x` keeps the pictures there instead of in the home folder.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { findPinnedChromium, hostFlag } from '../.tooling/chromium.ts';
import { formatApproved, parseApproved, type ApprovedPictures } from './screens/approved-pictures.ts';
import { compare, type Compared } from './screens/compare.ts';
import { groupBy } from './screens/group-by.ts';
import { photograph, shotsOf, type Shot, type Story } from './screens/photograph.ts';
import { rendererOf } from './screens/renderer.ts';
import { isNew, sheet } from './screens/sheet.ts';

/** What every story is photographed in anyway, and what is still loading or playing whenever it is looked at. */
const OTHERWISE_SHOWN = /Dark$|^Playing$|^Video File$/;

/** While one page waits, another one draws. */
const PAGES = availableParallelism() + 1;

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ approve: { type: 'boolean' }, 'as-built': { type: 'boolean' } },
    ...{ only: { type: 'string' }, folder: { type: 'string' } },
  },
});
const data = process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local/share');
// Outside the repository, where neither git nor a fresh installation of the packages touches what was approved.
const folder = values.folder ?? join(data, 'tasting-house/screens');
const places = {
  new: join(folder, 'new'),
  approved: join(folder, 'approved'),
  difference: join(folder, 'difference'),
};
const storybook = join(root, 'node_modules/.cache/tasting-house/screens');
/** The fingerprints of the approved pictures, of those in `places.approved`, and of those in `places.new`. */
const files = {
  approved: join(root, 'stories/approved-pictures.txt'),
  atHand: join(places.approved, 'fingerprints.txt'),
  new: join(places.new, 'fingerprints.txt'),
};

function buildStorybook(): void {
  console.log('Building the stories …');
  const build = ['build', '--output-dir', storybook, '--disable-telemetry', '--quiet'];
  execFileSync(join(root, 'node_modules/.bin/storybook'), build, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function screenStories(): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && /^(Screens|Admin)\//.test(title))
    .filter(({ name }) => !OTHERWISE_SHOWN.test(name));
}

/** The same on every machine, since a QR code shows it; browsers trust this name as they do the machine's own. */
const HOST = 'screens.localhost';

/** Takes the pictures. Returns a line for each story that failed, and which browser it was. */
async function takePictures(shots: Shot[]): Promise<{ failures: string[]; renderer: string }> {
  const server = createServer(sirv(storybook)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await findPinnedChromium();
  const args = [...found.args, hostFlag({ [HOST]: `127.0.0.1:${port}` })];
  const browser = await chromium.launch({ ...found, args });
  try {
    const renderer = await rendererOf(browser);
    const failures = await photograph(browser, `http://${HOST}`, shots, places.new, PAGES);
    return { failures, renderer };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

function readApproved(file: string): ApprovedPictures {
  return parseApproved(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Approved stories that there are no more; the next approval leaves them out. */
function goneFrom(approved: ApprovedPictures): string[] {
  const there = new Set(screenStories().map(({ id }) => id));
  return [...approved.keys()].filter((id) => !there.has(id));
}

function fingerprintsOf(compared: Compared[], renderer: string): ApprovedPictures {
  const stories = groupBy(compared, ({ story }) => story.id);
  return new Map(
    stories.map((shots) => [
      shots[0]?.story.id ?? '',
      { renderer, pictures: new Map(shots.map(({ theme, width, now }) => [`${theme} ${width}`, now])) },
    ]),
  );
}

/** Approves what the last run showed: nothing is approved unseen. */
function approve(word: string): void {
  const seen = [...readApproved(files.new)].filter(([id]) => id.includes(word));
  if (seen.length === 0) {
    console.error('There are no such pictures to approve: run `npm run screens` first.');
    process.exitCode = 1;
    return;
  }
  const stories = screenStories();
  const isThere = ([id]: [string, unknown]) => stories.some((story) => story.id === id);
  for (const file of [files.approved, files.atHand]) {
    const approved = new Map([...readApproved(file), ...seen].filter(isThere));
    writeFileSync(file, formatApproved(approved));
  }
  const shots = stories.filter(({ id }) => seen.some(([name]) => name === id)).flatMap(shotsOf);
  for (const { file } of shots) copyFileSync(join(places.new, file), join(places.approved, file));
  console.log(`${shots.length} pictures are approved now: commit stories/approved-pictures.txt.`);
}

async function review(): Promise<void> {
  for (const place of [places.new, places.difference]) rmSync(place, { recursive: true, force: true });
  for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
  if (!values['as-built']) buildStorybook();
  const stories = screenStories().filter(({ id }) => id.includes(values.only ?? ''));
  const shots = stories.flatMap(shotsOf);
  console.log(`Taking ${shots.length} pictures …`);
  const start = performance.now();
  const { failures, renderer } = await takePictures(shots);
  const known = {
    ...{ renderer, places },
    ...{ approved: readApproved(files.approved), atHand: readApproved(files.atHand) },
  };
  const compared: Compared[] = [];
  // A page that broke down left no picture.
  const taken = shots.filter(({ file }) => existsSync(join(places.new, file)));
  for (const shot of taken) compared.push(await compare(shot, known));
  // What failed shows how it failed, which is not to be approved.
  const passed = compared.filter(({ story }) => !failures.some((line) => line.startsWith(`${story.id}: `)));
  writeFileSync(files.new, formatApproved(fingerprintsOf(passed, renderer)));
  writeFileSync(join(folder, 'index.html'), sheet(compared, failures));
  for (const failure of failures) console.error(failure);
  const others = compared.filter(({ isOther }) => isOther);
  for (const { story, width, theme } of others) console.log(`differs: ${story.id}, ${width}, ${theme}`);
  for (const id of goneFrom(known.approved)) console.log(`gone: ${id}`);
  console.log(
    `${shots.length} pictures in ${Math.round((performance.now() - start) / 1000)} s, ${others.length} differ, ` +
      `${compared.filter(isNew).length} are new: ${join(folder, 'index.html')}`,
  );
  process.exitCode = others.length + failures.length > 0 ? 1 : 0;
}

if (values.approve) approve(positionals[0] ?? '');
else await review();
