import { useGetImportProgress } from '#ui/api/generated/sheets/sheets.ts';
import { figure } from '#ui/rules/figure.ts';

const ASKED_EVERY_MS = 400;
/** Fewer rows are stored before they could be shown. */
const MIN_ROWS = 1_000;

interface ImportProgressProps {
  /** The share of the file that was sent, 0 to 1. */
  sentShare: number;
  progressKey: string;
  /** Rows of the sheet, as far as the preview knows. */
  rows: number;
}

/** How far a running import is: what was sent, the rows that are decided, and those that are stored. */
export function ImportProgress({ sentShare, progressKey, rows }: ImportProgressProps) {
  const isSent = sentShare >= 1;
  const { data } = useGetImportProgress(progressKey, {
    query: { enabled: rows >= MIN_ROWS, refetchInterval: ASKED_EVERY_MS },
  });
  const isCounted = (data?.state === 'deciding' || data?.state === 'storing') && data.total > 0;
  const share = isCounted ? data.rows / data.total : sentShare;
  const words = isCounted
    ? `${data.state === 'storing' ? 'Storing: ' : ''}${figure(data.rows)} of ${figure(data.total)} rows`
    : null;
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Import progress"
        aria-valuetext={words ?? undefined}
        // Reading takes as long as it takes.
        {...(isCounted || !isSent ? { value: share } : {})}
        className="h-2 w-full accent-accent"
      />
      {words !== null && <p className="figures text-soft">{words}</p>}
    </div>
  );
}
