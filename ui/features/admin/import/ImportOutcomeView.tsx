import { useEffect, useRef } from 'react';
import type { ImportOutcome, ImportResults } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { DownloadIcon } from '#ui/components/transfer-icons.tsx';
import { figure } from '#ui/rules/figure.ts';
import { badRowsCsv } from './bad-rows-csv.ts';
import { downloadText } from '#ui/hooks/download.ts';
import { groupRowErrors } from './group-row-errors.ts';
import { sheetFieldLabel } from './sheet-fields.ts';

/** The download has all of them; a thousand reasons are too many for a screen. */
const SHOWN_REASONS = 50;
const SHOWN_ROWS = 6;
const SHOWN_CREATED_ITEMS = 12;

interface ImportOutcomeViewProps {
  outcome: ImportOutcome;
  /** It is what would be done, not what was done. */
  isPreview: boolean;
  /** A newer answer is on its way. */
  isStale: boolean;
}

/** What an import does or did: the counts, what else it creates, and the rows that it leaves out with their reasons. */
export function ImportOutcomeView({ outcome, isPreview, isStale }: ImportOutcomeViewProps) {
  const { results, message } = outcome;
  const created = results.createdItems.slice(0, SHOWN_CREATED_ITEMS).map(({ name }) => name);
  const more = results.createdItems.length - created.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPreview) return;
    // The long preview above the button is gone, and not every browser holds the place for what takes its room.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isPreview]);
  return (
    <div className={`grid gap-4 transition-opacity ${isStale ? 'opacity-55' : ''}`} aria-busy={isStale}>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title">
        {isPreview ? 'What this sheet would do' : 'Import completed'}
      </h3>
      {!isPreview && <p role="status">{message}</p>}
      <dl className="figures grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Count label="new" count={results.created} />
        <Count label="changed" count={results.updated} />
        <Count label="unchanged" count={results.unchanged} />
        <Count label="bad" count={results.failed} isBad />
      </dl>
      {created.length > 0 && (
        <p className="text-soft">
          {isPreview ? 'Also creates ' : 'Also created '}
          {created.join(', ')}
          {more > 0 ? ` and ${more} more` : ''}.
        </p>
      )}
      {results.errors.length > 0 && <BadRows results={results} />}
    </div>
  );
}

function Count({ label, count, isBad = false }: { label: string; count: number; isBad?: boolean }) {
  return (
    <div className="flex flex-col-reverse border-l border-hairline pl-3">
      <dt className="text-soft">{label}</dt>
      <dd className={`heading text-title ${isBad && count > 0 ? 'text-danger' : ''}`}>{figure(count)}</dd>
    </div>
  );
}

function BadRows({ results }: { results: ImportResults }) {
  const groups = groupRowErrors(results.errors);
  const rest = groups.length - SHOWN_REASONS;
  const { more } = results;
  return (
    <div className="grid gap-3">
      <div
        className="max-h-72 overflow-auto border-y border-hairline"
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
                <td className="py-1.5 pr-4">{sheetFieldLabel(field)}</td>
                <td className="py-1.5 pr-4">{message}</td>
                <td className="figures py-1.5">{toldRows(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => downloadText(badRowsCsv(results), 'text/csv', 'bad-rows.csv')}
        >
          <DownloadIcon />
          Download the bad rows
        </Button>
        {rest > 0 && <span className="text-soft">{figure(rest)} more reasons in the download</span>}
        {more !== undefined && more.failedRows > 0 && (
          <span className="text-soft">The first of them; {figure(more.failedRows)} more rows are bad</span>
        )}
      </div>
    </div>
  );
}

function toldRows(rows: readonly number[]): string {
  const shown = rows.slice(0, SHOWN_ROWS).join(', ');
  const rest = rows.length - SHOWN_ROWS;
  return rest > 0 ? `${shown} and ${figure(rest)} more` : shown;
}
