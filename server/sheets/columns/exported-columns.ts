import { isId } from '#openapi/names/slug.ts';
import { isMeasured, isNumber } from '../lines/line-amounts.ts';
import { commaHabit } from '../lines/list-habit.ts';
import { splitCommas } from '../lines/split-commas.ts';
import { areMost, areNearlyAll, MOST, shareOf } from '../shares.ts';
import type { SheetField } from '../sheet-fields.ts';
import { furtherColumnOf } from '../write/further-columns.ts';
import { ownField } from './column-words.ts';
import type { Samples, WeighedColumn } from './weighed-column.ts';

/** So many of our sixteen names make a sheet ours, even when a few columns were renamed. */
export const MIN_COLUMNS_OF_OUR_OWN = 12;
const NO_CELLS: readonly string[] = [];
const OUR_LIST = /[\r\n;|]|^\[/;

/** Names alone decide in a sheet of ours: a recipe there may be called like a date. */
export function areOurs(columns: readonly WeighedColumn[]): boolean {
  const own = columns.map(({ name }) => ownField(name));
  const known = new Set(own.filter((field) => field !== null));
  return known.size >= MIN_COLUMNS_OF_OUR_OWN || (known.has('id') && !own.includes(null));
}

/**
 * An export of which columns were taken away still has its ids. Beside a column of one's own these have to be words, and nowhere are most of
 * them numbers. Its lists stand in lines: where no list does and nearly all have commas, another program wrote them. A list of one line of
 * ours may have a comma too ("60 ml whisky, peated"), but it begins with an amount, and behind the comma stands none.
 */
export function isPartOfExport(columns: readonly WeighedColumn[], samples: Samples): boolean {
  const cellsOf = (field: SheetField): readonly string[] => {
    const column = columns.find(({ name }) => ownField(name) === field);
    return (column && samples[column.index]) ?? NO_CELLS;
  };
  const isOurs = ({ header, name }: WeighedColumn): boolean =>
    ownField(name) !== null || furtherColumnOf(header) !== null;
  const ids = cellsOf('id');
  if (columns.every(({ name }) => ownField(name) !== 'id')) return false;
  const isWord = (id: string): boolean => isId(id.trim()) && /[a-z]/.test(id);
  if (!columns.every(isOurs) && !areNearlyAll(ids, isWord)) return false;
  if (shareOf(ids, isNumber) > Math.max(shareOf(cellsOf('name'), isNumber), MOST)) return false;
  const lists = cellsOf('ingredients');
  if (commaHabit(lists) === 'none' || lists.some((list) => OUR_LIST.test(list))) return true;
  const isOneLine = (list: string): boolean => {
    const [first = '', ...others] = splitCommas(list, 'all');
    return isMeasured(first) && !others.some(isMeasured);
  };
  return areMost(lists, isOneLine);
}
