import { Button } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';

interface RetryErrorProps {
  /** What could not be had. */
  children: string;
  /** Asks again. */
  onRetry: () => unknown;
}

/** A read failed; the visitor may ask again, since the site does not by itself. */
export function RetryError({ children, onRetry }: RetryErrorProps) {
  return (
    <ErrorState
      action={
        <Button variant="quiet" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
