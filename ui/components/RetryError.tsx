import { Button } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';

interface RetryErrorProps {
  children: string;
  onRetry: () => unknown;
}

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
