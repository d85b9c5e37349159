import type { ImportResults } from '#openapi/generated/model.ts';
import { DownloadIcon } from '#ui/components/transfer-icons.tsx';
import { downloadText } from '#ui/lib/browser/download.ts';
import { csvText } from '#ui/lib/words/csv-text.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import { sheetFieldLabel } from './column-choices.ts';
import { groupByReason, RowReasons } from './RowReasons.tsx';

/** Why rows are left out, and a file of these rows. */
export function BadRows({ results }: { results: ImportResults }) {
  const more = results.more?.failedRows ?? 0;
  return (
    <section aria-label="Bad rows" className="grid gap-3">
      <RowReasons reasons={groupByReason(results.errors)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SmallButton onClick={() => downloadText(badRowsCsv(results), 'text/csv', 'bad-rows.csv')}>
          <DownloadIcon />
          Download the bad rows
        </SmallButton>
        {more > 0 && <span className="text-soft">The first of them; {figure(more)} more rows are bad</span>}
      </div>
    </section>
  );
}

/** The import ignores this column, so a mended sheet can be imported as it is. */
const REASON = 'reason';

type FailedRows = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out as they stand in the sheet, each with its reasons, to be mended and imported again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: FailedRows): string {
  const kept = [...columns.keys()].filter((at) => columns[at]?.column.trim().toLowerCase() !== REASON);
  const rows = failedRows.map(({ row, values }) => {
    const reasons = errors.filter((error) => error.row === row);
    const told = reasons.map(({ field, message }) => `${sheetFieldLabel(field)}: ${message}`);
    return [...kept.map((at) => values[at] ?? ''), told.join('; ')];
  });
  return csvText([[...kept.map((at) => columns[at]?.column ?? ''), REASON], ...rows]);
}
