import { describe, expect, it } from 'vitest';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { missingCells } from './missing-cells.ts';
import { DOUBTED_TABLES, READ_TABLES, REFUSED_TABLES, type TableCase } from './tables/text-tables.ts';
import { readText } from './read-text.ts';

/** Tells how well a table was read: recipes with a doubt, and those that are wrong without one. */
interface Measured {
  doubted: string[];
  wrongInSilence: string[];
  wrong: string[];
}

/** Compares what is read with what the table means. A recipe without ingredients is left out. */
async function measureTable({ text, meant }: TableCase): Promise<Measured> {
  const { recipes, errors } = await readText(text);
  const measured: Measured = { doubted: [], wrongInSilence: [], wrong: [] };
  for (const { fields, doubts = [] } of recipes) {
    const { name = '', ingredients = [], instructions } = fields;
    const recipe = meant.find((expected) => expected.name === name);
    const wanted = recipe && JSON.stringify([recipe.ingredients, recipe.steps ?? instructions]);
    const got = JSON.stringify([ingredients, instructions]);
    if (doubts.length > 0) measured.doubted.push(name);
    if (got === wanted || ingredients.length === 0) continue;
    const difference = `${name}: ${got} instead of ${wanted ?? 'no recipe'}`;
    measured.wrong.push(difference);
    if (doubts.length === 0) measured.wrongInSilence.push(difference);
  }
  const found = new Set(recipes.map(({ fields }) => fields.name));
  if (measured.doubted.length === 0 && errors.length === 0)
    measured.wrongInSilence.push(...meant.map(({ name }) => name).filter((name) => !found.has(name)));
  return measured;
}

describe('a table', () => {
  it.each(READ_TABLES)('is read right, without a doubt: $title', async (table) => {
    expect(await measureTable(table)).toEqual({ doubted: [], wrongInSilence: [], wrong: [] });
  });

  it.each(DOUBTED_TABLES)('is doubted where it is read wrong: $title', async (table) => {
    const { wrongInSilence, doubted } = await measureTable(table);
    expect(wrongInSilence).toEqual([]);
    expect(doubted.length).toBeGreaterThan(0);
  });

  it.each(REFUSED_TABLES)('is refused with a sentence that helps: $title', async ({ text, says }) => {
    const message = await readText(text).then(
      ({ errors }) => errors.map(({ message }) => message).join(' '),
      (error: SheetError) => {
        expect(error).toBeInstanceOf(SheetError);
        return error.message;
      },
    );
    expect(message).toContain(says);
  });

  it.each([...READ_TABLES, ...DOUBTED_TABLES])('loses no cell: $title', async ({ text }) => {
    expect(await missingCells(new TextEncoder().encode(text))).toEqual([]);
  });
});

it('a sheet with a row that is wider than any spreadsheet is refused, also below a title', async () => {
  const wide = `Our drinks\n${'x,'.repeat(100_000)}x\nname,ingredients\nOne,gin\n`;
  await expect(readText(wide)).rejects.toThrow('at most 256 columns; this one has 100001');
});

it('a row that is too wide, but fits into a spreadsheet, is left out alone', async () => {
  const { recipes, errors } = await readText(`name,ingredients\nOne,gin\n${'x,'.repeat(16_000)}x\n`);
  expect(recipes.map(({ fields }) => fields.name)).toEqual(['One']);
  expect(errors.map(({ message }) => message.slice(0, 28))).toEqual(['This row has 16001 cells, an']);
});

it('a sheet without rows gets a note', async () => {
  expect((await readText('name,ingredients\n')).notes).toEqual([
    { row: 1, field: '', message: 'No row stands below the names of the columns' },
  ]);
});
