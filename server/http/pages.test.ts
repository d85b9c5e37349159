import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '#openapi/pages/page-renderer.ts';
import { fakePages, PUBLIC_SITE } from '#server/tests/site/fake-pages.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { rawRequest } from '#server/tests/site/raw-request.ts';
import {
  startTestServer,
  startTestServerForFile,
  type TestServer,
} from '#server/tests/site/start-test-server.ts';

/** This text makes pages long enough to be compressed. */
const FILLER = `<p>${'long '.repeat(500)}</p>`;

const pictureOf = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="99" height="99"/></svg>`;

/** Makes pages that print the request and the response of the API, and lists the requests. */
const printingPages = (seen: PageRequest[], untilMade = (_path: string) => Promise.resolve()) =>
  fakePages(
    async (request, { readApi }) => {
      seen.push(request);
      const { body } = await readApi('/api/spirits/vodka');
      await untilMade(request.path);
      const status = ['/not-found', '/recipe/unheard-of'].includes(request.path) ? 404 : 200;
      return { status, html: `<p>${request.origin}${request.path}${request.search}</p>${body}${FILLER}` };
    },
    {
      drawTilesSvg: (tiles, theme) => `<svg ${theme} ${String(tiles.length)}/>`,
      shareCardSvg: () => Promise.resolve(pictureOf(1200, 630)),
    },
  );

/** Starts a site for one test, which counts the pages that are made. */
async function startSite(
  env: Record<string, string> = {},
  untilMade?: (path: string) => Promise<void>,
): Promise<{ server: TestServer; seen: PageRequest[] }> {
  const seen: PageRequest[] = [];
  const pageSource = printingPages(seen, untilMade);
  const server = await startTestServer({ catalogue: 'starter', pageSource, env });
  return { seen, server };
}

describe('pages', () => {
  afterEach(() => void vi.useRealTimers());

  it('are made anew each day, because adverts change with the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59Z') });
    const { server, seen } = await startSite();
    for (const path of ['/', '/', '/']) await server.fetch(path);
    expect(seen).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
    await server.fetch('/');
    expect(seen).toHaveLength(2);
  });

  it('show an item only between its two times, as do the site map and the share picture', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T17:00:00Z') });
    const { server } = await startSite();
    const admin = await logIn(server);
    const times = { shownFrom: '2026-12-01T18:00:00.000Z', shownUntil: '2026-12-01T19:00:00.000Z' };
    for (const path of ['cocktails/negroni', 'categories/tiki'])
      expect((await admin.send('PATCH', `/api/${path}`, times)).status).toBe(200);
    const seen = async (): Promise<unknown[]> => {
      const map = await (await server.fetch('/sitemap.xml')).text();
      const picture = await server.fetch('/share/negroni.png');
      const listed = ['/recipe/negroni', '/categories/Tiki'].map((path) => map.includes(path));
      return [...listed, picture.status];
    };
    const nothing = [false, false, 404];
    expect(await seen()).toEqual(nothing);
    expect(await seen()).toEqual(nothing);
    vi.setSystemTime(new Date('2026-12-01T17:59:59.999Z'));
    expect(await seen()).toEqual(nothing);
    vi.setSystemTime(new Date('2026-12-01T18:00:00Z'));
    expect(await seen()).toEqual([true, true, 200]);
    vi.setSystemTime(new Date('2026-12-01T19:00:00Z'));
    expect(await seen()).toEqual(nothing);
  });

  it('have the data of the API, and are cached until the catalogue changes', async () => {
    const { server, seen } = await startSite();
    const first = await server.fetch('/recipe/negroni?from=home');
    const html = await first.text();
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<p>${server.origin}/recipe/negroni</p>`);
    expect(html).toContain('"name":"Vodka"');
    const again = await server.fetch('/recipe/negroni?from=home', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '', Cookie: 'session=forged' },
    });
    expect(again.status).toBe(304);
    expect(seen).toHaveLength(1);

    const admin = await logIn(server);
    await admin.send('PUT', '/api/spirits/vodka', { name: 'Wodka', description: null });
    expect(await (await server.fetch('/recipe/negroni?from=home')).text()).toContain('"name":"Wodka"');
    expect(seen).toHaveLength(2);
  });

  it('are rendered again for requests after a write, although an older rendering is still running', async () => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const { server, seen } = await startSite({}, () => (seen.length === 1 ? isReleased : Promise.resolve()));
    const before = server.fetch('/recipe/slow');
    await expect.poll(() => seen.length).toBe(1);
    const admin = await logIn(server);
    await admin.send('PUT', '/api/spirits/vodka', { name: 'Wodka', description: null });
    const after = server.fetch('/recipe/slow');
    release();
    expect(await (await after).text()).toContain('"name":"Wodka"');
    expect([(await before).status, seen.length]).toEqual([200, 2]);
  });

  it('have status 404 for an unknown recipe, uncached, and for unknown routes, which share one page', async () => {
    const { server, seen } = await startSite();
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await server.fetch('/recipe/unheard-of');
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
    }
    for (const path of ['/nowhere', '/recipe/a/b', `/${'/'.repeat(12_000)}a`, `/about${'x'.repeat(2000)}`]) {
      const { status, text } = await rawRequest(server.origin, { path });
      expect([status, text.includes('/not-found</p>')]).toEqual([404, true]);
    }
    expect(seen.map(({ path }) => path)).toEqual(['/recipe/unheard-of', '/recipe/unheard-of', '/not-found']);
  });

  it('link to PUBLIC_URL, whatever Host a request names, and are all in the site map', async () => {
    const { server } = await startSite(PUBLIC_SITE);
    expect(await (await server.fetch('/about')).text()).toContain('<p>https://drinks.example/about</p>');
    expect(await (await server.fetch('/robots.txt')).text()).toContain(
      'Sitemap: https://drinks.example/sitemap.xml',
    );
    const map = await (await server.fetch('/sitemap.xml')).text();
    expect(map).toContain('<loc>https://drinks.example/explore-collection</loc>');
    expect(map).toContain('<loc>https://drinks.example/recipe/negroni</loc>');
    expect(map).toContain('<loc>https://drinks.example/categories/Stirred%20classics</loc>');
    expect(map).toContain('<loc>https://drinks.example/house-made/falernum</loc>');
    expect(map).not.toContain('/admin');
  });

  const SPELLINGS: [other: string, canonical: string][] = [
    ['/recipe/%6eegroni', '/recipe/negroni'],
    ['/recipe/daiquiri//', '/recipe/daiquiri'],
    ['/categories/Stirred%20%63lassics', '/categories/Stirred%20classics'],
    ['/categories/rum&lime', '/categories/rum%26lime'],
    ['/Categories/Tiki?page=2', '/categories/Tiki?page=2'],
    ['/categories/Sours?page=abc', '/categories/Sours'],
    ['/%61bout', '/about'],
    ['/drawings/categories-%6cight.svg', '/drawings/categories-light.svg'],
    ['/%72obots.txt', '/robots.txt'],
    ['/share/%6eegroni.png', '/share/negroni.png'],
    ['/api/%63ocktails/%6eegroni', '/api/cocktails/negroni'],
  ];

  it('are the same for every spelling of a URL, whichever is requested first', async () => {
    const { server, seen } = await startSite();
    for (const [other, canonical] of SPELLINGS) {
      const first = await rawRequest(server.origin, { path: other });
      const second = await rawRequest(server.origin, { path: canonical });
      expect([other, first.status]).toEqual([other, 200]);
      expect([other, second.text]).toEqual([other, first.text]);
    }
    const rendered = SPELLINGS.map(([, canonical]) => canonical).filter((path) =>
      /^\/(?:recipe|categories|about)/.test(path),
    );
    expect(seen.map(({ path, search }) => path + search)).toEqual(rendered);
  });
});

