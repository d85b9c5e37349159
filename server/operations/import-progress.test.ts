import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { forEachStore } from '#server/testing/for-each-store.ts';
import { logIn } from '#server/testing/log-in.ts';
import { openTestSite } from '#server/testing/open-test-site.ts';
import { counted, countStored, ImportProgressTable } from './import-progress.ts';

const SHEET = [
  'name,category,description,ingredients,instructions,difficulty',
  ...Array.from({ length: 4 }, (_, at) => `Drink ${at},Sours,Citrus.,1 oz gin,Stir.,Easy`),
].join('\n');
const PROGRESS = '/api/cocktails/import/progress/key-123';
const UNKNOWN = { state: 'unknown', rows: 0, total: 0 };

function form(): FormData {
  const body = new FormData();
  body.set('file', new Blob([SHEET]));
  return body;
}

it('counts the rows of an import as they are decided, and forgets it at its end', async () => {
  const imports = new ImportProgressTable();
  await imports.follow('key-123', async (progress) => {
    expect(imports.find('key-123')).toEqual({ state: 'reading', rows: 0, total: 0 });
    const sheet = await readCocktailRows(new TextEncoder().encode(SHEET));
    const drafts = counted(sheet, progress).drafts[Symbol.iterator]();
    for (const rows of [0, 1, 2, 3]) {
      drafts.next();
      expect(imports.find('key-123')).toEqual({ state: 'deciding', rows, total: 4 });
    }
    drafts.next();
    expect(imports.find('key-123')).toEqual({ state: 'storing', rows: 0, total: 4 });
    countStored(progress, 0.8);
    expect(imports.find('key-123')).toEqual({ state: 'storing', rows: 3, total: 4 });
  });
  expect(imports.find('key-123')).toEqual(UNKNOWN);
});

forEachStore((open) => {
  it('tells only an administrator how far an import is', async () => {
    let seen: unknown;
    const site = await openTestSite(open, {
      services: {
        sheets: {
          async read(bytes, options) {
            seen = (await admin.api(PROGRESS)).body;
            return readCocktailRows(bytes, options);
          },
        },
      },
    });
    const admin = await logIn(site);
    const path = '/api/cocktails/import?progressKey=key-123';
    expect((await admin.api(path, { method: 'POST', body: form() })).status).toBe(200);
    expect(seen).toEqual({ state: 'reading', rows: 0, total: 0 });
    expect((await admin.api(PROGRESS)).body).toEqual(UNKNOWN);
    expect((await site.api(PROGRESS)).status).toBe(401);
  });

  it('takes an import back that is cancelled while it is committed', async () => {
    const site = await openTestSite(open);
    const admin = await logIn(site);
    const client = new AbortController();
    site.catalogue.onChange(() => client.abort());
    await admin.api('/api/cocktails/import', { method: 'POST', body: form(), signal: client.signal });
    expect((await site.api('/api/cocktails')).body as Cocktail[]).toEqual([]);
    expect((await site.api('/api/categories')).body).toEqual([]);
  });
});
