import { unitOf } from '../columns/column-units.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { joinMeasure, joinUnit } from '../lines/join-measure.ts';
import { isNumber, restoreAmount } from '../lines/line-amounts.ts';
import { isOtherLabel } from '../words/cell-words.ts';
import type { CardCell, CardColumn } from './card-cells.ts';
import { joined } from './card-lines.ts';

/** What a row of the table on a card says. */
interface TableRow {
  texts: [field: string, text: string][];
  /** What stands in columns that say nothing of the recipe, by the names of the columns. */
  others: [name: string, text: string][];
  /** "Total cost" and what stands beside it. */
  isOther: boolean;
}

/** The cells of a row below names of columns; null where they cannot be those of one recipe. */
export function readTableRow(cells: readonly CardCell[], columns: readonly CardColumn[]): TableRow | null {
  const [left] = columns;
  // Text to the left of the ingredients names recipes, one below the other.
  if (left && cells.some(({ at, text }) => at < left.at && /\p{L}{2}/u.test(text))) return null;
  const placed = cells.flatMap((cell) => {
    const column = columns.findLast(({ at }) => at <= cell.at);
    return column ? [{ ...cell, column }] : [];
  });
  const textsOf = (field: string | null): typeof placed =>
    placed.filter(({ column }) => column.field === field);
  const entry = textsOf('ingredients');
  if (entry.some(({ text }) => isOtherLabel(text))) return { texts: [], others: [], isOther: true };
  const [amount, ...further] = textsOf('amount').filter(({ text }) => !isNothing(text));
  const number = amount?.text ?? '';
  const measure = isNumber(number) ? joinUnit(number, unitOf(amount?.column.name ?? '')) : number;
  const units = textsOf('unit').map(({ text }) => text);
  const parts = [joinUnit(measure, units.join(' ')), joined('ingredients', entry)] as const;
  // A date is given back as a fraction where it is doubted too.
  const isDate = restoreAmount(number).date !== 'none';
  const fields = columns.flatMap(({ field }) => (field && !PARTS.has(field) ? field : []));
  return {
    texts: [
      ['ingredients', isDate ? parts.join(' ') : joinMeasure(...parts)],
      ...fields.map((field): [string, string] => [field, joined('', textsOf(field))]),
    ],
    others: [...further, ...textsOf(null)].map(({ text, column }) => [column.name, text]),
    isOther: false,
  };
}

const PARTS: ReadonlySet<string> = new Set(['ingredients', 'amount', 'unit']);
