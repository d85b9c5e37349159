import type { Import } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';

interface ImportProgressProps {
  /** 0 to 1. */
  sentShare: number;
  /** Null until the server has the sheet. */
  running: Import | null;
}

export function ImportProgress({ sentShare, running }: ImportProgressProps) {
  const { rows = 0, total = 0 } = running?.progress ?? {};
  const isCounted = (running?.state === 'deciding' || running?.state === 'storing') && total > 0;
  const isSent = running !== null || sentShare >= 1;
  const words = isCounted
    ? `${running.state === 'storing' ? 'Storing: ' : ''}${figure(rows)} of ${figure(total)} rows`
    : null;
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Import progress"
        aria-valuetext={words ?? undefined}
        // Reading has no measure.
        {...(isCounted ? { value: rows / total } : isSent ? {} : { value: sentShare })}
        className="h-2 w-full accent-accent"
      />
      {words !== null && <p className="figures text-soft">{words}</p>}
    </div>
  );
}
