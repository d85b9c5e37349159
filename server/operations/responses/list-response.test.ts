import { describe, expect, it } from 'vitest';
import type { ChangeList } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';
import type { ApiResponse } from '#server/tests/site/start-test-server.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** Returns the URL of a relation in a response's Link header. */
function linkOf({ headers }: ApiResponse, relation: string): string | undefined {
  const link = headers.get('link') ?? '';
  return link
    .split(', ')
    .find((one) => one.endsWith(`rel="${relation}"`))
    ?.slice(1)
    .split('>')[0];
}

const site = await openTestSite({
  catalogue: {
    categories: [{ name: 'Sours', description: 'x' }],
    spirits: NAMES.map((name) => ({ name })),
    cocktails: NAMES.map((name) => buildCocktail({ name: `Gin ${name}` })),
  },
});
const admin = await logIn(site);

describe('pages', () => {
  // The other resources share the code of the spirits.
  it.each(['/api/cocktails', '/api/cocktails/category/Sours', '/api/cocktails/search/gin', '/api/spirits'])(
    '%s is whole without parameters, and page by page with a limit',
    async (path) => {
      const whole = await site.api(path);
      const all = whole.body as { id: string }[];
      expect(all.length).toBeGreaterThanOrEqual(NAMES.length);
      expect([whole.headers.get('x-total-count'), whole.headers.get('link')]).toEqual([null, null]);
      const found: unknown[] = [];
      for (let next: string | undefined = `${path}?limit=2`; next;) {
        const page: ApiResponse = await site.api(next);
        expect(page.headers.get('x-total-count')).toBe(String(all.length));
        found.push(...(page.body as unknown[]));
        next = linkOf(page, 'next');
      }
      expect(found).toEqual(all);
      for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'limit=x'])
        expect((await site.api(`${path}?${query}`)).status, query).toBe(400);
    },
  );

  it('a page in the middle links to the first, the one before, the next and the last (RFC 8288)', async () => {
    const { headers } = await site.api('/api/spirits?limit=2&offset=2');
    expect(headers.get('link')?.split(', ')).toEqual([
      '</api/spirits?limit=2&offset=0>; rel="first"',
      '</api/spirits?limit=2&offset=0>; rel="prev"',
      '</api/spirits?limit=2&offset=4>; rel="next"',
      '</api/spirits?limit=2&offset=4>; rel="last"',
    ]);
    expect((await site.api('/api/spirits?limit=2&offset=1000')).body).toEqual([]);
  });

  it('the cocktails like another are 3 unless a limit is given', async () => {
    expect((await site.api('/api/cocktails/gin-a/similar')).body).toHaveLength(3);
    expect((await site.api('/api/cocktails/gin-a/similar?limit=4')).body).toHaveLength(4);
    expect((await site.api('/api/cocktails/gin-a/similar?limit=21')).status).toBe(400);
  });

  it('the next page of the history begins after the last change, whatever is written meanwhile', async () => {
    for (const name of ['V', 'W', 'X', 'Y', 'Z'])
      await admin.send('POST', '/api/spirits', { name: `Spirit ${name}` });
    const read = async (url: string) => {
      const page = await admin.api(url);
      const { total, next, changes } = page.body as ChangeList;
      return { total, next, names: changes.map(({ itemName }) => itemName), link: linkOf(page, 'next') };
    };
    const first = await read('/api/admin/changes?limit=2&action=created');
    expect(first).toMatchObject({ total: 5, names: ['Spirit Z', 'Spirit Y'] });
    await admin.send('POST', '/api/spirits', { name: 'Spirit later' });
    const second = await read(first.link ?? '');
    expect(second).toMatchObject({ total: 6, names: ['Spirit X', 'Spirit W'] });
    const last = await read(`/api/admin/changes?limit=2&action=created&before=${second.next ?? ''}`);
    expect(last).toMatchObject({ next: null, names: ['Spirit V'], link: undefined });
    const [revision] = (first.next ?? '').split('-');
    const older = await read(`/api/admin/changes?before=${revision ?? ''}-0&limit=1`);
    expect(older.names).toEqual(['Spirit X']);
    expect((await admin.api('/api/admin/changes?before=43')).status).toBe(400);
  });

  it('the first state of an item comes last, on an extra page if the others are full', async () => {
    await admin.send('PUT', '/api/spirits/a', { name: 'A', description: 'First.' });
    await admin.send('PUT', '/api/spirits/a', { name: 'A', description: 'Second.' });
    const path = '/api/admin/changes?resource=spirits&itemId=a&limit=2';
    const first = (await admin.api(path)).body as ChangeList;
    expect([first.total, first.changes.length]).toEqual([3, 2]);
    const last = (await admin.api(`${path}&before=${first.next ?? ''}`)).body as ChangeList;
    expect(last).toMatchObject({ next: null, changes: [{ action: 'original' }] });
  });
});
