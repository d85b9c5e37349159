import type { SheetLayout } from '#openapi/generated/model.ts';
import { looksOf, SAMPLED_ROWS } from '../columns/column-looks.ts';
import { isAlwaysCounted, isIngredient, joinAmount, joinUnit } from '../cells/ingredients.ts';
import { noteOn, type SheetRow } from '../read/sheet-rows.ts';
import { isFigure, readColumnName } from '../cells/read-column-name.ts';
import { isNothing, readTick } from '../cells/value-words.ts';
import type { Table } from './find-table.ts';

/** A table with a column for each drink, transposed to a row for each. */
export interface DrinkColumns {
  table: Table;
  /** Its amounts have units, so the layout is certain. */
  isSure: boolean;
}

/**
 * Transposes a table with a row for each ingredient and a column for each drink. Returns null if the columns
 * hold anything but amounts. A row named after a field, such as "Glass", is that field of the drinks. A note
 * names what is left out.
 */
export function transposeDrinkColumns(table: Table, wanted?: SheetLayout | null): DrinkColumns | null {
  const { header, headerRow } = table;
  if (!header) return null;
  const meanings = header.map((column) => readColumnName(column));
  if (meanings.some((column) => column?.meaning === 'name') && wanted !== 'drinkColumns') return null;
  const rows = table.body.filter(({ error }) => !error);
  const nameAt = nameColumn(meanings, rows, wanted);
  const rowsOfKind = (kind: RowKind) => rows.filter((row) => kindOf(cellAt(row, nameAt)) === kind);
  const [ingredients, fieldRows] = [rowsOfKind('ingredient'), rowsOfKind('field')];
  const drinks = drinkColumns(header, ingredients).filter((index) => index !== nameAt && !meanings[index]);
  if (nameAt < 0 || drinks.length < 2) return null;
  const unit = table.unit || cornerUnit(meanings);
  const body = drinks.map((index): SheetRow => {
    const lines = ingredients.flatMap((row) => drinkLine(cellAt(row, nameAt), cellAt(row, index), unit));
    const fields = fieldRows.map((row) => cellAt(row, index));
    return { rowNumber: index + 1, cells: [header[index] ?? '', lines.join('\n'), ...fields] };
  });
  const leftOut = [
    ...textsOfColumns(header, rows, [nameAt, ...drinks]),
    ...rowsOfKind('figure').map(({ cells }) => cells.filter((cell) => cell.trim()).join(' ')),
  ];
  const rest = leftOut.length === 0 ? '' : `; left out: ${leftOut.join(', ')}`;
  const message = `Each column was read as a cocktail, so that row numbers count columns${rest}`;
  const haveUnits =
    unit !== '' || drinks.every((index) => looksOf(ingredients.map((row) => cellAt(row, index))).haveUnits);
  const areNamed = drinks.filter((index) => isIngredient(header[index] ?? '')).length <= drinks.length / 2;
  const hasNames = meanings[nameAt]?.meaning === 'ingredients';
  const names = ['name', 'ingredients', ...fieldRows.map(({ cells }) => cells[nameAt] ?? '')];
  return {
    isSure: haveUnits && (hasNames || areNamed),
    table: { ...table, header: names, body, notes: [...table.notes, noteOn(headerRow, message)] },
  };
}

function drinkColumns(header: readonly string[], ingredients: readonly SheetRow[]): number[] {
  const sampled = ingredients.slice(0, SAMPLED_ROWS);
  return [...header.keys()].filter((index) => {
    const name = header[index] ?? '';
    const looks = looksOf(sampled.map((row) => cellAt(row, index)));
    return name.trim() !== '' && !isFigure(name) && (looks.areAmounts || looks.areTicks);
  });
}

/** Returns the texts of all other columns for a note: "Price (9, 11)". */
function textsOfColumns(header: readonly string[], rows: readonly SheetRow[], except: readonly number[]) {
  return header.flatMap((column, index) => {
    if (except.includes(index) || column.trim() === '') return [];
    return [`${column} (${rows.flatMap((row) => cellAt(row, index) || []).join(', ')})`];
  });
}

const cellAt = ({ cells }: SheetRow, index: number): string => cells[index]?.trim() ?? '';

type ColumnMeanings = readonly ReturnType<typeof readColumnName>[];

/** Returns the "ml" above the names of the ingredients, which is the unit of all amounts. */
const cornerUnit = ([first]: ColumnMeanings): string => (first?.meaning === 'amount' ? first.unit : '');

/** Returns the column called ingredients, or the first column if it holds ingredients, or -1. */
function nameColumn(
  meanings: ColumnMeanings,
  rows: readonly SheetRow[],
  wanted: SheetLayout | null | undefined,
): number {
  const namesAt = meanings.findIndex((column) => column?.meaning === 'ingredients');
  if (namesAt >= 0 || wanted === 'drinkColumns') return Math.max(0, namesAt);
  const ingredientCount = rows.filter((row) => isIngredient(cellAt(row, 0))).length;
  return (!meanings[0] || cornerUnit(meanings) !== '') && ingredientCount > rows.length / 2 ? 0 : -1;
}

/** A figure, such as a price, is left out. */
type RowKind = 'ingredient' | 'field' | 'figure';

function kindOf(name: string): RowKind {
  if (readColumnName(name)) return 'field';
  return isFigure(name) ? 'figure' : 'ingredient';
}

function drinkLine(name: string, amount: string, unit: string): string[] {
  const tick = readTick(amount);
  if (isNothing(amount) || tick === false || name === '') return [];
  if (tick) return [name];
  return [joinAmount(joinUnit(amount, isAlwaysCounted(name) ? '' : unit), name)];
}
