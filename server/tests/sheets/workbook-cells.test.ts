import * as XLSX from 'xlsx';
import { expect, it } from 'vitest';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';

const ROWS = [
  ['Cocktail', 'Ingredient', 'Amount'],
  ['Gimlet', 'Gin', '2 oz'],
  ['', 'Lime cordial', '1 oz'],
  ['Daiquiri', 'Rum', '2 oz'],
  ['', 'Lime juice', '1 oz'],
];

function workbook(change: (sheet: XLSX.WorkSheet) => void, rows = ROWS): Uint8Array {
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet(rows);
  change(sheet);
  XLSX.utils.book_append_sheet(book, sheet, 'Drinks');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

it('reads a name that is merged over several rows as the name of each', async () => {
  const { recipes } = await readCocktailSheet(
    workbook((sheet) => {
      sheet['!merges'] = [XLSX.utils.decode_range('A2:A3'), XLSX.utils.decode_range('A4:A5')];
    }),
  );
  expect([...recipes]).toMatchObject([
    { rowNumbers: [2, 3], fields: { name: 'Gimlet', ingredients: ['2 oz Gin', '1 oz Lime cordial'] } },
    { rowNumbers: [4, 5], fields: { name: 'Daiquiri', ingredients: ['2 oz Rum', '1 oz Lime juice'] } },
  ]);
});

it('ignores a merge over the whole sheet', async () => {
  const { recipes } = await readCocktailSheet(
    workbook((sheet) => {
      sheet['!merges'] = [XLSX.utils.decode_range('A1:C5')];
    }),
  );
  expect([...recipes].map(({ fields }) => fields.name)).toEqual(['Gimlet', 'Daiquiri']);
});

it('reads hidden rows, with a note and a doubt', async () => {
  const { recipes, notes } = await readCocktailSheet(
    workbook((sheet) => {
      sheet['!rows'] = [{}, {}, {}, { hidden: true }, { hidden: true }];
    }),
  );
  expect([...recipes].map(({ fields, doubts }) => [fields.name, doubts])).toEqual([
    ['Gimlet', undefined],
    ['Daiquiri', ['hiddenRow']],
  ]);
  expect(notes.map(({ message }) => message)).toEqual([
    'Rows that are hidden in the workbook were read too: "4", "5"',
  ]);
});

it('notes hidden rows of a table with a column for each drink', async () => {
  const rows = [
    ['Ingredient', 'Gimlet', 'Martini'],
    ['Gin', '2 oz', '3 oz'],
    ['Vermouth', '', '1 oz'],
  ];
  const bytes = workbook((sheet) => (sheet['!rows'] = [{}, {}, { hidden: true }]), rows);
  const { notes } = await readCocktailSheet(bytes);
  expect(notes[0]?.message).toBe('Rows that are hidden in the workbook were read too: "3"');
});

it('leaves out the error of a formula, with a doubt', async () => {
  const { recipes } = await readCocktailSheet(
    workbook((sheet) => {
      sheet['C3'] = { t: 'e', v: 23 };
    }),
  );
  expect([...recipes].map(({ fields, doubts }) => [fields.ingredients, doubts])).toEqual([
    [['2 oz Gin', 'Lime cordial'], ['cellError']],
    [['2 oz Rum', '1 oz Lime juice'], undefined],
  ]);
});
