import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ChangeList } from '#openapi/generated/model/index.ts';
import { starterCatalogue, starterItems } from '#openapi/starter/starter-catalogue.ts';
import { RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import { checkAgainstContract } from '#server/tests/support/contract-check.ts';
import { migratedDatabaseForTest } from '#server/tests/postgres/database-for-test.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServer, startTestServerForFile } from '#server/tests/site/start-test-server.ts';
import { withSums } from '#server/tests/support/with-sums.ts';
import { backupSite } from './backup-site.ts';
import { restoreSite } from './restore-site.ts';

type Row = Record<string, unknown>;

/** A row in which `column` has this value, and why it is refused. */
type Damage = [what: string, table: string, column: string, value: unknown, refusal: RegExp];

/** Refused as they stand in the file, or as texts, which every database gives back as they are: on SQLite alone. */
const DAMAGED_TEXTS: Damage[] = [
  ['a link that runs', 'cocktails', 'videoUrl', 'javascript:alert(1)', /the cocktail ".+" is not valid: /],
  ['a picture at a path beside', 'cocktails', 'image', '/api/images/../../x', /Image must be a web address/],
  ['an option that is none', 'cocktails', 'difficulty', 'Trivial', /Difficulty/],
  ['blanks that are cut off', 'spirits', 'description', ' x ', /not written as the site writes it/],
  ['the key of another name', 'spirits', 'nameKey', 'x', /has the key of another name/],
  ['a list that is none', 'cocktails', 'ingredients', '{', /a list of an item is damaged/],
  ['a time that is none', 'spirits', 'updatedAt', 'yesterday', /"yesterday" is no time/],
  ['an id that is none', 'adverts', 'id', '<b>', /"<b>" is no id/],
  ['a column that is not there', 'spirits', 'admin', 'yes', /other columns/],
  ['an object in place of a value', 'spirits', 'name', { toString: 1 }, /damaged/],
  ['a state that the API refuses', 'changes', 'after', '{"name":""}', /the change \d+-\d+ is not valid: /],
  ['a change of no import', 'changes', 'importId', '<b>', /"<b>" is no import/],
  ['another name in the history', 'changes', 'itemName', 'x', /its item is not called "x"/],
  ['the words of another name in the history', 'changes', 'itemWords', 'x', /has the words of another name/],
  ['a page in place of a picture', 'images', 'mime', 'text/html', /the picture \w+ is none/],
];
/** What a database has a say in: numbers, bytes, and what a row refers to. */
const DAMAGED_VALUES: Damage[] = [
  ['a text that is too long', 'spirits', 'name', 'x'.repeat(121), /the spirit "x+" is not valid: /],
  [
    'a version that is no number',
    'spirits',
    'version',
    'two',
    /version of a row of spirits has a value of another type/,
  ],
  ['a version without an end', 'spirits', 'version', 2_147_483_647, /its version is 2147483647/],
  ['a reserved id', 'cocktails', 'id', 'search', /"search" is no id|does not fit/],
  ['an item that is not there', 'cocktail_spirits', 'itemId', 'none', /does not fit/],
  ['a change that nothing undid', 'changes', 'undoneBy', 999, /no change has the revision 999/],
  ['a revision without an end', 'changes', 'revision', 2_147_483_647, /no place in the history|does not fit/],
  ['other bytes of a picture', 'images', 'bytes', 'UklGRg==', /the picture \w+ is none/],
  ['another size of a picture', 'images', 'width', 41, /the picture \w+ is none/],
];

/** Fixed, so that a run that failed fails again; `npm run fuzz` is for what comes by chance. */
const SEED = 27;
/** What is refused is decided before the database: PostgreSQL, which starts slowly, sees fewer. */
const IS_ON_POSTGRES = inject('postgresUrl') !== undefined;
const TAMPERED_BACKUPS = IS_ON_POSTGRES ? 8 : 25;
const TABLES_OF_NO_BACKUP = [
  'sessions',
  'login_attempts',
  'catalogue_revision',
  'image_variants',
  'sqlite_master',
];
/** Each stands for a kind of damage; what fits its column is refused or harmless. */
const HOSTILE: unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 1e300, '', ' ', 'x'.repeat(100_000), '\u0000', '\uD800', '\u202Ex'],
  ...[
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    'search',
    '[',
    '{}',
    '[[]]',
  ],
  ...[
    '["x",5]',
    '{"name":"x"}',
    '2026-02-30T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    'null',
    "'; DROP TABLE x",
  ],
];

let lines: string[];
let file: string;

beforeAll(async () => {
  const items = starterItems(new Date().toISOString().slice(0, 10));
  // Each row of a backup is checked, each time; the first rows of a table are those that are tampered with.
  const cocktails = starterCatalogue.cocktails.slice(0, 6);
  const drinks = cocktails.map(({ name }) => ({ cocktail: name, price: '12.50', note: null }));
  const menus = [{ name: 'Evening', currency: 'USD', sections: [{ title: 'First', drinks }] }];
  const catalogue = { ...items, cocktails, menus };
  const server = await startTestServerForFile({ catalogue });
  const admin = await logIn(server);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const made = await admin.sendForm('POST', '/api/cocktails', {
    name: 'Photographed',
    category: ['Sours'],
    description: 'With a picture.',
    ingredients: ['2 oz gin'],
    instructions: ['Shake.'],
    difficulty: 'Easy',
    image: new Blob([picture], { type: 'image/png' }),
  });
  expect(made.status).toBe(201);
  await admin.send('POST', '/api/spirits', { name: 'Mezcal of the day' });
  await admin.send('DELETE', '/api/spirits/mezcal-of-the-day');
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-tampered-'));
  file = join(folder, 'site.backup.gz');
  await backupSite(server.database, file);
  lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  await server.stop();
  return () => rm(folder, { recursive: true });
});

