import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesIn } from '../support/addresses-in.ts';
import { startBuiltSite, type RunningSite } from '../support/built-site.ts';

/** Asked for by browsers, crawlers and the site's own scripts, whether or not a document names them. */
const WELL_KNOWN = [
  ...['/', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'],
  ...['/api/cocktails', '/api/categories', '/api/myads'],
];
const CRAWLERS = 4;

const TYPES: [path: RegExp, type: RegExp][] = [
  [/\.js$/, /^text\/javascript$/],
  [/\.css$/, /^text\/css$/],
  [/\.woff2$/, /^font\/woff2$/],
  [/\.png$/, /^image\/png$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.ico$/, /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  [/\.webmanifest$/, /^application\/manifest\+json$/],
  [/\.xml$/, /^application\/xml$/],
  [/\.txt$/, /^text\/plain$/],
  [/^\/api\/\w+$/, /^application\/json$/],
  [/^\/api\/images\//, /^image\/(?:avif|webp|jpeg|png)$/],
  [/^\/(?!api\/)[^.]*$/, /^text\/html$/],
];

interface Found {
  status: number;
  type: string;
  /** The first page that names it. */
  namedBy: string;
  body: Buffer;
}

let site: RunningSite | undefined;
const found = new Map<string, Found>();

beforeAll(async () => {
  site = await startBuiltSite();
  await crawl(site.address);
});
afterAll(() => site?.stop());

/** Fetches everything that the site names, from the well-known addresses on. */
async function crawl(origin: string): Promise<void> {
  const waiting = WELL_KNOWN.map((path) => ({ path, namedBy: 'browsers' }));
  const seen = new Set(WELL_KNOWN);
  let active = 0;
  const crawler = async (): Promise<void> => {
    for (;;) {
      const next = waiting.shift();
      if (!next) {
        if (active === 0) return;
        await new Promise(setImmediate);
        continue;
      }
      active += 1;
      const response = await fetch(origin + next.path, { redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
      found.set(next.path, { status: response.status, type, namedBy: next.namedBy, body });
      for (const address of addressesIn(type, body.toString())) {
        const url = new URL(address, origin + next.path);
        const path = url.pathname + url.search;
        if (url.origin !== origin || seen.has(path)) continue;
        seen.add(path);
        waiting.push({ path, namedBy: next.path });
      }
      active -= 1;
    }
  };
  await Promise.all(Array.from({ length: CRAWLERS }, crawler));
}

const pathOf = (address: string) => address.replace(/\?.*/, '');
const named = (pattern: RegExp) => [...found].filter(([address]) => pattern.test(pathOf(address)));

test('every address that the built site names answers 200 with the right type', () => {
  const faults = [...found].flatMap(([address, { status, type, namedBy }]) => {
    const expected = TYPES.find(([path]) => path.test(pathOf(address)))?.[1];
    return status === 200 && expected?.test(type) ? [] : [`${address} of ${namedBy}: ${status} ${type}`];
  });
  expect(faults).toEqual([]);
});

test.each(['/%E0%A4%A', '/recipe/%E0%A4%A', '/categories/%'])(
  'a damaged address has the page of an unknown one, and in the API a problem: %s',
  async (path) => {
    const page = await fetch(site?.address + path);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('404 Page Not Found</h1>');
    const problem = await fetch(`${site?.address}/api${path}`);
    expect([problem.status, problem.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
  },
);

test('the crawl reaches every kind of resource', () => {
  const recipes = named(/^\/recipe\/[^/]+$/).length;
  expect(recipes).toBeGreaterThan(50);
  expect(named(/^\/share\/.*\.png$/).length).toBe(recipes + 1);
  for (const kind of [/^\/assets\/.*\.js$/, /\.css$/, /\.woff2$/, /^\/adverts\/.*\.svg$/]) {
    expect(named(kind).length, String(kind)).toBeGreaterThan(0);
  }
});

describe('the icons', () => {
  const page = () => found.get('/')?.body.toString() ?? '';

  test('the document names them, the manifest and the colour of the browser around it', () => {
    expect(page()).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
    expect(page()).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
    expect(page()).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(page()).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page()).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
  });

  test('the touch icon fills its 180 pixels, and the favicon is an icon file', async () => {
    const touchIcon = sharp(found.get('/apple-touch-icon.png')?.body);
    expect(await touchIcon.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await touchIcon.stats()).isOpaque).toBe(true);
    expect(found.get('/favicon.ico')?.body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});
