import { expect, it } from 'vitest';
import { findTable } from './find-table.ts';

/** Finds the table among lines, whose cells `|` separates. An empty line is a blank row. */
function tableIn(...lines: string[]) {
  const rows = lines.map((line, index) => ({ rowNumber: index + 1, cells: line.split('|') }));
  return findTable(
    rows.filter(({ cells }) => cells.join('') !== ''),
    null,
    new Set(),
  );
}

it('finds the header below titles, one of which says the unit', () => {
  const { header, headerRow, body, unit, notes } = tableIn('Our bar', 'All in cl', 'Drink|Gin', 'Aster|5');
  expect([header, headerRow, body.length, unit]).toEqual([['Drink', 'Gin'], 3, 1, 'cl']);
  expect(notes.map(({ row }) => row)).toEqual([1, 2]);
});

it('joins a row of units with the names above it', () => {
  const { header, body } = tableIn('Drink|Gin|Rum', '|ml|oz', 'Aster|50|');
  expect([header, body.length]).toEqual([['Drink', 'Gin (ml)', 'Rum (oz)'], 1]);
});

it('drops a header that is repeated, and ends at the header of another table', () => {
  const { body, rowsOfOtherTables } = tableIn(
    ...['Drink|Method', 'Aster|Stir.', 'Drink|Method', 'Brine|Shake.'],
    ...['Syrup|Ingredients|Steps', 'Plain|Sugar|Boil.'],
  );
  expect(body.map(({ cells }) => cells[0])).toEqual(['Aster', 'Brine']);
  const error = { message: expect.stringContaining('Another table begins in row 5') as string };
  expect(rowsOfOtherTables).toMatchObject([
    { rowNumber: 5, error },
    { rowNumber: 6, error },
  ]);
});
