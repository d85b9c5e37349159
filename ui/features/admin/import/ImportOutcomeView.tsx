import { useEffect, useRef, type ReactNode } from 'react';
import type { ImportSummary } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';

type Counts = Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'kept' | 'failed'>;

interface ImportOutcomeViewProps {
  results: Counts;
  message: string | null;
  isStale?: boolean;
  children?: ReactNode;
}

export function ImportOutcomeView({ results, message, isStale = false, children }: ImportOutcomeViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = message !== null;
  const isVain = countsOf(results).every(([label, count]) => count > 0 === (label === 'bad'));
  const title = isVain ? 'Nothing was imported' : 'Import completed';
  useEffect(() => {
    if (!isDone) return;
    // The long preview above the button is gone, and WebKit does not hold the place.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isDone]);
  return (
    <div className={`grid gap-4 transition-opacity ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title">
        {isDone ? title : 'What this sheet would do'}
      </h3>
      {isDone && <p role="status">{message}</p>}
      <dl className="figures grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
        {countsOf(results).map(([label, count]) => (
          <Count key={label} label={label} count={count} isBad={label === 'bad'} />
        ))}
      </dl>
      {children}
    </div>
  );
}

function countsOf({ created, updated, unchanged, kept = 0, failed }: Counts) {
  return [
    ['new', created],
    ['changed', updated],
    ['unchanged', unchanged],
    ...(kept > 0 ? [['kept', kept] as const] : []),
    ['bad', failed],
  ] as const;
}

/** '4 new, 0 changed, 0 unchanged, 1 bad' */
export function countWords(results: Counts): string {
  return countsOf(results)
    .map(([label, count]) => `${figure(count)} ${label}`)
    .join(', ');
}

function Count({ label, count, isBad = false }: { label: string; count: number; isBad?: boolean }) {
  return (
    <div className="flex flex-col-reverse border-l border-hairline pl-3">
      <dt className="text-soft">{label}</dt>
      <dd className={`heading text-title ${isBad && count > 0 ? 'text-danger' : ''}`}>{figure(count)}</dd>
    </div>
  );
}
