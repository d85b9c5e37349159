import { hasUnit, isBareAmount, isMeasured, withoutAmount } from '../lines/line-amounts.ts';
import { knownColumn } from './column-names.ts';
import type { ColumnUse, Sample } from './column-use.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { isFigure } from './guess-ingredients.ts';
import { unitOf } from './ingredient-columns.ts';
import { isKindOfIngredient, isTopping } from '../words/ingredient-words.ts';
import { isAmountColumn, isMeasuredLine, shareOf } from './cell-evidence.ts';

const MOST = 0.6;
const SOME = 0.3;
/** A base without an amount is a word to search by where the list says it only now and then: "Whiskey", "2 oz bourbon". */
const HARDLY_ANY = 0.1;
const LONGEST_NAME_CHARACTERS = 40;
const FLAG = /^(?:x|yes|no|y|n|true|false|ja|nein|oui|non|s[iíì]|✓|✔)$/i;

/** Columns beside the list of the ingredients that hold ingredients too. */
export interface BesideIngredients {
  /** Those that are read with the others. */
  uses: ColumnUse[];
  /** Those that may hold some, or other amounts: they are left out, and a recipe that fills them is doubted. */
  unsure: number[];
}

/**
 * Finds the ingredients that a sheet keeps beside its list: a "Base" of "2 oz gin", a "Top with" of "Soda water". A column that
 * says once more what the list says is none of them.
 * @param uses what is known of the columns so far
 * @param isFixed columns that were given their field by hand keep it
 */
export function ingredientsBeside(
  header: readonly string[],
  uses: readonly ColumnUse[],
  sample: Sample,
  isFixed: (index: number) => boolean,
): BesideIngredients {
  const fields = new Map(uses.map(({ index, field }) => [index, field]));
  const lists = uses.filter(({ field }) => field === 'ingredients');
  const open = [...header.keys()].filter((index) => {
    const name = header[index] ?? '';
    return (
      name !== '' && !isFixed(index) && !isFigure(name) && (fields.get(index) ?? 'spirits') === 'spirits'
    );
  });
  const isBeside = lists.some(({ part, number }) => part !== 'entry' && number === 0);
  if (isBeside)
    return { uses: [], unsure: open.filter((index) => isRival(header[index] ?? '', sample(index))) };
  if (lists.length === 0 || lists.some(({ ingredient }) => ingredient !== undefined))
    return { uses: [], unsure: [] };
  const found: BesideIngredients = { uses: [], unsure: [] };
  for (const index of open) {
    const name = header[index] ?? '';
    const isKind = fields.has(index) || isKindOfIngredient(name);
    const areLines = shareOf(sample(index), areMeasuredLines) >= MOST;
    if (!areLines && !(isKind && shareOf(sample(index), isName) >= MOST)) continue;
    if (shareRepeated(index, lists, sample) >= (areLines || !fields.has(index) ? SOME : HARDLY_ANY)) continue;
    if (isKind && (areLines || isTopping(name)))
      found.uses.push({ index, field: 'ingredients', part: 'entry', number: 0 });
    else found.unsure.push(index);
  }
  return found;
}

/** "Single" beside "Pitcher": amounts of the same ingredients, and nothing says which are meant. */
function isRival(name: string, cells: readonly string[]): boolean {
  return (
    knownColumn(name) === null &&
    unitOf(name) === '' &&
    isAmountColumn(cells) &&
    shareOf(cells, (cell) => isBareAmount(cell) && hasUnit(cell)) >= MOST
  );
}

function areMeasuredLines(cell: string): boolean {
  return cell.split(/[\r\n;|]|,(?!\d)/).every((line) => isMeasuredLine(line.trim()));
}

function isName(cell: string): boolean {
  return (
    cell.length <= LONGEST_NAME_CHARACTERS && /\p{L}{2}/u.test(cell) && !FLAG.test(cell) && !isMeasured(cell)
  );
}

/** How many of the cells that say something name what the ingredients of their row name as well. */
export function shareRepeated(index: number, lists: readonly ColumnUse[], sample: Sample): number {
  const rows = sample(index).flatMap((cell, row) => (isNothing(cell.trim()) ? [] : [{ cell, row }]));
  const repeated = rows.filter(({ cell, row }) => {
    const listed = lists
      .map((list) => sample(list.index)[row] ?? '')
      .join('\n')
      .toLowerCase();
    const [first = ''] = cell.trim().split(/[\r\n;|,]/, 1);
    return listed.includes(withoutAmount(first).trim().toLowerCase());
  });
  return repeated.length / Math.max(rows.length, 1);
}
