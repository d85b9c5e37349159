import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';
import { readCocktailRows, type SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { lineOf, RECIPES } from './recipes.ts';

type Cells = (string | number | null | XLSX.CellObject)[][];
type Bounds = readonly [fromRow: number, fromColumn: number, toRow: number, toColumn: number];

const HEADER = ['Cocktail', 'Glass', 'Ingredients', 'Method'];
const ROWS = RECIPES.map((one) => [
  one.name,
  one.glass,
  one.ingredients.map(lineOf).join('\n'),
  one.steps.join('\n'),
]);
const MEANT = RECIPES.map((one) => ({
  name: one.name,
  glassware: one.glass,
  ingredients: one.ingredients.map(lineOf),
  instructions: [...one.steps],
}));

function workbook(
  sheets: Record<string, Cells>,
  merged: readonly Bounds[] = [],
  type: XLSX.BookType = 'xlsx',
) {
  const book = XLSX.utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    const sheet = XLSX.utils.aoa_to_sheet(cells);
    sheet['!merges'] = merged.map(([r, c, toR, toC]) => ({ s: { r, c }, e: { r: toR, c: toC } }));
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  return XLSX.write(book, { type: 'buffer', bookType: type }) as Buffer;
}

async function read(bytes: Buffer, options?: SheetOptions) {
  const { drafts, ...rest } = await readCocktailRows(bytes, options, unpackWorkbook);
  return { ...rest, drafts: [...drafts], fields: [...drafts].map(({ fields }) => fields) };
}

it('the answers of a form, alone in a workbook, are a table and no card', async () => {
  const questions = ['Timestamp', 'Drink', 'First ingredient', 'Second ingredient', 'How is it made?'];
  const { fields } = await read(
    workbook({
      Responses: [
        questions,
        ['45000.1', 'Dusk', '2 oz gin', '1 oz lime juice', 'Shake with ice. Strain.'],
        ['45000.2', 'Dawn', '2 oz rum', '3 oz cola', 'Build over ice. Stir.'],
      ],
    }),
  );
  expect(fields).toMatchObject([
    { name: 'Dusk', ingredients: ['2 oz gin', '1 oz lime juice'] },
    { name: 'Dawn', ingredients: ['2 oz rum', '3 oz cola'] },
  ]);
});

it('a table whose names stand below an unknown word is no card, beside a worksheet of something else', async () => {
  const { fields } = await read(
    workbook({
      Menu: [
        ['Mocktail', 'Ingredients', 'Method', 'Glass'],
        ['Dusk', '60 ml tea\n20 ml lime juice', 'Build over ice.', 'Highball'],
        ['Dawn', '90 ml tomato juice\n10 ml lime juice', 'Roll with ice.', 'Highball'],
      ],
      Stock: [
        ['Item', 'Par', 'On hand'],
        ['Grenadine', 2, 1],
        ['Tea', 3, 3],
      ],
    }),
  );
  expect(fields.map(({ name }) => name)).toEqual(['Dusk', 'Dawn']);
});

describe('the worksheets of a workbook', () => {
  const book = workbook({
    'Read me': [['Ask Ann before you change anything']],
    Stock: [
      ['Item', 'Size', 'Price'],
      ['Gin', '700 ml', 22],
    ],
    Drinks: [HEADER, ...ROWS],
  });

  it('are searched for recipes, and the others are named', async () => {
    const { fields, source, notes } = await read(book);
    expect(fields).toEqual(MEANT);
    expect(source).toMatchObject({ worksheet: 'Drinks', worksheets: ['Read me', 'Stock', 'Drinks'] });
    expect(notes.map(({ message }) => message)).toEqual([
      'Only the worksheet "Drinks" was read, not "Read me", "Stock"',
    ]);
  });

  it('can be chosen by name', async () => {
    expect((await read(book, { worksheet: 'Stock' })).source.worksheet).toBe('Stock');
    await expect(read(book, { worksheet: 'Gone' })).rejects.toMatchObject({ status: 400 });
  });

  it('are taken together, each as a category where there is none', async () => {
    const sheets = { Sours: [HEADER, ...ROWS.slice(0, 2)], Notes: [['x']], Long: [HEADER, ...ROWS.slice(2)] };
    const { drafts } = await read(workbook(sheets), { worksheet: '*' });
    const categories = MEANT.map((_, at) => [at < 2 ? 'Sours' : 'Long']);
    expect(drafts.map(({ fields }) => fields)).toEqual(
      MEANT.map((one, at) => ({ ...one, category: categories[at] })),
    );
    expect(new Set(drafts.map(({ rowNumber }) => rowNumber)).size).toBe(MEANT.length);
  });
});

describe('worksheets with one recipe each', () => {
  const card = (at: number): Cells => {
    const { name, ingredients, steps } = RECIPES[at] ?? { name: '', ingredients: [], steps: [] };
    return [
      [name],
      ['Ingredients'],
      ...ingredients.map((one) => [lineOf(one)]),
      ['Method'],
      ...steps.map((step) => [step]),
    ];
  };
  const names = RECIPES.map(({ name }) => name);
  const book = workbook({
    Cover: [['Bar book']],
    ...Object.fromEntries(names.map((name, at) => [name, card(at)])),
  });

  it('come in together, and what else there is is named', async () => {
    const { fields, source, notes } = await read(book);
    expect(fields.map(({ name }) => name)).toEqual(names);
    expect(source).toMatchObject({ worksheet: '*', worksheets: ['Cover', ...names] });
    expect(notes.map(({ message }) => message)).toEqual([
      'Each worksheet is a recipe; they are counted like rows, from 2 on',
      'No recipe was found on the worksheets "Cover"',
    ]);
  });

  it('can be chosen by name', async () => {
    const { fields } = await read(book, { worksheet: 'Copper Hour' });
    expect(fields).toEqual([
      expect.objectContaining({ name: 'Copper Hour', instructions: MEANT[3]?.instructions }),
    ]);
  });

  it('may be alone in the workbook', async () => {
    expect((await read(workbook({ Sheet1: card(1) }))).fields.map(({ name }) => name)).toEqual([names[1]]);
  });

  it('are read however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, at): [string, Cells] => [
      `Drink no. ${at}`,
      card(at % 5).slice(1),
    ]);
    expect((await read(workbook(Object.fromEntries(many)))).fields).toHaveLength(120);
  });

  it('are told where nothing names the cocktail', async () => {
    const { errors, fields } = await read(workbook({ Sheet1: card(0), Sheet2: card(1).slice(1) }));
    expect(fields).toHaveLength(1);
    expect(errors).toEqual([
      {
        row: 3,
        field: 'name',
        code: 'required',
        message: 'Neither the tab of the worksheet "Sheet2" nor its cells name the cocktail',
      },
    ]);
  });

  it('are none when one of them is a table of recipes', async () => {
    const { source, fields } = await read(workbook({ A: card(0), B: card(1), All: [HEADER, ...ROWS] }));
    expect(source.worksheet).toBe('All');
    expect(fields).toEqual(MEANT);
  });
});

