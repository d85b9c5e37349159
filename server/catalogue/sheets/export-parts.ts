import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { MAX_SHEET_BYTES, MAX_SHEET_ROWS } from './sheet-limits.ts';

/** Cocktails that are measured without a pause. */
const COCKTAILS_PER_STEP = 1_000;
/** Separators and quotation marks of a row. */
const MARGIN_BYTES = 60;
/** An entry's line end, and what a name has more than its id. */
const ENTRY_MARGIN_BYTES = 8;
/** The estimate is generous, but formulas and quotation marks take more signs than their texts. */
const PART_BYTES = MAX_SHEET_BYTES * 0.9;

/** The first cocktail of a part, and the one after its last. */
export interface ExportPart {
  from: number;
  to: number;
}

/**
 * Divides the cocktails, in the order of their list, into parts that an import takes: in rows, and in bytes whichever kind of sheet it
 * is. There is at least one part.
 */
export function* exportParts(catalogue: Catalogue): Generator<void, ExportPart[]> {
  const parts: ExportPart[] = [];
  let from = 0;
  let bytes = 0;
  let at = 0;
  for (const item of catalogue.collections.cocktails.sorted) {
    const more = mostBytes(item);
    if (at > from && (at - from >= MAX_SHEET_ROWS || bytes + more > PART_BYTES)) {
      parts.push({ from, to: at });
      [from, bytes] = [at, 0];
    }
    bytes += more;
    at += 1;
    if (at % COCKTAILS_PER_STEP === 0) yield;
  }
  return [...parts, { from, to: at }];
}

/** The bytes of a row, or somewhat more. */
function mostBytes({ id, fields }: Item): number {
  let bytes = id.length + MARGIN_BYTES;
  for (const value of Object.values(fields)) {
    if (typeof value === 'string') bytes += bytesOf(value);
    else if (Array.isArray(value))
      for (const entry of value as unknown[]) bytes += ENTRY_MARGIN_BYTES + bytesOf(String(entry));
  }
  return bytes;
}

function bytesOf(text: string): number {
  const signs = /[^\x00-\x7f]/.test(text) ? text.length * 3 : text.length;
  return text.includes('"') ? signs * 2 : signs;
}
