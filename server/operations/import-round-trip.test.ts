import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBody } from '#openapi/check-body.ts';
import type { Cocktail, ImportOutcome } from '#openapi/generated/model/index.ts';
import { readConfig } from '#server/config.ts';
import { nameKey } from '#openapi/names.ts';
import { fillCatalogue } from '#server/storage/fill-catalogue.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, RESOURCES, type ResourceName } from '#server/storage/resources.ts';
import type { ItemFields, OwnFields } from '#server/storage/rows.ts';
import { openStorage, type Access, type Storage } from '#server/storage/storage.ts';
import { logIn } from '#server/testing/log-in.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { createExports } from './export-cocktails.ts';
import { createImport } from './import-cocktails.ts';
import type { OperationAnswer, OperationCall } from './operation.ts';

const REFERENCES = [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS];
const CALL: OperationCall = {
  params: {},
  query: {},
  body: {},
  files: {},
  headers: {},
  clientAddress: '127.0.0.1',
  secure: false,
};

const sign = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...`=+-@'",;|[]{} _é ñ’🍸NAna/01`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const word = fc.array(sign, { minLength: 1, maxLength: 10 }).map((signs) =>
  signs
    .join('')
    .replace(/[\r\n]/g, ' ')
    .trim(),
);
const line = fc.oneof(word, fc.constantFrom('NA', '=1+1', "'=x", '["a"]', 'a;b', '1. Stir. 2. Strain.'));
const lines = fc.array(line, { maxLength: 4 });
const cocktail: fc.Arbitrary<OwnFields> = fc
  .record({
    name: line,
    category: fc.array(line, { minLength: 1, maxLength: 3 }),
    description: line,
    funFact: fc.option(line, { nil: null }),
    ingredients: fc.array(line, { minLength: 1, maxLength: 4 }),
    instructions: fc.array(line, { minLength: 1, maxLength: 4 }),
    difficulty: fc.constantFrom('Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'),
    videoUrl: fc.constantFrom(null, 'https://video.example/a?b=c,d'),
    image: fc.constantFrom(null, '/api/images/0123', 'https://images.example/"x".jpg'),
    type: fc.option(line, { nil: null }),
    spirits: lines,
    glassware: fc.option(line, { nil: null }),
    equipment: lines,
    garnish: lines,
    featured: fc.boolean(),
  })
  // As the catalogue would keep it, and only what it would take.
  .map((fields) => checkBody('CocktailFields', fields))
  .filter(({ errors }) => errors.length === 0)
  .map(({ body }) => body as unknown as OwnFields);
const catalogue = fc.uniqueArray(cocktail, { maxLength: 30, selector: ({ name }) => nameKey(name) });

async function wipe({ models, transaction }: Access): Promise<void> {
  await models.cocktails.destroy({ where: {}, transaction });
  for (const table of Object.values(models.items)) await table.destroy({ where: {}, transaction });
}

async function fill(access: Access, cocktails: OwnFields[]): Promise<void> {
  await wipe(access);
  const items = {} as Record<ResourceName, ItemFields[]>;
  for (const name of Object.keys(RESOURCES) as ResourceName[]) items[name] = [];
  for (const { field, resource } of REFERENCES) {
    const names = cocktails.flatMap((fields) => fields[field] ?? []);
    const unique = new Map(names.map((name) => [nameKey(name), name]));
    items[resource] = [...unique.values()].map((name) => ({ name, description: 'x' }));
  }
  await fillCatalogue(access, { items, cocktails }, new Date());
}

/** The whole of an answer, made at once or bit by bit. */
async function bytesOf({ body, stream }: OperationAnswer): Promise<Buffer> {
  return stream ? buffer(stream) : (body as Buffer);
}

describe('export, wipe, import', () => {
  let folder: string;
  let storage: Storage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tasting-house-'));
    storage = await openStorage({ dataDir: folder, databaseUrl: null });
  });
  afterAll(async () => {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['Csv', 5],
    // Loading the workbook reader into a thread takes its time.
    ['Xlsx', 2],
  ] as const)('gives the same catalogue whatever is in it, and the same bytes: %s', async (kind, numRuns) => {
    const services = { config: readConfig({}), storage, startedAt: 0 };
    const exportCocktails = createExports(services)[`exportCocktails${kind}`];
    const { importCocktails } = createImport(services);
    await fc.assert(
      fc.asyncProperty(catalogue, async (cocktails) => {
        await storage.writeCatalogue((access) => fill(access, cocktails));
        const sheet = await bytesOf(await exportCocktails(CALL));
        await storage.writeCatalogue(wipe);
        const file = { bytes: sheet, fileName: '', claimedType: '' };
        const { body } = await importCocktails({ ...CALL, files: { file } });
        const { results } = body as ImportOutcome;
        expect(results).toMatchObject({ created: cocktails.length, failed: 0, errors: [] });
        expect((await bytesOf(await exportCocktails(CALL))).equals(sheet)).toBe(true);

        const again = (await importCocktails({ ...CALL, files: { file } })).body as ImportOutcome;
        expect(again.results).toMatchObject({ unchanged: cocktails.length, createdItems: [] });
      }),
      { numRuns, endOnFailure: true },
    );
  });
});

it('the starter catalogue comes back with its ids, the order of its lists and its featured flags', async () => {
  const full = await startTestServer({ catalogue: 'starter' });
  const empty = await startTestServer();
  const sheets: Record<string, ArrayBuffer> = {};
  const from = await logIn(full);
  const to = await logIn(empty);
  for (const kind of ['csv', 'xlsx']) {
    const path = `/api/cocktails/export/${kind}`;
    const answer = await full.fetch(path, { headers: { Cookie: from.cookie } });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="cocktails.${kind}"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    sheets[kind] = await answer.arrayBuffer();
    const { body } = await to.sendForm('POST', '/api/cocktails/import', { file: new Blob([sheets[kind]]) });
    const count = ((await full.api('/api/cocktails')).body as Cocktail[]).length;
    expect((body as ImportOutcome).results).toMatchObject(
      kind === 'csv' ? { created: count, failed: 0 } : { unchanged: count, failed: 0 },
    );
    expect((await empty.api('/api/cocktails')).body).toEqual((await full.api('/api/cocktails')).body);
    const again = await empty.fetch(path, { headers: { Cookie: to.cookie } });
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(sheets[kind]))).toBe(true);
  }
});

it.each(['csv', 'xlsx'])(
  'the empty template as %s imports as the one example that it shows',
  async (kind) => {
    const server = await startTestServer();
    const admin = await logIn(server);
    const answer = await server.fetch(`/api/cocktails/template/${kind}`, {
      headers: { Cookie: admin.cookie },
    });
    const file = new Blob([await answer.arrayBuffer()]);
    const { body } = await admin.sendForm('POST', '/api/cocktails/import', { file });
    expect((body as ImportOutcome).message).toBe(
      '1 of 1 row imported. 1 created. Added to the catalogue: 8 items.',
    );
  },
);
