/**
 * `npm run screens`: photographs every screen story in both themes at three widths into one HTML sheet, beside the set
 * that was approved last, showing what differs; then the exit code is 1. `-- --approve` makes the pictures of the last
 * run the approved ones, `-- --only home` takes only stories whose id has that word, `-- --folder x` keeps everything
 * there instead of in the home folder.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { findChromium } from '../.tooling/chromium.ts';
import { photograph, shotsOf, type Shot, type Story } from './screens/photograph.ts';
import { pictureDifference } from './screens/picture-difference.ts';
import { isNew, isOther, sheet, type Compared } from './screens/sheet.ts';

/** What every story is photographed in anyway, and a lesson that is stopped wherever it happens to be. */
const OTHERWISE_SHOWN = /Dark$|^Playing$/;

/** While one page waits, another one draws. */
const PAGES = availableParallelism() + 1;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { approve: { type: 'boolean' }, only: { type: 'string' }, folder: { type: 'string' } },
});
const data = process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local/share');
// Outside the repository, where neither git nor a fresh installation of the packages touches what was approved.
const folder = values.folder ?? join(data, 'tasting-house/screens');
const places = {
  new: join(folder, 'new'),
  approved: join(folder, 'approved'),
  difference: join(folder, 'difference'),
};

function buildStorybook(): string {
  const storybook = join(root, 'node_modules/.cache/tasting-house/screens');
  const build = ['build', '--output-dir', storybook, '--disable-telemetry', '--quiet'];
  execFileSync(join(root, 'node_modules/.bin/storybook'), build, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return storybook;
}

function screenStories(storybook: string): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && /^(Screens|Admin)\//.test(title))
    .filter(({ id, name }) => id.includes(values.only ?? '') && !OTHERWISE_SHOWN.test(name));
}

async function takePictures(storybook: string, shots: Shot[]): Promise<string[]> {
  const server = createServer(sirv(storybook)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch(await findChromium());
  try {
    const { port } = server.address() as AddressInfo;
    return await photograph(browser, `http://127.0.0.1:${port}`, shots, places.new, PAGES);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function compare(shot: Shot): Promise<Compared> {
  const [before, after] = [places.approved, places.new].map((place) => join(place, shot.file));
  if (!before || !after || !existsSync(before) || !existsSync(after)) return { ...shot, share: null };
  const { share, picture } = await pictureDifference(readFileSync(before), readFileSync(after));
  const compared = { ...shot, share };
  if (picture && isOther(compared)) writeFileSync(join(places.difference, shot.file), picture);
  return compared;
}

/** Approves what the last run showed: nothing is approved unseen. */
function approve(): void {
  const pictures = existsSync(places.new) ? readdirSync(places.new) : [];
  if (pictures.length === 0) {
    console.error('There are no pictures to approve: run `npm run screens` first.');
    process.exitCode = 1;
    return;
  }
  cpSync(places.new, places.approved, { recursive: true });
  console.log(`${pictures.length} pictures are approved now.`);
}

async function review(): Promise<void> {
  for (const place of [places.new, places.difference]) rmSync(place, { recursive: true, force: true });
  for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
  console.log('Building the stories …');
  const storybook = buildStorybook();
  const shots = screenStories(storybook).flatMap(shotsOf);
  console.log(`Taking ${shots.length} pictures …`);
  const start = performance.now();
  const failures = await takePictures(storybook, shots);
  const compared: Compared[] = [];
  for (const shot of shots) compared.push(await compare(shot));
  writeFileSync(join(folder, 'index.html'), sheet(compared, failures));
  const others = compared.filter(isOther).length;
  const seconds = Math.round((performance.now() - start) / 1000);
  for (const failure of failures) console.error(failure);
  console.log(
    `${shots.length} pictures in ${seconds} s, ${others} differ, ${compared.filter(isNew).length} are new: ` +
      join(folder, 'index.html'),
  );
  process.exitCode = others + failures.length > 0 ? 1 : 0;
}

if (values.approve) approve();
else await review();
