import { isSingleEntry } from '../lines/ingredients-reader.ts';
import { isBareAmount } from '../lines/line-amounts.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { areNearlyAll, NEARLY_ALL } from '../shares.ts';
import { areInRuns } from './cell-evidence.ts';
import { knownColumn } from './column-names.ts';
import { plainName } from './column-words.ts';

const LOOKED_AT_ROWS = 200;

/**
 * Gives columns without a name the one of the column before them, where a name stands above the first of several: "Ingredients" above
 * five columns with an ingredient or an amount each, "Method" above a column for each step.
 */
export function nameColumns(header: SheetRow, body: readonly SheetRow[]): SheetRow {
  const rows = body.slice(0, LOOKED_AT_ROWS);
  const own = header.cells.length;
  const names = Array.from({ length: widthOf(own, rows) }, (_, at) => (header.cells[at] ?? '').trim());
  const isLong = hasRowPerIngredient(names, rows);
  for (const [at, name] of names.entries()) {
    const field = name === '' ? null : fieldOf(name);
    if (field !== 'ingredients' && field !== 'instructions') continue;
    const columns = columnsBelow(names, rows, at);
    if (columns.length < 2 || !columns.every((cells) => areSingle(cells))) continue;
    const areAmounts = columns.map((cells) => areNearlyAll(cells, isBareAmount));
    if (isLong) {
      const amount = areAmounts.indexOf(true);
      if (field === 'ingredients' && amount > 0) names[at + amount] = 'Amount';
      continue;
    }
    for (const [place, isAmount] of areAmounts.entries())
      names[at + place] = field === 'instructions' ? `Step ${place + 1}` : isAmount ? 'Amount' : 'Ingredient';
  }
  const width = Math.max(own, names.findLastIndex((name) => name !== '') + 1);
  return { ...header, cells: names.slice(0, width) };
}

/**
 * How many columns may have a name: those behind the header too where most rows go on there. A few that do hold a comma too many, and
 * are refused.
 */
function widthOf(own: number, rows: readonly SheetRow[]): number {
  const further = rows.filter(({ cells }) => (cells[own] ?? '').trim() !== '');
  if (further.length < rows.length * NEARLY_ALL) return own;
  return further.reduce((most, { cells }) => Math.max(most, cells.length), own);
}

/** True where the rows of a recipe repeat its name or leave it out: a column without a name then holds amounts or remarks. */
function hasRowPerIngredient(names: readonly string[], rows: readonly SheetRow[]): boolean {
  const nameAt = names.findIndex((name) => name !== '' && knownColumn(name) === 'name');
  return nameAt >= 0 && areInRuns(rows.map(({ cells }) => cells[nameAt] ?? ''));
}

function fieldOf(name: string): string | null {
  // A column that has a number has its own name.
  return /\d/.test(plainName(name)) ? null : knownColumn(name);
}

/** The cells of a column and of those without a name behind it that are filled. */
function columnsBelow(names: readonly string[], rows: readonly SheetRow[], from: number): string[][] {
  const columns: string[][] = [];
  for (let at = from; at < names.length && (at === from || names[at] === ''); at++) {
    const cells = rows.map((row) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '');
    if (cells.length === 0) break;
    columns.push(cells);
  }
  return columns;
}

function areSingle(cells: readonly string[]): boolean {
  return areNearlyAll(cells, (cell) => isBareAmount(cell) || isSingleEntry(cell));
}
