import type { ReactNode } from 'react';
import type { ImportResults, RowNote } from '#openapi/generated/model.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';
import { DownloadIcon } from '../parts/admin-icons.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { sheetFieldLabel } from './sheet-field-label.ts';
import Papa from 'papaparse';
import { guardFormula, guardSeparators } from '#openapi/formula-guard.ts';

interface RowReasonsProps {
  title: string;
  count: number;
  reasons: readonly GroupedReason[];
  isOpen?: boolean;
  /** Shown below the reasons. */
  children?: ReactNode;
}

/** Shows each reason once, with its rows. */
export function RowReasons({ title, count, reasons, isOpen = false, children }: RowReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="font-semibold">
        {title} <span className="figures font-normal text-soft">{formatNumber(count)}</span>
      </summary>
      <ul className="my-2 grid max-h-80 gap-1 overflow-y-auto">
        {reasons.map(({ field, message, rows, count: all = rows.length }) => (
          <li key={`${field} ${message}`} className="break-words">
            {field && <span className="font-medium">{sheetFieldLabel(field)}: </span>}
            {message} <span className="figures text-soft">{formatRowNumbers(rows, all)}</span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}

/** Shows why rows are left out, and offers a file of these rows. */
export function BadRows({ results }: { results: ImportResults }) {
  const { failed, errors, failedRows = [], more } = results;
  const unlisted = more?.failedRows ?? 0;
  const download = () => downloadBlob(new Blob([badRowsCsv(results)], { type: 'text/csv' }), 'bad-rows.csv');
  return (
    <RowReasons title="Bad rows" count={failed} reasons={groupByReason(errors)} isOpen>
      {failedRows.length > 0 && (
        <SmallButton onClick={download}>
          <DownloadIcon />
          Download the bad rows
        </SmallButton>
      )}
      {unlisted > 0 && (
        <p className="mt-2 text-soft">
          These are the first; {formatCount(unlisted, 'more row')} {unlisted === 1 ? 'is' : 'are'} bad
        </p>
      )}
    </RowReasons>
  );
}

/** A reason with its rows. */
interface GroupedReason {
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

/** Returns '(row 2)' or '(rows 2, 3 and 12 more)', for example. */
function formatRowNumbers(rows: readonly number[], count: number): string {
  const firstRows = rows.slice(0, SHOWN_ROWS);
  if (firstRows.length === 0) return '';
  const label = count === 1 ? 'row' : 'rows';
  const rest = count - firstRows.length;
  const more = rest > 0 ? ` and ${formatNumber(rest)} more` : '';
  return `(${label} ${firstRows.join(', ')}${more})`;
}

/** The import ignores a column of this name, so a corrected sheet can be imported as it is. */
const REASON = 'reason';

type RowResults = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** Makes a CSV of the rows that an import left out, with the reasons, to correct and import again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: RowResults): string {
  const dataColumns = [...columns.keys()].filter(
    (index) => columns[index]?.column.trim().toLowerCase() !== REASON,
  );
  const rows = failedRows.map(({ row, values }) => {
    const reasons = errors.filter((error) => error.row === row);
    const messages = reasons.map(({ field, message }) => `${sheetFieldLabel(field)}: ${message}`);
    return [...dataColumns.map((index) => values[index] ?? ''), messages.join('; ')];
  });
  const header = [...dataColumns.map((index) => columns[index]?.column ?? ''), REASON];
  // No spreadsheet treats a guarded cell as a formula, and the import removes the guard.
  const guardedRows = [header, ...rows].map((cells) =>
    cells.map((text) => guardSeparators(guardFormula(text))),
  );
  // Without the byte order mark, Excel reads the file in the computer's encoding.
  return `\uFEFF${Papa.unparse(guardedRows)}\r\n`;
}
