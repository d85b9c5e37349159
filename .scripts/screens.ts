/**
 * `npm run screens`: photographs every screen story in both themes at three widths into one HTML sheet, beside the set
 * that was approved last, showing what differs. `-- --approve` makes the new set the approved one, `-- --only home`
 * takes only stories whose id has that word, `-- --folder x` puts everything there.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import sirv from 'sirv';
import { findChromium } from './chromium.ts';
import { pictureDifference } from './picture-difference.ts';

const WIDTHS_PX = [375, 768, 1280];
const THEMES = ['light', 'dark'] as const;
const VIEW_HEIGHT_PX = 900;
/** Pictures and fonts have come by then; states that never end have no other sign. */
const SETTLE_MS = 800;
/** Fewer differing pixels than this are nobody's doing. */
const ALIKE_SHARE = 0.0005;

interface Shot {
  name: string;
  /** null when there is no approved picture of it. */
  share: number | null;
}

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { approve: { type: 'boolean' }, only: { type: 'string' }, folder: { type: 'string' } },
});
const folder = values.folder ?? join(root, 'node_modules/.cache/tasting-house/screens');
const places = {
  new: join(folder, 'new'),
  approved: join(folder, 'approved'),
  difference: join(folder, 'difference'),
};

function screenStories(storybook: string): string[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; title: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && /^(Screens|Admin|Search)\//.test(title))
    .map(({ id }) => id)
    .filter((id) => id.includes(values.only ?? ''));
}

async function photograph(browser: Browser, address: string, ids: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const width of WIDTHS_PX) {
    const viewport = { width, height: VIEW_HEIGHT_PX };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const id of ids) {
      for (const theme of THEMES) {
        await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
        await page.waitForSelector('.sb-show-main #storybook-root > *', { state: 'attached' });
        await page.waitForTimeout(SETTLE_MS);
        const name = `${id}.${theme}.${width}.png`;
        await page.screenshot({ path: join(places.new, name), fullPage: true, animations: 'disabled' });
        names.push(name);
      }
    }
    await page.close();
  }
  return names;
}

async function compare(name: string): Promise<Shot> {
  const approved = join(places.approved, name);
  if (!existsSync(approved)) return { name, share: null };
  const { share, picture } = await pictureDifference(
    readFileSync(approved),
    readFileSync(join(places.new, name)),
  );
  if (share > ALIKE_SHARE && picture) writeFileSync(join(places.difference, name), picture);
  return { name, share };
}

const isOther = ({ share }: Shot) => share !== null && share > ALIKE_SHARE;

function sheet(shots: Shot[]): string {
  const image = (place: string, name: string) => `<img loading="lazy" alt="${place}" src="${place}/${name}">`;
  const figure = (shot: Shot) => {
    const { name, share } = shot;
    const told =
      share === null ? 'new' : isOther(shot) ? `${(share * 100).toFixed(2)} % differ` : 'as approved';
    const others = isOther(shot)
      ? image('approved', name) + (share === 1 ? '' : image('difference', name))
      : '';
    return `<figure${isOther(shot) ? ' class="other"' : ''}><figcaption>${name}: ${told}</figcaption>${image('new', name)}${others}</figure>`;
  };
  const sorted = [...shots.filter(isOther), ...shots.filter((shot) => !isOther(shot))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(22rem,1fr));gap:1rem}
figure{margin:0}.other{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:1rem;outline:2px solid #b00}
figcaption{width:100%}img{max-width:22rem;width:100%;height:auto;border:1px solid #999;align-self:start}</style>
${sorted.map(figure).join('\n')}</html>`;
}

const storybook = join(folder, 'storybook');
for (const place of [places.new, places.difference]) rmSync(place, { recursive: true, force: true });
for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
console.log('Building the stories …');
const build = ['build', '--output-dir', storybook, '--disable-telemetry', '--quiet'];
execFileSync(join(root, 'node_modules/.bin/storybook'), build, {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const server = createServer(sirv(storybook)).listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch(await findChromium());
try {
  const { port } = server.address() as AddressInfo;
  const names = await photograph(browser, `http://127.0.0.1:${port}`, screenStories(storybook));
  const shots = await Promise.all(names.map(compare));
  writeFileSync(join(folder, 'index.html'), sheet(shots));
  const others = shots.filter(isOther);
  const fresh = shots.filter(({ share }) => share === null);
  console.log(
    `${shots.length} pictures, ${others.length} differ, ${fresh.length} are new: ${join(folder, 'index.html')}`,
  );
  if (values.approve) {
    cpSync(places.new, places.approved, { recursive: true });
    console.log('They are the approved set now.');
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
