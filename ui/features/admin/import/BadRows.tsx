import { DownloadIcon } from '#ui/components/transfer-icons.tsx';
import { downloadText } from '#ui/lib/browser/download.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { RowNote, ImportResults } from '#openapi/generated/model.ts';
import { csvText } from '#ui/lib/words/csv-text.ts';
import { SmallButton } from '../SmallButton.tsx';
import { sheetFieldLabel } from './column-choices.ts';

const SHOWN_REASONS = 50;
const SHOWN_ROWS = 6;

export function BadRows({ leftOut, more }: { leftOut: LeftOut; more: number }) {
  const groups = groupRowErrors(leftOut.errors);
  const rest = groups.length - SHOWN_REASONS;
  return (
    <div className="grid gap-3">
      <div
        className="max-h-64 overflow-auto border-y border-hairline"
        tabIndex={0}
        role="region"
        aria-label="Bad rows"
      >
        <table className="w-full text-left">
          <thead className="text-soft">
            <tr>
              <th className="py-1.5 pr-4 font-medium">Field</th>
              <th className="py-1.5 pr-4 font-medium">Why it is left out</th>
              <th className="py-1.5 font-medium">Rows</th>
            </tr>
          </thead>
          <tbody>
            {groups.slice(0, SHOWN_REASONS).map(({ field, message, rows }) => (
              <tr key={`${field} ${message}`} className="border-t border-hairline align-top">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {sheetFieldLabel(field)}
                </th>
                <td className="py-1.5 pr-4">{message}</td>
                <td className="figures py-1.5">{toldRows(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SmallButton onClick={() => downloadText(badRowsCsv(leftOut), 'text/csv', 'bad-rows.csv')}>
          <DownloadIcon />
          Download the bad rows
        </SmallButton>
        {rest > 0 && <span className="text-soft">{figure(rest)} more reasons in the download</span>}
        {more > 0 && <span className="text-soft">The first of them; {figure(more)} more rows are bad</span>}
      </div>
    </div>
  );
}

/** '2, 3, 4 and 12 more'; `count` may be more than the rows that are named. */
export function toldRows(rows: readonly number[], count = rows.length): string {
  const shown = rows.slice(0, SHOWN_ROWS).join(', ');
  const rest = count - Math.min(rows.length, SHOWN_ROWS);
  return rest > 0 ? `${shown} and ${figure(rest)} more` : shown;
}

interface RowErrorGroup {
  field: string;
  message: string;
  rows: number[];
}

export function groupRowErrors(errors: readonly RowNote[]): RowErrorGroup[] {
  const groups = new Map<string, RowErrorGroup>();
  for (const { row, field, message } of errors) {
    const key = `${field}\n${message}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { field, message, rows: [row] });
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}

/** The import ignores this column, so a mended sheet can be imported as it is. */
const REASON = 'reason';

export type LeftOut = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out as they stand in the sheet, each with its reason, to be mended and imported again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: LeftOut): string {
  const reasons = reasonsByRow(errors);
  const names = columns.map(({ column }) => column);
  const isOwn = names.map((name) => name.trim().toLowerCase() !== REASON);
  const table = [
    [...names.filter((_name, index) => isOwn[index]), REASON],
    ...failedRows.map(({ row, values }) => [
      ...values.filter((_value, index) => isOwn[index]),
      (reasons.get(row) ?? []).join('; '),
    ]),
  ];
  return csvText(table);
}

function reasonsByRow(errors: readonly RowNote[]): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const { row, field, message } of errors) {
    const told = `${sheetFieldLabel(field)}: ${message}`;
    const earlier = reasons.get(row);
    if (earlier) earlier.push(told);
    else reasons.set(row, [told]);
  }
  return reasons;
}
