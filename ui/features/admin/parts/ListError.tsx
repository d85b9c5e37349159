import { RetryError } from '#ui/components/States.tsx';
import { failureDetail } from '../writes/failure.tsx';

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
