import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { knownColumn } from '#server/sheets/columns/column-names.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { LANGUAGE_SHAPES } from './shapes/language-shapes.ts';
import { LIST_SHAPES } from './shapes/list-shapes.ts';
import { LIST_SIGN_SHAPES } from './shapes/list-sign-shapes.ts';
import { PROGRAM_SHAPES } from './shapes/program-shapes.ts';

const RUNS = 60;

type Cells = readonly (readonly string[])[];

/** Sheets with a row for each recipe, in which neither place says what a cell is. */
const TABLES: Cells[] = [LIST_SHAPES, LIST_SIGN_SHAPES, LANGUAGE_SHAPES, PROGRAM_SHAPES].flatMap((shapes) =>
  shapes
    .map(({ table }) => rectangle(table))
    .filter(([header = []]) => header.some(isName) && new Set(header).size === header.length),
);
const anyTable = fc.constantFrom(...TABLES);

function isName(column: string): boolean {
  return knownColumn(column) === 'name';
}

function rectangle(table: Cells): string[][] {
  const width = Math.max(...table.map((row) => row.length));
  return table.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** What the recipes of a sheet say, in an order that does not depend on that of its rows. */
async function recipesOf(table: Cells): Promise<string[]> {
  const text = Papa.unparse(table.map((row) => [...row]));
  const { drafts } = await readCocktailRows(new TextEncoder().encode(text));
  return [...drafts].map(({ fields, doubts = [] }) => JSON.stringify([sorted(fields), doubts])).sort();
}

function sorted(fields: object): object {
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function inOrder<One>(all: readonly One[], order: readonly number[]): One[] {
  return order.flatMap((at) => all.slice(at, at + 1));
}

function orderOf(length: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([...Array(length).keys()], { minLength: length });
}

describe('the recipes of a sheet are the same', () => {
  it('in any order of its columns', async () => {
    const anyOrder = anyTable.chain((table) => fc.tuple(fc.constant(table), orderOf(table[0]?.length ?? 0)));
    await fc.assert(
      fc.asyncProperty(anyOrder, async ([table, order]) => {
        const moved = table.map((row) => inOrder(row, order));
        expect(await recipesOf(moved)).toEqual(await recipesOf(table));
      }),
      { numRuns: RUNS },
    );
  });

  it('in any order of its rows', async () => {
    const anyOrder = anyTable.chain((table) => fc.tuple(fc.constant(table), orderOf(table.length - 1)));
    await fc.assert(
      fc.asyncProperty(anyOrder, async ([[header = [], ...rows], order]) => {
        expect(await recipesOf([header, ...inOrder(rows, order)])).toEqual(
          await recipesOf([header, ...rows]),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('with a column of noise', async () => {
    const noise = fc.array(fc.stringMatching(/^[a-z0-9]{6,9}$/), { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(anyTable, noise, async (table, words) => {
        const noisy = table.map((row, at) => [...row, at === 0 ? 'Zzyx' : (words[at] ?? '')]);
        expect(await recipesOf(noisy)).toEqual(await recipesOf(table));
      }),
      { numRuns: RUNS },
    );
  });
});
