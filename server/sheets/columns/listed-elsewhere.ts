import { numberedName } from './column-names.ts';
import type { ColumnUse, Sample } from './column-use.ts';
import { isMeasuredLine, shareOf } from './judge-columns.ts';
import type { SheetField } from '../sheet-fields.ts';

const MOST = 0.6;

/**
 * The ingredients of a sheet that has no column of their name, as a bar writes "Build" above them: lists of amounts decide against the
 * name. Undefined when there is none.
 * @param fields what the names of the columns mean
 */
export function listedElsewhere(
  names: readonly string[],
  fields: readonly (SheetField | null)[],
  wished: readonly ColumnUse[],
  sample: Sample,
): number | undefined {
  const isNamed = names.some((name) => numberedName(name)?.field === 'ingredients');
  if (isNamed || fields.includes('ingredients') || wished.some(({ field }) => field === 'ingredients'))
    return undefined;
  return [...names.keys()].find(
    (at) =>
      fields[at] !== null &&
      fields[at] !== 'name' &&
      wished.every(({ index }) => index !== at) &&
      shareOf(sample(at), isMeasuredList) >= MOST,
  );
}

/** "2 oz gin, 1 oz lime, mint": most of it begins with an amount, and nothing in it is a sentence. */
function isMeasuredList(cell: string): boolean {
  const entries = cell.split(/[\n;|、，]|,(?!\d)/).filter((entry) => entry.trim() !== '');
  const measured = entries.filter((entry) => isMeasuredLine(entry.trim()));
  return (
    measured.length > 1 && measured.length >= entries.length * MOST && !/\p{Ll}{3}[.!]\s+\p{Lu}/u.test(cell)
  );
}
