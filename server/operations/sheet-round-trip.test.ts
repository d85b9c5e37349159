import { describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome } from '#openapi/generated/model/index.ts';
import { starterCatalogue, starterItems } from '#openapi/starter/starter-catalogue.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const download = (site: TestSite, { bearer }: Administrator, path: string) =>
  site.api(path, { headers: { Authorization: bearer } });

forEachStore((open) => {
  describe('the starter catalogue', () => {
    it('comes back with its ids, the order of its lists and its featured flags', async () => {
      const { cocktails: recipes } = starterCatalogue;
      const full = await openTestSite(open, {
        catalogue: { ...starterItems('2026-01-01'), cocktails: recipes },
      });
      const empty = await openTestSite(open);
      const [from, to] = [await logIn(full), await logIn(empty)];
      for (const kind of ['csv', 'xlsx']) {
        const path = `/api/cocktails/export/${kind}`;
        const { headers, bytes } = await download(full, from, path);
        expect(headers.get('content-disposition')).toBe(`attachment; filename="cocktails.${kind}"`);
        expect(headers.get('cache-control')).toBe('no-store');
        const { body } = await to.sendForm('POST', '/api/cocktails/import', { file: new Blob([bytes]) });
        const count = ((await full.api('/api/cocktails')).body as Cocktail[]).length;
        expect((body as ImportOutcome).results).toMatchObject(
          kind === 'csv' ? { created: count, failed: 0 } : { unchanged: count, failed: 0 },
        );
        expect((await empty.api('/api/cocktails')).body).toEqual((await full.api('/api/cocktails')).body);
        expect(Buffer.from((await download(empty, to, path)).bytes).equals(Buffer.from(bytes))).toBe(true);
      }
    });
  });

  it.each(['csv', 'xlsx'])('the order of the home page comes back from %s', async (kind) => {
    const given = ['A', 'B', 'C'].map((name) => buildCocktail({ name, featured: true }));
    const categories = [{ name: 'Sours', description: 'Citrus.' }];
    const full = await openTestSite(open, { catalogue: { categories, cocktails: given } });
    const empty = await openTestSite(open);
    const [from, to] = [await logIn(full), await logIn(empty)];
    await from.send('PUT', '/api/cocktails/c', { featured: true, featuredPlace: 1 });
    const path = `/api/cocktails/export/${kind}`;
    const { bytes } = await download(full, from, path);
    await to.sendForm('POST', '/api/cocktails/import', { file: new Blob([bytes]) });
    const shown = (await empty.api('/api/cocktails?featured=true')).body as Cocktail[];
    expect(shown.map(({ name, featuredPlace }) => [name, featuredPlace])).toEqual([
      ['C', 1],
      ['A', null],
      ['B', null],
    ]);
    expect(Buffer.from((await download(empty, to, path)).bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each(['csv', 'xlsx'])('items that were renamed come back from %s with their ids', async (kind) => {
    const full = await openTestSite(open, {
      catalogue: {
        categories: [{ name: 'Sours', description: 'Citrus.' }],
        glassware: [{ name: 'Coupe' }, { name: 'Coupé' }],
        spirits: [{ name: 'Gin' }],
        cocktails: [
          buildCocktail({ name: 'A', glassware: 'Coupé', spirits: ['Gin'] }),
          buildCocktail({ name: 'B', glassware: 'Coupe', spirits: ['Gin'] }),
        ],
      },
    });
    const empty = await openTestSite(open);
    const [from, to] = [await logIn(full), await logIn(empty)];
    await from.send('PUT', '/api/spirits/gin', { name: 'Dry gin' });
    const path = `/api/cocktails/export/${kind}`;
    const { bytes } = await download(full, from, path);
    await to.sendForm('POST', '/api/cocktails/import', { file: new Blob([bytes]) });
    expect((await empty.api('/api/cocktails')).body).toMatchObject([
      { name: 'A', glassware: 'coupe-2', spirits: ['gin'] },
      { name: 'B', glassware: 'coupe', spirits: ['gin'] },
    ]);
    expect(Buffer.from((await download(empty, to, path)).bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each(['csv', 'xlsx'])(
    'the empty template as %s imports as the one example that it shows',
    async (kind) => {
      const site = await openTestSite(open);
      const admin = await logIn(site);
      const { bytes } = await download(site, admin, `/api/cocktails/template/${kind}`);
      const { body } = await admin.sendForm('POST', '/api/cocktails/import', { file: new Blob([bytes]) });
      expect((body as ImportOutcome).message).toBe(
        '1 of 1 row imported. 1 created. Added to the catalogue: 8 items.',
      );
    },
  );
});
