import { describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite, siteOn, type TestSite } from '#server/tests/site/open-test-site.ts';
import VISITOR_READS from './visitor-reads.json' with { type: 'json' };

const BEFORE = new Date('2026-12-01T17:59:59.999Z');
const FROM = new Date('2026-12-01T18:00:00.000Z');
const UNTIL = new Date('2026-12-24T23:00:00.000Z');

const SWAP = {
  originalIngredient: 'Zanzibar clove',
  sustainableAlternative: 'Juniper',
  category: 'spirits',
  description: 'Grows here.',
};

const PATHS = ['cocktails', 'categories', 'menus', 'sustainable-substitutions'];

const menuOf = (...cocktails: string[]) => [
  { title: 'First', drinks: cocktails.map((cocktail) => ({ cocktail, price: '9', note: cocktail })) },
];

/** Returns the responses to all reads of visitors that could show a draft, by its ids and words. */
async function wordsOfVisitors(site: TestSite): Promise<string> {
  const responses = [];
  for (const path of VISITOR_READS) {
    const { status, body } = await site.api(path);
    // A problem repeats the requested id, whether it exists or not.
    responses.push(status === 404 ? '' : JSON.stringify(body).toLowerCase());
  }
  return responses.join('\n');
}

async function openSites() {
  const time = { now: BEFORE };
  const services = { now: () => time.now };
  const site = await openTestSite({
    catalogue: {
      categories: [{ name: 'Sours', description: 'Citrus.' }],
      spirits: [{ name: 'Gin' }],
      cocktails: [buildCocktail({ name: 'Ada', spirits: ['Gin'] })],
      menus: [{ name: 'Evening', currency: 'EUR', sections: menuOf('ada') }],
    },
    services,
  });
  const other = await siteOn(site.store, { services });
  return { time, site, other, admin: await logIn(site) };
}

type Sites = Awaited<ReturnType<typeof openSites>>;

async function createHidden({ admin }: Sites, hidden: object): Promise<void> {
  const shelf = { name: 'Zanzibar shelf', description: 'Cloves.', ...hidden };
  expect((await admin.send('POST', '/api/categories', shelf)).status).toBe(201);
  const fizz = { ...buildCocktail({ name: 'Zanzibar fizz', spirits: ['Gin'] }), featured: true };
  const drink = { ...fizz, category: ['Sours', 'Zanzibar shelf'], ...hidden };
  expect((await admin.send('POST', '/api/cocktails', drink)).status).toBe(201);
  const ada = { category: ['Zanzibar shelf', 'Sours'] };
  expect((await admin.send('PATCH', '/api/cocktails/ada', ada)).status).toBe(200);
  const sections = menuOf('ada', 'zanzibar-fizz');
  expect((await admin.send('PATCH', '/api/menus/evening', { sections })).status).toBe(200);
  const menu = { name: 'Zanzibar menu', currency: 'EUR', ...hidden };
  expect((await admin.send('POST', '/api/menus', menu)).status).toBe(201);
  const swap = await admin.send('POST', '/api/sustainable-substitutions', { ...SWAP, ...hidden });
  expect(swap.status).toBe(201);
}

