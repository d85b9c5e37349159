import type { RowNote } from '#openapi/generated/model.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';

/** A reason with its rows. */
export interface GroupedReason {
  /** Missing for a reason that concerns no field. */
  field?: string;
  message: string;
  /** The numbers of the first rows. */
  rows: number[];
  /** The number of all rows, if `rows` does not hold all of them. */
  count?: number;
}

/** Lists each reason once, the most frequent first. Row 0 is the whole file. */
export function groupByReason(notes: readonly RowNote[]): GroupedReason[] {
  const reasons = new Map<string, GroupedReason>();
  for (const { row, field, message } of notes) {
    const key = `${field}\n${message}`;
    const reason = reasons.get(key) ?? { field, message, rows: [] };
    if (row > 0) reason.rows.push(row);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((a, b) => b.rows.length - a.rows.length);
}

const SHOWN_ROWS = 6;

/** '(row 2)' or '(rows 2, 3 and 12 more)'. */
export function formatRowNumbers(rows: readonly number[], count: number): string {
  const firstRows = rows.slice(0, SHOWN_ROWS);
  if (firstRows.length === 0) return '';
  const rest = count - firstRows.length;
  return `(${count === 1 ? 'row' : 'rows'} ${firstRows.join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''})`;
}
