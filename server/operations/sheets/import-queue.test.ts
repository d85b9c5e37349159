import { describe, expect, it } from 'vitest';
import type { ImportOutcome } from '#openapi/generated/model.ts';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { changes } from '#server/tests/site/history-of-site.ts';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/site/import-site.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const PATH = '/api/cocktails/import';

function sheet(name = 'drinks.csv'): FormData {
  const body = new FormData();
  body.set('file', new File([`${HEADER}\n${NEGRONI}`], name));
  return body;
}

describe('an import', () => {
  const { admin, ids } = importSiteForEach();

  it('is one revision, which carries the name of its sheet and is undone as one', async () => {
    const { body } = await admin().api(PATH, { method: 'POST', body: sheet() });
    const { revision } = body as ImportOutcome;
    const made = await changes(admin(), `?revision=${revision}`);
    expect(new Set(made.map(({ importedFrom }) => importedFrom))).toEqual(new Set(['drinks.csv']));
    expect(made.map(({ itemName }) => itemName)).toContain('Negroni');
    const undone = await admin().send('POST', `/api/admin/revisions/${revision}/undo`);
    expect(undone.body).toMatchObject({
      message: expect.stringMatching(/^The import is undone\./) as string,
    });
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
  });

  it('makes no revision when there is nothing new', async () => {
    await admin().api(PATH, { method: 'POST', body: sheet() });
    const { body } = await admin().api(PATH, { method: 'POST', body: sheet() });
    expect(body).toMatchObject({ revision: null, results: { unchanged: 1 } });
  });
});

it('runs alone while a few wait, and further sheets are not even received', async () => {
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const site = await openTestSite({
    services: {
      sheets: {
        write: () => Promise.reject(new Error('nothing is exported')),
        async read(bytes, options) {
          await gate;
          return readCocktailSheet(bytes, options);
        },
      },
    },
  });
  const admin = await logIn(site);
  const begun = ['a', 'b', 'c'].map((name) => admin.api(PATH, { method: 'POST', body: sheet(name) }));
  await expect.poll(() => admin.api(PATH, { method: 'POST', body: sheet() })).toMatchObject({ status: 429 });
  const refused = await admin.api(PATH, { method: 'POST', body: sheet() });
  expect(refused.headers.get('Retry-After')).toBe('1');
  go();
  for (const { status } of await Promise.all(begun)) expect(status).toBe(200);
});

it.each([
  ['stores nothing', 'its client is gone', 'client', 400],
  ['stores nothing', 'the site can wait no longer', 'deadline', 503],
  ['stores the whole sheet', 'the site is told to end', 'stopping', 200],
] as const)('%s when %s before the whole sheet is decided', async (_what, _when, ended, status) => {
  const signals = {
    client: new AbortController(),
    deadline: new AbortController(),
    stopping: new AbortController(),
  };
  const opened = await openTestSite({
    services: {
      stopping: signals.stopping.signal,
      deadline: signals.deadline.signal,
      sheets: {
        write: () => Promise.reject(new Error('nothing is exported')),
        async read(bytes, options) {
          const read = await readCocktailSheet(bytes, options);
          const recipes = {
            *[Symbol.iterator]() {
              yield* read.recipes;
              signals[ended].abort();
            },
          };
          return { ...read, recipes };
        },
      },
    },
  });
  const admin = await logIn(opened);
  const before = opened.live.wholeCatalogue();
  const response = await admin.api(PATH, { method: 'POST', body: sheet(), signal: signals.client.signal });
  expect(response.status).toBe(status);
  expect(opened.live.wholeCatalogue() === before).toBe(status !== 200);
});
