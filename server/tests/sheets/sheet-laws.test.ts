import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { decodeText } from '#server/sheets/read/decode-text.ts';
import { CLEAR_SHEETS, DOUBTFUL_SHEETS } from './shapes/all-shapes.ts';

const ORDERS_OF_EACH = 1;
/** A law that fails does so in each run. */
const SEED = 30;
const ZIP = 0x50;

/**
 * Here the first of two columns counts, since both say the same of the same ingredients, or the amounts stand beside what they measure
 * and nothing else says whose they are.
 */
const ORDER_OF_COLUMNS_COUNTS = [
  'the unit in the header, beside what an ingredient is',
  'ounces and millilitres side by side, a row per ingredient',
  'the same ingredients in two systems of units',
  'made for one and for many',
  'steps in columns whose names say nothing of their order',
];
/** Here a row says something of the rows below it. */
const ORDER_OF_ROWS_COUNTS = [
  'a category that is written once for several rows',
  'numbers before the names of the cocktails',
];

/** Here its cells alone tell the column of the names, or of the ingredients: another one of words is as good, and doubted. */
const CELLS_ALONE_TELL = [
  'headings that nobody knows above what is plainly names and ingredients, a name like a number among them',
  'crosses for the ingredients, below an empty corner',
  'the category of each ingredient, and a number for each cocktail and each line',
];

interface Table {
  title: string;
  header: readonly string[];
  /** The rows of each recipe. */
  recipes: readonly (readonly (readonly string[])[])[];
  /** What they say; read once for all laws. */
  meant: readonly string[];
}

/** The sheets in which the first row names the columns and each further row belongs to one recipe. */
async function tableOf({ title, bytes }: (typeof CLEAR_SHEETS)[number]): Promise<Table | null> {
  const file = bytes();
  if (file[0] === ZIP) return null;
  const { data } = Papa.parse<string[]>(decodeText(file).text, { skipEmptyLines: 'greedy' });
  const width = Math.max(...data.map((row) => row.length));
  const [header = [], ...body] = data.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const { drafts, source, notes } = await readTable(header, body);
  const numbers = [...drafts].map(({ rowNumber, rowNumbers = [rowNumber] }) => rowNumbers);
  const isWhole = numbers.flat().length === body.length && notes.every(({ row }) => row > 0);
  if (source.headerRow !== 1 || !isWhole || header.length === 1) return null;
  const recipes = numbers.map((rows) => rows.map((row) => body[row - 2] ?? []));
  return { title, header, recipes, meant: await recipesOf(header, recipes.flat()) };
}

function readTable(header: readonly string[], body: readonly (readonly string[])[]) {
  const text = Papa.unparse([[...header], ...body.map((row) => [...row])]);
  return readCocktailRows(new TextEncoder().encode(text));
}

/** What the recipes say; the order of columns is that of the entries that stand in them. */
async function recipesOf(header: readonly string[], body: readonly (readonly string[])[]): Promise<string[]> {
  const { drafts } = await readTable(header, body);
  return [...drafts]
    .map(({ fields, doubts = [] }) => {
      const texts = Object.entries(fields).map(([field, value]) =>
        JSON.stringify([field, Array.isArray(value) ? [...value].sort() : value]),
      );
      return JSON.stringify([texts.sort(), [...doubts].sort()]);
    })
    .sort();
}

function inOrder<One>(all: readonly One[], order: readonly number[]): One[] {
  return order.flatMap((at) => all.slice(at, at + 1));
}

function ordersOf(length: number): number[][] {
  const order = fc.shuffledSubarray([...Array(length).keys()], { minLength: length });
  return fc.sample(order, { numRuns: ORDERS_OF_EACH, seed: SEED });
}

/** A till or a stock has no recipes that could be the same: it is doubted in one way or another. */
const WITH_RECIPES = [...CLEAR_SHEETS, ...DOUBTFUL_SHEETS].filter(({ meant }) => meant?.length !== 0);
const TABLES = (await Promise.all(WITH_RECIPES.map(tableOf))).filter((table) => table !== null);
const NAMED = TABLES.filter(
  ({ header, title }) =>
    new Set(header).size === header.length &&
    header.every((column) => column.trim() !== '') &&
    !ORDER_OF_COLUMNS_COUNTS.includes(title),
);

describe('the recipes of a sheet are the same', () => {
  it('are looked at in nearly all shapes', () => {
    expect(TABLES.length).toBeGreaterThan(120);
    expect(NAMED.length).toBeGreaterThan(100);
  });

  it.each(NAMED)('in any order of the columns: $title', async ({ header, recipes, meant }) => {
    const body = recipes.flat();
    for (const order of ordersOf(header.length)) {
      const moved = body.map((row) => inOrder(row, order));
      expect(await recipesOf(inOrder(header, order), moved)).toEqual(meant);
    }
  });

  it.each(TABLES.filter(({ title }) => !ORDER_OF_ROWS_COUNTS.includes(title)))(
    'in any order of the recipes: $title',
    async ({ header, recipes, meant }) => {
      for (const order of ordersOf(recipes.length))
        expect(await recipesOf(header, inOrder(recipes, order).flat())).toEqual(meant);
    },
  );

  const told = TABLES.filter(({ title }) => !CELLS_ALONE_TELL.includes(title));
  it.each(told)('with a column of noise: $title', async ({ header, recipes, meant }) => {
    const body = recipes.flat();
    const words = fc.sample(fc.stringMatching(/^[a-z0-9]{6,9}$/), { numRuns: body.length, seed: SEED });
    const noisy = body.map((row, at) => [...row, words[at] ?? '']);
    expect(await recipesOf([...header, 'Zzyx'], noisy)).toEqual(meant);
  });
});
