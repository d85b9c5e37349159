import type { SheetLayout } from '#openapi/generated/model.ts';
import { looksOf, SAMPLED_ROWS } from '../columns/column-looks.ts';
import { isFigure, isIngredient } from '../columns/ingredient-matrix.ts';
import { noteOn, type SheetRow } from '../read/sheet-file.ts';
import { MAX_SHEET_COLUMNS } from '../read/sheet-limits.ts';
import { readColumnName } from '../words/header-words.ts';
import type { Table } from './find-table.ts';

/** A table that has a column for each drink, and the same with a row for each drink and a column for each ingredient. */
export interface DrinkColumns {
  table: Table;
  /** Its amounts have units, so that it is no guess. */
  isSure: boolean;
}

/**
 * Turns a table whose rows are ingredients and whose columns are drinks. Returns null if the columns hold anything but amounts. A row that
 * is called after a field, such as "Glass", is that field of the drinks. A column that is no drink is left out and named.
 */
export function turnDrinkColumns(table: Table, wanted: SheetLayout | null | undefined): DrinkColumns | null {
  const { header, headerRow } = table;
  const rows = table.body.filter(({ refusal }) => !refusal);
  if (!header || rows.length >= MAX_SHEET_COLUMNS) return null;
  const named = header.map((column) => readColumnName(column));
  if (named.some((one) => one?.meaning === 'name') && wanted !== 'drinkColumns') return null;
  // The "ml" above the names of the ingredients is the unit of all amounts.
  const cornerUnit = named[0]?.meaning === 'amount' ? named[0].unit : '';
  const namesAt = named.findIndex((one) => one?.meaning === 'ingredients');
  const isFirstFree = !named[0] || cornerUnit !== '';
  const areMostKnown = rows.filter((row) => isIngredient(cellAt(row, 0))).length > rows.length / 2;
  if (namesAt < 0 && wanted !== 'drinkColumns' && !(isFirstFree && areMostKnown)) return null;
  const at = Math.max(0, namesAt);
  const ingredients = rows.filter((row) => !isFigure(cellAt(row, at)) && !readColumnName(cellAt(row, at)));
  const looksAt = (index: number) =>
    looksOf(ingredients.slice(0, SAMPLED_ROWS).map((row) => cellAt(row, index)));
  const drinks = [...header.keys()].filter((index) => {
    const name = header[index] ?? '';
    if (index === at || name.trim() === '' || isFigure(name) || named[index]) return false;
    return looksAt(index).areAmounts || looksAt(index).areTicks;
  });
  if (drinks.length < 2) return null;
  const left = header.flatMap((column, index) => {
    if (index === at || column.trim() === '' || drinks.includes(index)) return [];
    return [
      `${column} (${rows
        .map((row) => cellAt(row, index))
        .filter(Boolean)
        .join(', ')})`,
    ];
  });
  const told = left.length === 0 ? '' : `; left out: ${left.join(', ')}`;
  const note = `Each column was read as a cocktail, so that row numbers count columns${told}`;
  const unit = table.unit || cornerUnit;
  const haveUnits = unit !== '' || drinks.every((index) => looksAt(index).haveUnits);
  const areNamed = drinks.filter((index) => isIngredient(header[index] ?? '')).length <= drinks.length / 2;
  const linesOf = (index: number) => rows.map((row) => cellAt(row, index));
  return {
    isSure: haveUnits && (namesAt >= 0 || areNamed),
    table: {
      ...table,
      unit,
      header: ['name', ...linesOf(at)],
      body: drinks.map((index) => ({
        rowNumber: index + 1,
        cells: [header[index] ?? '', ...linesOf(index)],
      })),
      notes: [...table.notes, noteOn(headerRow, note)],
    },
  };
}

const cellAt = ({ cells }: SheetRow, at: number): string => cells[at]?.trim() ?? '';
