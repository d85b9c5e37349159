import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCocktailRows } from '../read-cocktail-rows.ts';
import { expectedOf, RECIPES } from './recipes.ts';
import { LIST_SHAPES } from './list-shapes.ts';
import { TABLE_SHAPES } from './table-shapes.ts';

const byName = <One extends { name?: string }>(all: readonly One[]): One[] =>
  [...all].sort((one, other) => String(one.name).localeCompare(String(other.name)));

it.each([...LIST_SHAPES, ...TABLE_SHAPES])(
  'reads recipes with $title as they are meant',
  async ({ table }) => {
    const bytes = new TextEncoder().encode(Papa.unparse(table as string[][]));
    const { drafts } = await readCocktailRows(bytes);
    const read = [...drafts];
    expect(byName(read.map(({ fields }) => fields))).toEqual(
      byName(RECIPES.map(expectedOf)).map((fields) => expect.objectContaining(fields) as object),
    );
    expect(read.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
  },
);
