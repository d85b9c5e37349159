import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '#openapi/generated/model/index.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

forEachStore((open) => {
  describe('a note of the house', () => {
    let site: TestSite;
    let admin: Awaited<ReturnType<typeof logIn>>;
    const notes = async (query = ''): Promise<Note[]> =>
      (await site.api(`/api/notes${query}`)).body as Note[];

    beforeEach(async () => {
      site = await openTestSite(open, {
        catalogue: {
          categories: [{ name: 'Sours', description: 'x' }],
          cocktails: ['Ada', 'Bee', 'Cid'].map((name) => buildCocktail({ name })),
          notes: [
            { name: 'Old', date: '2026-09-28', story: 'Long ago.' },
            { name: 'New', date: '2026-10-12', story: 'Today.', cocktail: 'ada' },
            { name: 'Between', date: '2026-10-05', story: 'Last week.' },
            { name: 'Also between', date: '2026-10-05', story: 'The same day.' },
          ],
        },
      });
      admin = await logIn(site);
    });

    it('stands in the list by its date, the newest first, and the first page has the newest', async () => {
      expect((await notes()).map(({ name }) => name)).toEqual(['New', 'Also between', 'Between', 'Old']);
      expect(await notes('?limit=1')).toEqual([
        {
          ...{ id: 'new', name: 'New', date: '2026-10-12', story: 'Today.', cocktail: 'ada', image: null },
          ...{
            imageAlt: null,
            imageFocus: null,
            status: 'published',
            shownFrom: null,
            shownUntil: null,
            version: 1,
          },
        },
      ]);
      await admin.send('PATCH', '/api/notes/old', { date: '2026-10-19' });
      expect((await notes('?limit=1'))[0]?.name).toBe('Old');
    });

    it('holds its cocktail back from deletion, and takes another one in its place', async () => {
      const refused = await admin.send('DELETE', '/api/cocktails/ada');
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ usedBy: [{ resource: 'notes', id: 'new', name: 'New' }] });
      const replaced = { resource: 'cocktails', from: 'ada', to: 'cid' };
      expect((await admin.send('POST', '/api/admin/bulk/replace', replaced)).status).toBe(200);
      expect((await notes('?limit=1'))[0]?.cocktail).toBe('cid');
    });

    it('is without its cocktail while that is a draft, which the administrator still sees', async () => {
      await admin.send('PATCH', '/api/cocktails/ada', { status: 'draft' });
      expect((await notes('?limit=1'))[0]?.cocktail).toBeNull();
      expect((await admin.api('/api/admin/notes/new')).body).toMatchObject({ cocktail: 'ada' });
      await admin.send('PATCH', '/api/cocktails/ada', { status: 'published' });
      expect((await notes('?limit=1'))[0]?.cocktail).toBe('ada');
    });
  });
});
