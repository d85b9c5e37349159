import type { RowNote } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { sheetFieldLabel } from './column-choices.ts';

const SHOWN_REASONS = 50;
const SHOWN_ROWS = 6;

/** A reason, and the rows that it is given for. */
interface RowReason {
  /** Empty for a reason that is of no field. */
  field: string;
  message: string;
  /** The numbers of the first rows. */
  rows: number[];
  /** The number of all rows, where not all of them are in `rows`. */
  count?: number;
}

export function RowReasons({ reasons }: { reasons: readonly RowReason[] }) {
  const rest = reasons.length - SHOWN_REASONS;
  return (
    <ul className="grid gap-1">
      {reasons.slice(0, SHOWN_REASONS).map(({ field, message, rows, count = rows.length }) => (
        <li key={`${field} ${message}`} className="break-words">
          {field !== '' && <span className="font-medium">{sheetFieldLabel(field)}: </span>}
          {message} {rows.length > 0 && <span className="figures text-soft">({rowWords(rows, count)})</span>}
        </li>
      ))}
      {rest > 0 && <li className="text-soft">and {figure(rest)} more</li>}
    </ul>
  );
}

/** 'row 2', 'rows 2, 3 and 12 more' */
function rowWords(rows: readonly number[], count: number): string {
  const shown = rows.slice(0, SHOWN_ROWS);
  const rest = count - shown.length;
  return `${count === 1 ? 'row' : 'rows'} ${shown.join(', ')}${rest > 0 ? ` and ${figure(rest)} more` : ''}`;
}

/** Each reason once, the most frequent first. A row of 0 is the file as a whole. */
export function groupByReason(notes: readonly RowNote[]): RowReason[] {
  const reasons = new Map<string, RowReason>();
  for (const { row, field, message } of notes) {
    const key = `${field}\n${message}`;
    const reason = reasons.get(key) ?? { field, message, rows: [] };
    if (row > 0) reason.rows.push(row);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((one, other) => other.rows.length - one.rows.length);
}
