import type { RowNote } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { sheetFieldLabel } from './column-choices.ts';

const SHOWN_REASONS = 50;
const SHOWN_ROWS = 6;

/** What is said of rows; `count` where it holds for more of them than are named. */
interface RowReason {
  field: string;
  message: string;
  rows: number[];
  count?: number;
}

export function RowReasons({ reasons }: { reasons: readonly RowReason[] }) {
  const rest = reasons.length - SHOWN_REASONS;
  return (
    <ul className="grid gap-1">
      {reasons.slice(0, SHOWN_REASONS).map(({ field, message, rows, count = rows.length }) => (
        <li key={`${field} ${message}`} className="break-words">
          {field !== '' && <span className="font-medium">{sheetFieldLabel(field)}: </span>}
          {message} {rows.length > 0 && <span className="figures text-soft">({toldRows(rows, count)})</span>}
        </li>
      ))}
      {rest > 0 && <li className="text-soft">and {figure(rest)} more</li>}
    </ul>
  );
}

/** 'row 2', 'rows 2, 3 and 12 more' */
function toldRows(rows: readonly number[], count: number): string {
  const rest = count - Math.min(rows.length, SHOWN_ROWS);
  const more = rest > 0 ? ` and ${figure(rest)} more` : '';
  return `${count === 1 ? 'row' : 'rows'} ${rows.slice(0, SHOWN_ROWS).join(', ')}${more}`;
}

/** Each reason once, the most frequent first; a row of 0 is the file as a whole. */
export function groupByReason(all: readonly RowNote[]): RowReason[] {
  const groups = new Map<string, RowReason>();
  for (const { row, field, message } of all) {
    const key = `${field}\n${message}`;
    const group = groups.get(key) ?? { field, message, rows: [] };
    if (row > 0) group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}
