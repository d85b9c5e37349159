import type { ReactNode } from 'react';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { Nouns } from '../resources/resource.ts';
import { failureDetail } from '../session/write-failure.tsx';
import { Skeleton } from '#ui/components/Loading.tsx';

export function ListHeading({ label, count }: { label: string; count: number | undefined }) {
  return (
    <h2 className="mb-3 text-title">
      {label} <span className="figures font-normal text-soft">{count}</span>
    </h2>
  );
}

interface ListErrorProps {
  plural: string;
  error?: Error;
  onRetry: () => unknown;
}

export function ListError({ plural, error, onRetry }: ListErrorProps) {
  return (
    <RetryError size="sm" onRetry={onRetry}>
      {`The ${plural} could not be loaded.${error ? ` ${failureDetail(error)}` : ''}`}
    </RetryError>
  );
}

export function OutdatedNotice({ plural, onRetry }: { plural: string; onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 border-y border-hairline py-2 text-danger"
    >
      These {plural} may have changed; they could not be read again.
      <SmallButton onClick={onRetry}>Try again</SmallButton>
    </p>
  );
}

export function ListSkeleton() {
  return <LoadingBlocks count={8} height="h-12" />;
}

interface NoMatchProps {
  nouns: Nouns;
  total?: number;
  reasons?: readonly string[];
  onClear: () => void;
}

export function NoMatch({ nouns: { plural }, total, reasons = [], onClear }: NoMatchProps): ReactNode {
  return (
    <EmptyState
      title={`No ${plural} match your current filters.`}
      action={<SmallButton onClick={onClear}>Clear the filters</SmallButton>}
    >
      {total === undefined
        ? 'Change or clear them to see others.'
        : `Of ${figure(total)} ${plural}, none is ${reasons.join(' and ')}.`}
    </EmptyState>
  );
}

export function LoadingBlocks({ count = 1, height = 'h-16' }: { count?: number; height?: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid w-full gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
