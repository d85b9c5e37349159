import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { ImportOutcome } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { apply, type Catalogue } from '../../catalogue.ts';
import { RESOURCES } from '../../resources.ts';
import { exportedCocktail } from '#server/operations/sheet-operations.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { csvChunks } from '#server/sheets/write/write-csv.ts';
import { workbookRows } from '#server/sheets/write/sheet-row.ts';
import { writeXlsx } from '#server/sheets/write/write-xlsx.ts';
import { runSteps } from '../../pausable-work.ts';
import { emptyCatalogue, buildCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { importCocktails } from './import-cocktails.ts';

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
    image: fc.constantFrom(
      null,
      '/api/images/5f3c0a9be1d24b7e8c6a1f20d9e47b3c',
      'https://images.example/"x".jpg',
    ),
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
  Excel: (catalogue: Catalogue) => Promise.resolve(Buffer.from(writeXlsx(workbookRows(exported(catalogue))))),
};

function exported(catalogue: Catalogue) {
  return catalogue.collections.cocktails.sorted.map((item) => exportedCocktail(catalogue, item));
}

async function imported(
  catalogue: Catalogue,
  bytes: Uint8Array,
): Promise<{ catalogue: Catalogue; outcome: ImportOutcome }> {
  const decision = runSteps(importCocktails(catalogue, await readCocktailRows(bytes)));
  if (decision.kind === 'refused') throw new Error(decision.refusal.detail);
  const moment = { revision: catalogue.revision + 1, at: '2026-01-02T00:00:00.000Z' };
  return { catalogue: apply(catalogue, decision.changes, moment), outcome: decision.result };
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