describe('pages of one site', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter', pageSource: printingPages([]) });
  });
  afterAll(() => server.stop());

  it('are sent as brotli to the first reader too', async () => {
    const first = await server.fetch('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('"name":"Vodka"');
  });

  it('allow their one inline script and no other', async () => {
    const policy = (await server.fetch('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-dGhlbWU=';");
  });

  it('hide the dashboard, and no other page, from search engines by every spelling of its URL', async () => {
    for (const path of ['/admin', '/admin', '/admin/', '/%61dmin', '/ADMIN']) {
      const { headers } = await rawRequest(server.origin, { path });
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    expect((await server.fetch('/about')).headers.get('x-robots-tag')).toBeNull();
    expect(await (await server.fetch('/robots.txt')).text()).toContain('Disallow: /admin\n');
  });

  it('share a picture of 1200 × 630 pixels', async () => {
    for (const name of ['negroni', '_site']) {
      const response = await server.fetch(`/share/${name}.png`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
    // A recipe may be called House, so the name of the site's own picture cannot be an id.
    for (const name of ['unheard-of', 'house'])
      expect((await server.fetch(`/share/${name}.png`)).status).toBe(404);
  });

  it("draw every category's typical cocktail in one file for each theme", async () => {
    for (const theme of ['light', 'dark']) {
      const response = await server.fetch(`/drawings/categories-${theme}.svg`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toBe(`<svg ${theme} 11/>`);
    }
  });

  it('redirect a URL with a capital letter in an id to small letters', async () => {
    for (const [asked, id] of [
      ['/recipe/Negroni?utm=1', '/recipe/negroni'],
      ['/menu/Evening-Menu', '/menu/evening-menu'],
      // Two spellings of one URL count as the same.
      ['/Recipe/N%65groni', '/recipe/negroni'],
    ] as const) {
      const response = await server.fetch(asked, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([301, id]);
    }
  });

  it.each(['/share/%E0%A4%A.png', '/%E0%A4%A', '/%00', '/..%2f..%2fetc/passwd', '//evil.example/'])(
    'are no failure at an odd URL: %s',
    async (path) => {
      expect((await server.fetch(path)).status).toBe(404);
    },
  );
});
