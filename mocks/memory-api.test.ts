import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome, Spirit } from '#openapi/generated/model.ts';
import { createApiHandler, type CatalogueContents } from './memory-api.ts';
import { starterCocktails } from './starter-items.ts';
import { logIn } from '#server/tests/site/log-in.ts';

const SITE = 'http://localhost:4000';

function openSite(contents?: CatalogueContents) {
  const handlers = [createApiHandler(contents)];
  return {
    async api(path: string, init?: RequestInit) {
      const response = await getResponse(handlers, new Request(SITE + path, init));
      if (!response) throw new Error(`the mock site does not answer ${path}`);
      const { status, headers } = response;
      const text = await response.text();
      const isJson = headers.get('content-type')?.includes('json') === true;
      return { status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
    },
  };
}

describe('the mock site', () => {
  it('returns the starter catalogue, as the stories have it', async () => {
    const site = openSite();
    // The recipes are published when a site starts, so the two sites have different times.
    const publishedAt: unknown = expect.any(String);
    const expected = starterCocktails.map((cocktail) => ({ ...cocktail, publishedAt }));
    expect((await site.api('/api/cocktails')).body).toEqual(expected);
  });

  it('reads and writes sheets', async () => {
    const admin = await logIn(openSite());
    const csv = (await admin.api('/api/cocktails/export/csv')).body as string;
    const file = new Blob([csv.replace('negroni,Negroni,', 'negroni,Negroni Uno,')]);
    const imported = await admin.sendForm('POST', '/api/cocktails/import', { file });
    const { results } = imported.body as ImportOutcome;
    expect(results).toMatchObject({ updated: 1, created: 0, failed: 0 });
    expect(((await admin.api('/api/cocktails/negroni')).body as Cocktail).name).toBe('Negroni Uno');
  });

  it('has the contents that a test passes', async () => {
    const admin = await logIn(openSite({ spirits: [{ name: 'Gin' }] }));
    await admin.send('POST', '/api/spirits', { name: 'Rum' });
    const spirits = (await admin.api('/api/spirits')).body as Spirit[];
    expect(spirits.map(({ name }) => name)).toEqual(['Gin', 'Rum']);
  });
});
