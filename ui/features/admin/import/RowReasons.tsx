import type { ReactNode } from 'react';
import type { ImportResults } from '#openapi/generated/model.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';
import { DownloadIcon } from '../parts/admin-icons.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { badRowsCsv } from './bad-rows-csv.ts';
import { formatRowNumbers, groupByReason, type GroupedReason } from './group-by-reason.ts';
import { sheetFieldLabel } from './sheet-field-label.ts';

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
