import { describe, expect, it } from 'vitest';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { missingCells } from './missing-cells.ts';
import { DOUBTED_TABLES } from './tables/doubted-tables.ts';
import { LIST_TABLES } from './tables/list-tables.ts';
import { measureTable } from './tables/measure-table.ts';
import { READ_TABLES } from './tables/read-tables.ts';
import { REFUSED_SHEETS } from './tables/refused-sheets.ts';

describe('a table', () => {
  it.each([...READ_TABLES, ...LIST_TABLES])('is read right, without a doubt: $title', async (table) => {
    expect(await measureTable(table)).toEqual({ doubted: [], wrongInSilence: [], wrong: [] });
  });

  it.each(DOUBTED_TABLES)('is never wrong in silence: $title', async (table) => {
    const { wrongInSilence, doubted } = await measureTable(table);
    expect(wrongInSilence).toEqual([]);
    expect(doubted.length).toBeGreaterThan(0);
  });

  it.each(REFUSED_SHEETS)(
    'is refused with a sentence that helps when it is none: %s',
    async (_, says, text) => {
      const bytes = new TextEncoder().encode(text);
      const told = await readCocktailRows(bytes).then(
        ({ errors }) => errors.map(({ message }) => message).join(' '),
        (error: SheetError) => {
          expect(error).toBeInstanceOf(SheetError);
          return error.message;
        },
      );
      expect(told).toContain(says);
    },
  );

  it.each([...READ_TABLES, ...LIST_TABLES, ...DOUBTED_TABLES])('loses no cell: $title', async ({ text }) => {
    expect(await missingCells(new TextEncoder().encode(text))).toEqual([]);
  });
});