describe('a worksheet', () => {
  it('with merged cells belongs together as they say', async () => {
    const rows: Cells = [
      ['Drink', 'Ingredients', null, null, 'Preparation'],
      [null, 'Qty', 'Unit', 'Name', null],
      ['Harbour Lantern', 2, 'oz', 'Gin', 'Shake hard. Strain.'],
      [null, 0.75, 'oz', 'Lemon juice', null],
      ['Copper Hour', 1.5, 'oz', 'Bourbon', 'Stir well. Strain.'],
      [null, 1, 'dash', 'Bitters', null],
    ];
    const merged: Bounds[] = [
      [0, 0, 1, 0],
      [0, 1, 0, 3],
      [0, 4, 1, 4],
      [2, 0, 3, 0],
      [4, 0, 5, 0],
      [4, 4, 5, 4],
    ];
    expect((await read(workbook({ S: rows }, merged))).fields).toEqual([
      {
        name: 'Harbour Lantern',
        ingredients: ['2 oz Gin', '0.75 oz Lemon juice'],
        instructions: ['Shake hard.', 'Strain.'],
      },
      {
        name: 'Copper Hour',
        ingredients: ['1.5 oz Bourbon', '1 dash Bitters'],
        instructions: ['Stir well.', 'Strain.'],
      },
    ]);
  });

  it('says what is merged over several recipes of each of them', async () => {
    const rows: Cells = [
      ['Drink', 'Glass', 'Ingredients', 'Preparation'],
      ['Harbour Lantern', 'Coupe', '2 oz gin; 1 oz lime juice', 'Shake hard. Strain.'],
      ['Copper Hour', null, '2 oz rum; 1 oz lime juice', 'Shake hard. Strain.'],
    ];
    const { fields } = await read(workbook({ S: rows }, [[1, 1, 2, 1]]));
    expect(fields.map(({ glassware }) => glassware)).toEqual(['Coupe', 'Coupe']);
  });

  it('gives amounts back that became dates, and doubts them', async () => {
    const date = (v: number): XLSX.CellObject => ({ t: 'n', v, z: 'd-mmm' });
    const rows: Cells = [
      ['Cocktail', 'Amount 1', 'Ingredient 1', 'Amount 2', 'Ingredient 2'],
      ['Half', '2 oz', 'Gin', date(45659), 'Lime'],
      ['Unclear', '2 oz', 'Gin', date(45658), 'Lime'],
    ];
    const { drafts } = await read(workbook({ S: rows }));
    expect(drafts.map(({ fields, doubts }) => [fields.ingredients?.[1], doubts])).toEqual([
      ['1/2 Lime', ['dateAmount']],
      ['2025-01-01 Lime', ['unknownDate']],
    ]);
  });

  it('without a header loses no recipe, and says that its columns are guessed', async () => {
    const { fields, columns, source } = await read(workbook({ S: ROWS }));
    expect(fields).toEqual(MEANT);
    expect(source.headerRow).toBe(0);
    expect(columns.every(({ isGuess }) => isGuess)).toBe(true);
  });

  it('has its header where it is said to be', async () => {
    const rows: Cells = [
      ['Name', 'Ingredients'],
      ['Drink', 'What'],
      ['Copper Hour', '1 oz rum\n1 oz gin'],
    ];
    const { columns } = await read(workbook({ S: rows }), { headerRow: 2 });
    expect(columns.map(({ column }) => column)).toEqual(['Drink', 'What']);
  });

  it.each(['ods', 'biff8'] as const)('is read from %s too', async (type) => {
    expect((await read(workbook({ S: [HEADER, ...ROWS] }, [], type))).fields).toEqual(MEANT);
  });
});
