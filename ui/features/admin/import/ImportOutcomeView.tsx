import { useEffect, useRef, type ReactNode } from 'react';
import type { ImportSummary } from '#openapi/generated/model/index.ts';
import { figure } from '#ui/lib/words/figure.ts';

interface ImportOutcomeViewProps {
  results: Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'kept' | 'failed'>;
  message: string | null;
  isStale?: boolean;
  children?: ReactNode;
}

export function ImportOutcomeView({ results, message, isStale = false, children }: ImportOutcomeViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = message !== null;
  useEffect(() => {
    if (!isDone) return;
    // The long preview above the button is gone, and WebKit does not hold the place.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isDone]);
  return (
    <div className={`grid gap-4 transition-opacity ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title">
        {isDone ? 'Import completed' : 'What this sheet would do'}
      </h3>
      {isDone && <p role="status">{message}</p>}
      <dl className="figures grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
        <Count label="new" count={results.created} />
        <Count label="changed" count={results.updated} />
        <Count label="unchanged" count={results.unchanged} />
        {(results.kept ?? 0) > 0 && <Count label="kept" count={results.kept ?? 0} />}
        <Count label="bad" count={results.failed} isBad />
      </dl>
      {children}
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
