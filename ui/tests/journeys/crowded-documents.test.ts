import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

/** What a document may have with any number of items, unpacked; a recipe's page has no more than before. */
const MOST_KB = {
  '/': 130,
  '/categories': 100,
  '/categories?page=2': 100,
  '/explore-collection': 300,
  '/explore-collection?difficulty=Easy': 250,
  '/recipe/negroni': 60,
  '/tutorials': 32,
  '/my-bar': 170,
};
const COLUMNS =
  'name,category,description,ingredients,instructions,difficulty,type,spirits,glassware,equipment,garnish';
const ROWS = 160;

const here = openSiteForFile(startBuiltSite);

const many = (what: string, row: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `${what} ${row}-${at}`).join('|');

/** A recipe whose every list names items of its own. */
const crowded = (row: number): string =>
  [
    ...[`Crowd ${row}`, many('Shelf', row, 5), 'd', '1 oz gin', 'Stir.', 'Easy', `Technique ${row}`],
    ...[many('Spirit', row, 8), `Glass ${row}`, many('Tool', row, 8), many('Garnish', row, 8)],
  ].join(',');

beforeAll(async () => {
  const { address } = here();
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const rows = Array.from({ length: ROWS }, (_, row) => crowded(row));
  const body = new FormData();
  body.set('file', new Blob([[COLUMNS, ...rows].join('\n')]), 'crowd.csv');
  const headers = { Authorization: `Bearer ${token}` };
  const imported = await fetch(`${address}/api/cocktails/import`, { method: 'POST', headers, body });
  expect(await imported.json()).toMatchObject({ results: { created: ROWS } });
});

test.each(Object.entries(MOST_KB))(
  '%s has an end, within %i kB, whatever a sheet brings',
  async (path, most) => {
    const answer = await fetch(here().address + path);
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeLessThan(most * 1000);
  },
);
