import { isBareAmount } from '../lines/line-amounts.ts';
import { knownColumn } from '../columns/column-names.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { joinMeasure } from '../lines/join-measure.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { BY_COLUMN, sheetOfRecipes, type LaidOut, type SheetCells } from './sheet-layout.ts';
import { NEARLY_ALL_CELLS } from '../shares.ts';

const MIN_COCKTAILS = 2;

/** A row per ingredient and a column per cocktail hold the amounts; rows may be called "Method" or "Glass". */
export function matrixLayout({ table: { header, body, notes } }: SheetCells): LaidOut | null {
  if (!header) return null;
  const [first = '', ...names] = header.cells.map((cell) => cell.trim());
  const columns = names.flatMap((name, at) => (name === '' ? [] : [at + 1]));
  if (knownColumn(first) !== 'ingredients' || columns.length < MIN_COCKTAILS) return null;
  if (columns.some((at) => knownColumn(header.cells[at] ?? '') !== null)) return null;
  const textOf = ({ cells }: SheetRow, at: number): string => {
    const text = (cells[at] ?? '').trim();
    return isNothing(text) ? '' : text;
  };
  const labels = body.filter((row) => knownColumn(textOf(row, 0) || '?') !== null);
  const lines = body.filter((row) => !labels.includes(row) && textOf(row, 0) !== '');
  const told = lines.flatMap((row) => columns.map((at) => textOf(row, at))).filter((text) => text !== '');
  // A cocktail takes some of the ingredients: a table that is fuller holds prices or stock.
  const isSparse = told.length <= lines.length * columns.length * NEARLY_ALL_CELLS;
  if (told.length === 0 || !isSparse || told.filter(isBareAmount).length < told.length * NEARLY_ALL_CELLS)
    return null;
  const recipes = columns.map((at, place) => {
    const ingredients = lines.flatMap((row) => {
      const amount = textOf(row, at);
      return amount === '' ? [] : [joinMeasure(amount, textOf(row, 0))];
    });
    const others = labels.map((row): [string, string[]] => [textOf(row, 0), [textOf(row, at)]]);
    const name = [header.cells[at]?.trim() ?? ''];
    return {
      rowNumber: place + 2,
      texts: new Map([['Cocktail', name], ['Ingredients', ingredients], ...others]),
    };
  });
  return sheetOfRecipes(recipes, [], 1, [...notes, BY_COLUMN]);
}