describe('what is not public', () => {
  it('is shown between its two times and at no other time, in every process', async () => {
    const sites = await openSites();
    const { time, site, other } = sites;
    const untouched = await wordsOfVisitors(site);
    await createHidden(sites, { shownFrom: FROM.toISOString(), shownUntil: UNTIL.toISOString() });
    const check = async (isShown: boolean): Promise<void> => {
      for (const one of [site, other]) {
        const words = await wordsOfVisitors(one);
        if (isShown) {
          for (const one of ['fizz', 'shelf', 'menu', 'clove']) expect(words).toContain(`zanzibar ${one}`);
          expect(words).toContain('"cocktail":"zanzibar-fizz"');
        } else {
          expect(words).not.toContain('zanzibar');
          expect(words.replaceAll('"version":2', '"version":1')).toBe(untouched);
        }
      }
    };
    await check(false);
    time.now = FROM;
    await check(true);
    time.now = new Date(UNTIL.getTime() - 1);
    await check(true);
    time.now = UNTIL;
    await check(false);
  });

  it('is hidden while it is a draft, and again after its publication is undone', async () => {
    const sites = await openSites();
    const { admin, site, other } = sites;
    await createHidden(sites, { status: 'draft' });
    for (const one of [site, other]) expect(await wordsOfVisitors(one)).not.toContain('zanzibar');
    const published = await admin.send('PATCH', '/api/cocktails/zanzibar-fizz', { status: 'published' });
    expect(published.body).toMatchObject({ status: 'published', category: ['Sours', 'Zanzibar shelf'] });
    const shown = { status: 200, body: { category: ['Sours'] } };
    for (const one of [site, other])
      expect(await one.api('/api/cocktails/zanzibar-fizz')).toMatchObject(shown);
    const { body } = await admin.api('/api/admin/changes?limit=1');
    const [{ revision }] = (body as { changes: [{ revision: number }] }).changes;
    await admin.send('POST', `/api/admin/revisions/${revision}/undo`);
    for (const one of [site, other]) expect(await wordsOfVisitors(one)).not.toContain('zanzibar');
  });

  it('is read and listed by the administrator alone, and is never stored by a cache', async () => {
    const sites = await openSites();
    const { admin, site, time } = sites;
    await createHidden(sites, { status: 'draft' });
    await admin.send('PATCH', '/api/categories/zanzibar-shelf', {
      status: null,
      shownFrom: FROM.toISOString(),
    });
    for (const path of PATHS) {
      expect((await site.api(`/api/${path}?drafts=false`)).status).toBe(401);
      expect((await admin.api(`/api/${path}/nothing?drafts=true`)).status).toBe(404);
      for (const query of ['drafts=1', 'drafts=', 'drafts=true&drafts=true', 'drafts=true&status=hidden'])
        expect((await admin.api(`/api/${path}?${query}`)).status).toBe(400);
      const [{ id } = { id: '' }] = (await admin.api(`/api/${path}?drafts=true`)).body as { id: string }[];
      expect(await admin.api(`/api/${path}/${id}?drafts=true`)).toMatchObject({ status: 200, body: { id } });
      const page = await admin.api(`/api/${path}?drafts=true&limit=1`);
      expect(page.body).toHaveLength(1);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('x-total-count')).toBe(path === 'sustainable-substitutions' ? '1' : '2');
      // With a session, a public response is the same as without one.
      expect((await admin.api(`/api/${path}`)).body).toEqual((await site.api(`/api/${path}`)).body);
    }
    const idsWith = async (path: string) =>
      ((await admin.api(`/api/${path}&drafts=true`)).body as { id: string }[]).map(({ id }) => id);
    expect(await idsWith('cocktails?status=draft')).toEqual(['zanzibar-fizz']);
    expect(await idsWith('cocktails?status=published&category=sours')).toEqual(['ada']);
    expect(await idsWith('categories?status=scheduled')).toEqual(['zanzibar-shelf']);
    expect(await idsWith('sustainable-substitutions?status=ended')).toEqual([]);
    expect((await site.api('/api/cocktails?status=draft')).body).toEqual([]);
    time.now = FROM;
    expect(await idsWith('categories?status=scheduled')).toEqual([]);

    const one = await admin.api('/api/cocktails/zanzibar-fizz?drafts=true');
    expect(one.body).toMatchObject({ status: 'draft', category: ['Sours', 'Zanzibar shelf'] });
    expect(one.headers.get('cache-control')).toBe('no-store');
    const headers = { 'If-Match': one.headers.get('etag') ?? '' };
    const saved = await admin.send('PATCH', '/api/cocktails/zanzibar-fizz', { featured: false }, headers);
    expect(saved.status).toBe(200);
  });

  it('is not overwritten with the ETag that a visitor gets of an item with a hidden part', async () => {
    const sites = await openSites();
    const { admin, site } = sites;
    await createHidden(sites, { status: 'draft' });
    const { body, headers } = await site.api('/api/cocktails/ada');
    expect((body as Cocktail).category).toEqual(['Sours']);
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    const replaced = await admin.send('PATCH', '/api/cocktails/ada', { category: ['Sours'] }, ifMatch);
    expect(replaced.status).toBe(412);
  });
});
