import { Skeleton } from '#ui/components/Loading.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { failureDetail } from './failure.tsx';

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

export function LoadingBlocks({ count = 1, height = 'h-16' }: { count?: number; height?: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid w-full gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