const rowsOf = (table: string): number[] =>
  lines.flatMap((line, at) => (line.startsWith(`["${table}",`) ? [at] : []));

/** Restores the backup with another row in the place of the one at `at`; the reason of a refusal, or the site. */
async function restoreWith(at: number, change: (row: Row) => Row) {
  const [table, row] = JSON.parse(lines[at] ?? '') as [string, Row];
  const tampered = lines.with(at, JSON.stringify([table, change(row)]));
  await writeFile(file, gzipSync(withSums(`${tampered.join('\n')}\n`)));
  const target = await migratedDatabaseForTest();
  return restoreSite(target, file, false).then(
    () => ({ refusal: null, target }),
    (error: Error) => ({ refusal: error.message, target }),
  );
}

/** Everything that the API answers of the catalogue and its history. */
async function expectAnswersOfContract(
  target: Awaited<ReturnType<typeof migratedDatabaseForTest>>,
): Promise<void> {
  const { dataDir, databaseUrl } = target;
  const server = await startTestServer({ env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' } });
  const admin = await logIn(server);
  const read = async (path: string): Promise<unknown> => {
    const { status, headers, body } = await admin.api(path);
    expect([path, status]).toEqual([path, 200]);
    checkAgainstContract({ method: 'GET', path, status, headers: new Map(headers), body, isWhole: true });
    return body;
  };
  for (const resource of RESOURCE_NAMES) {
    const items = (await read(`/api/${resource}`)) as { id: string }[];
    for (const { id } of items.slice(0, 3)) await read(`/api/${resource}/${id}`);
  }
  const { changes } = (await read('/api/admin/changes')) as ChangeList;
  for (const { id } of changes)
    expect((await admin.send('POST', `/api/admin/changes/${id}/restore`, {})).status).toBeLessThan(500);
}

describe('a backup that was tampered with', () => {
  const damages = IS_ON_POSTGRES ? DAMAGED_VALUES : [...DAMAGED_TEXTS, ...DAMAGED_VALUES];
  it.each(damages)('brings in no row with %s', async (_, table, column, value, expected) => {
    const [at = -1] = rowsOf(table);
    const { refusal } = await restoreWith(at, (row) => ({ ...row, [column]: value }));
    expect(refusal).toMatch(/ cannot be restored: [^\n]+\.$/);
    expect(refusal).toMatch(expected);
  });

  it.each(IS_ON_POSTGRES ? TABLES_OF_NO_BACKUP.slice(0, 1) : TABLES_OF_NO_BACKUP)(
    'opens nothing: rows of %s are refused',
    async (table) => {
      const row = JSON.stringify([table, { tokenHash: 'x', createdAt: 'x', expiresAt: '9999' }]);
      await writeFile(file, gzipSync(withSums(`${[...lines.slice(0, -1), row, lines.at(-1)].join('\n')}\n`)));
      await expect(restoreSite(await migratedDatabaseForTest(), file, false)).rejects.toThrow(
        `the table ${table} is not known here`,
      );
    },
  );

  // Noticed while the file alone is read.
  const bombs: [what: string, bytes: () => Buffer][] = [
    [
      'to one endless line',
      () => gzipSync(Buffer.concat([Buffer.from(`${lines[0]}\n`), Buffer.alloc(40_000_000, 32)])),
    ],
    [
      'to lines without end',
      () => gzipSync(`${lines[0]}\n${`["spirits",{}]${' '.repeat(1000)}\n`.repeat(80_000)}`),
    ],
  ];
  it.each(IS_ON_POSTGRES ? [] : bombs)('that unpacks %s is given up', async (_, bytes) => {
    await writeFile(file, bytes());
    await expect(restoreSite(await migratedDatabaseForTest(), file, false)).rejects.toThrow(
      'it unpacks to more than a site',
    );
  });

  it('is refused, or the site answers everything by the contract, whatever value is another', async () => {
    let restored = 0;
    const rows = fc.constantFrom(
      ...[
        'cocktails',
        'spirits',
        'myads',
        'adverts',
        'substitutions',
        'changes',
        'images',
        'cocktail_spirits',
        'change_pictures',
      ]
        .map(rowsOf)
        .filter((places) => places.length > 0),
    );
    const anyPlace = rows.chain((places) => fc.constantFrom(...places.slice(0, 5)));
    await fc.assert(
      fc.asyncProperty(
        anyPlace,
        fc.nat(),
        fc.constantFrom(...HOSTILE),
        fc.boolean(),
        async (at, column, value, isInside) => {
          const { refusal, target } = await restoreWith(at, (row) => {
            const columns = Object.keys(row);
            const name = columns[column % columns.length] ?? '';
            return { ...row, [name]: isInside ? inside(row[name], column, value) : value };
          });
          if (refusal !== null) return void expect(refusal).toMatch(/ cannot be restored: [^\n]+\.$/);
          restored += 1;
          await expectAnswersOfContract(target);
        },
      ),
      { seed: SEED, numRuns: TAMPERED_BACKUPS },
    );
    expect(restored).toBeLessThan(TAMPERED_BACKUPS);
  });
});

/** A list or a state as text, with one entry exchanged; `value` itself where there is neither. */
function inside(text: unknown, at: number, value: unknown): unknown {
  if (typeof text !== 'string' || !/^[[{]/.test(text)) return value;
  const parsed = JSON.parse(text) as Row | unknown[];
  const keys = Object.keys(parsed);
  const key = keys[at % Math.max(1, keys.length)] ?? '0';
  return JSON.stringify(Object.assign(parsed, { [key]: value }));
}
