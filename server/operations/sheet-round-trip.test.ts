import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBody } from '#openapi/check-body.ts';
import type { Cocktail, ImportOutcome } from '#openapi/generated/model/index.ts';
import { nameKey } from '#openapi/names.ts';
import { starterCatalogue, starterItems } from '#openapi/starter/catalogue.ts';
import { apply, emptyCatalogue, type Catalogue } from '#server/catalogue/catalogue.ts';
import { importCocktails } from '#server/catalogue/commands/import/import-cocktails.ts';
import { RESOURCES } from '#server/catalogue/resources.ts';
import { exportedCocktail } from '#server/catalogue/sheets/exported-cocktail.ts';
import { readCocktailRows } from '#server/catalogue/sheets/read-cocktail-rows.ts';
import { csvChunks } from '#server/catalogue/sheets/write-csv.ts';
import { xlsxChunks } from '#server/catalogue/sheets/write-xlsx.ts';
import { finish } from '#server/catalogue/steps.ts';
import { buildCatalogue } from '#server/catalogue/testing/build-catalogue.ts';
import { buildCocktail } from '#server/testing/build-cocktail.ts';
import { forEachStore } from '#server/testing/for-each-store.ts';
import { logIn, type Administrator } from '#server/testing/log-in.ts';
import { openTestSite, type TestSite } from '#server/testing/open-test-site.ts';

type Given = Record<string, unknown> & { name: string };

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
const line = fc.oneof(
  word,
  fc.constantFrom(
    'NA',
    '=1+1',
    "'=x",
    '["a"]',
    'a;b',
    '1. Stir. 2. Strain.',
    '[optional] 2 oz gin [chilled]',
  ),
);
const lines = fc.array(line, { maxLength: 4 });
const cocktail: fc.Arbitrary<Given> = fc
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
  // As the catalogue would store it, and only what it would take.
  .map((fields) => checkBody('CocktailFields', { ...fields, ...withoutRepetition(fields) }))
  .filter(({ errors }) => errors.length === 0)
  .map(({ body }) => body as Given);
/** A cocktail names nothing twice. */
function withoutRepetition(fields: Record<string, unknown>): Record<string, unknown> {
  const lists = RESOURCES.cocktails.references.filter(({ many }) => many);
  return Object.fromEntries(
    lists.map(({ field }) => [
      field,
      [...new Map((fields[field] as string[]).map((name) => [nameKey(name), name])).values()],
    ]),
  );
}

const cocktails = fc.uniqueArray(cocktail, { maxLength: 30, selector: ({ name }) => nameKey(name) });

/** A catalogue of these cocktails and of everything that they name. */
function catalogueOfCocktails(given: readonly Given[]): Catalogue {
  const items: Record<string, object[]> = { cocktails: [...given] };
  for (const { field, resource } of RESOURCES.cocktails.references) {
    const names = given.flatMap((fields) => (fields[field] as string | string[] | null) ?? []);
    const unique = new Map(names.map((name) => [nameKey(name), name]));
    items[resource] = [...unique.values()].map((name) => ({ name, description: 'x' }));
  }
  return buildCatalogue(items);
}

const WRITERS = {
  CSV: (catalogue: Catalogue) => Promise.resolve(Buffer.from([...csvChunks(exported(catalogue))].join(''))),
  async Excel(catalogue: Catalogue) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of xlsxChunks(exported(catalogue))) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
};

function exported(catalogue: Catalogue) {
  return catalogue.collections.cocktails.sorted.map((item) => exportedCocktail(catalogue, item));
}

async function imported(
  catalogue: Catalogue,
  bytes: Uint8Array,
): Promise<{ catalogue: Catalogue; outcome: ImportOutcome }> {
  const decision = finish(importCocktails(catalogue, await readCocktailRows(bytes)));
  if (decision.kind === 'refused') throw new Error(decision.refusal.detail);
  const moment = { revision: catalogue.revision + 1, at: '2026-01-02T00:00:00.000Z' };
  return { catalogue: apply(catalogue, decision.changes, moment).catalogue, outcome: decision.result };
}

it.each([
  ['CSV', 60],
  ['Excel', 20],
] as const)(
  'export to %s, then import into an empty site gives the same catalogue and the same bytes again',
  async (kind, numRuns) => {
    await fc.assert(
      fc.asyncProperty(cocktails, async (given) => {
        const sheet = await WRITERS[kind](catalogueOfCocktails(given));
        const { catalogue, outcome } = await imported(emptyCatalogue(), sheet);
        expect(outcome.results).toMatchObject({ created: given.length, failed: 0, errors: [] });
        expect((await WRITERS[kind](catalogue)).equals(sheet)).toBe(true);
        const again = (await imported(catalogue, sheet)).outcome;
        expect(again.results).toMatchObject({ unchanged: given.length, createdItems: [] });
      }),
      { numRuns },
    );
  },
);

const download = (site: TestSite, { cookie }: Administrator, path: string) =>
  site.api(path, { headers: { Cookie: cookie } });

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

  it('an export says how many parts it has, and gives each of them', async () => {
    const site = await openTestSite(open);
    const admin = await logIn(site);
    const path = '/api/cocktails/export';
    expect((await download(site, admin, `${path}/parts`)).body).toEqual({ parts: 1 });
    const whole = await download(site, admin, `${path}/csv`);
    const part = await download(site, admin, `${path}/csv?part=1`);
    expect(Buffer.from(part.bytes).equals(Buffer.from(whole.bytes))).toBe(true);
    expect((await download(site, admin, `${path}/xlsx?part=2`)).status).toBe(400);
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
