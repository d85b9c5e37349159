import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/support/import-site.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';
import { counted, type ImportSteps } from '../imports/import-job.ts';

describe('an import that runs', () => {
  const { admin, ids, outcomeOf, site, upload } = importSiteForEach();

  it('is a 401 without a session and a 403 from elsewhere, and changes nothing', async () => {
    const body = () => {
      const form = new FormData();
      form.set('file', new Blob([`${HEADER}\n${NEGRONI}`]));
      return form;
    };
    const path = '/api/cocktails/import';
    expect((await site().api(path, { method: 'POST', body: body() })).status).toBe(401);
    const headers = { Origin: 'https://evil.example' };
    expect((await admin().api(path, { method: 'POST', body: body(), headers })).status).toBe(403);
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
  });

  it('stores nothing when it is cancelled while it runs', async () => {
    const client = new AbortController();
    const cancelled = await openTestSite({
      services: {
        sheets: {
          read: async (bytes, options) => {
            const sheet = await readCocktailRows(bytes, options);
            client.abort();
            return sheet;
          },
        },
      },
    });
    const own = await logIn(cancelled);
    const body = new FormData();
    body.set('file', new Blob([`${HEADER}\n${NEGRONI}`]));
    const path = '/api/cocktails/import';
    const { status } = await own.api(path, { method: 'POST', body, signal: client.signal });
    expect(status).toBe(400);
    expect((await cancelled.api('/api/cocktails')).body).toEqual([]);
    expect((await cancelled.api('/api/spirits')).body).toEqual([]);
  });

  it('counts its rows as they are decided', async () => {
    const steps: ImportSteps = { state: 'reading', rows: 0, total: 0 };
    const rows = Array.from({ length: 4 }, (_, at) => NEGRONI.replace('Negroni', `Drink ${at}`));
    const sheet = await readCocktailRows(new TextEncoder().encode([HEADER, ...rows].join('\n')));
    const drafts = counted(sheet, steps).drafts[Symbol.iterator]();
    for (const decided of [0, 1, 2, 3]) {
      drafts.next();
      expect(steps).toEqual({ state: 'deciding', rows: decided, total: 4 });
    }
    drafts.next();
    expect(steps).toEqual({ state: 'storing', rows: 0, total: 4 });
  });

  it('is taken back when its client goes away while it is committed', async () => {
    const client = new AbortController();
    site().catalogue.onChange(() => client.abort());
    const body = new FormData();
    body.set('file', new Blob([`${HEADER}\n${NEGRONI}`]));
    await admin().api('/api/cocktails/import', { method: 'POST', body, signal: client.signal });
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
  });

  it('lets readers through while it runs', async () => {
    const rows = Array.from({ length: 3_000 }, (_, number) => NEGRONI.replace('Negroni', `Drink ${number}`));
    let running = true;
    const seen = new Set<number>();
    const importing = outcomeOf(upload([HEADER, ...rows].join('\n'))).finally(() => (running = false));
    let reads = 0;
    while (running) {
      const { body } = await site().api(`/api/cocktails?limit=1&offset=${reads % 2}`);
      expect(body).toHaveLength(1);
      seen.add(site().catalogue.current().revision);
      reads += 1;
      // Without HTTP nothing else would let the import go on.
      await setImmediate();
    }
    expect((await importing).results.created).toBe(3_000);
    expect(reads).toBeGreaterThan(3);
    expect(await ids()).toHaveLength(3_002);
  });
});
