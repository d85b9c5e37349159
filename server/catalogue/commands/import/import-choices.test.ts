import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { exportedCocktail } from '#server/operations/sheets/sheet-handlers.ts';
import { undoRevision } from '../undo-revision.ts';
import { freeName, type ImportChoices } from './recipe-decider.ts';
import { decideImport } from './decide-import.ts';

function openHouse(): RecordedCatalogue {
  return new RecordedCatalogue(
    buildCatalogue({
      categories: [{ name: 'Sours', description: 'Citrus.' }],
      spirits: [{ name: 'Gin' }],
      cocktails: [
        sour({ name: 'Piña', spirits: ['Gin'], featured: true, featuredPlace: 1 }),
        sour({ name: 'Negroni' }),
        sour({ name: 'Negroni (2)' }),
        sour({ name: 'Gimlet' }),
      ],
    }),
  );
}

const choice = fc.constantFrom('update', 'keep', 'copy');
const CELLS = {
  id: fc.constantFrom('', '', 'gimlet', 'negroni', 'new-one'),
  name: fc.constantFrom('PIÑA', 'Negroni', 'negroni (2)', 'Gimlet', 'New one', 'Newer'),
  category: fc.constantFrom('Sours', 'Secret menu', 'Another', ''),
  description: fc.constantFrom('Rum, lime and sugar.', 'Other words.', ''),
  ingredients: fc.constantFrom('2 oz gin', '1 oz mezcal'),
  instructions: fc.constantFrom('Stir.', 'Shake.'),
  difficulty: fc.constantFrom('Easy', 'Expert', 'Odd'),
  spirits: fc.constantFrom('', 'Gin', 'Mezcal'),
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];
const sheets = fc.record({
  rows: fc.array(fc.record(CELLS), { minLength: 1, maxLength: 6 }),
  existing: choice,
  existingRows: fc.dictionary(fc.constantFrom('2', '3', '4', '5'), choice),
  asDrafts: fc.boolean(),
});

async function importInto(
  site: RecordedCatalogue,
  rows: readonly Partial<Record<(typeof COLUMNS)[number], string>>[],
  choices: ImportChoices,
) {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  const sheet = await readCocktailSheet(
    Buffer.from(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')),
  );
  const outcome = site.make(decideImport(site.catalogue, sheet, choices), { isImport: true });
  if (!outcome) throw new Error('an import is never refused');
  return outcome.results;
}

it('an import treats each existing recipe as chosen and reports it, and an undo reverts all of it', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async ({ rows, ...choices }) => {
      const site = openHouse();
      const before = site.states;
      const results = await importInto(site, rows, choices);
      const after = site.states;
      const { created, updated, unchanged, kept = 0, copied, failed } = results;
      expect(created + updated + unchanged + kept + failed).toBe(rows.length);
      expect(results.existing.filter(({ outcome }) => outcome === 'updated')).toHaveLength(updated);
      expect(results.existing.filter(({ outcome }) => outcome === 'copied')).toHaveLength(copied ?? -1);
      for (const { row: number, id, outcome, copy, ...told } of results.existing) {
        const chosen = choices.existingRows[String(number)] ?? choices.existing;
        expect(outcome).toBe({ update: 'updated', keep: 'kept', copy: 'copied' }[chosen]);
        const key = `cocktails/${id}`;
        if (outcome !== 'updated') expect(after[key]).toEqual(before[key]);
        if (outcome === 'kept') continue;
        const item = site.catalogue.itemSets.cocktails.get(copy?.id ?? id);
        expect(exportedCocktail(site.catalogue, item ?? never())).toMatchObject(told.after);
      }
      for (const [key, fields] of Object.entries(after)) {
        if (key in before || !choices.asDrafts) continue;
        if (key.startsWith('cocktails/')) expect(fields['status']).toBe('draft');
        if (!key.startsWith('categories/')) continue;
        const id = key.slice('categories/'.length);
        const isShown = Object.entries(after).some(
          ([of, { category, status }]) =>
            of.startsWith('cocktails/') && status !== 'draft' && (category as string[]).includes(id),
        );
        expect(fields['status']).toBe(isShown ? 'published' : 'draft');
      }
      if (site.changes.length > 0)
        site.make(await undoRevision(site.catalogue, site.history, site.catalogue.revision));
      expect(site.states).toEqual(before);
    }),
    { numRuns: 80 },
  );
});

function never(): never {
  throw new Error('a reported recipe is there');
}

it('a copy gets a name that is free and short enough', () => {
  expect(freeName('Negroni', (name) => name.endsWith('(3)'))).toBe('Negroni (3)');
  expect(freeName('x'.repeat(120), (name) => name.endsWith('(2)'))).toBe(`${'x'.repeat(116)} (2)`);
});
