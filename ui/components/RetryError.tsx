import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';

interface RetryErrorProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  children: string;
  onRetry: () => unknown;
}

export function RetryError({ children, onRetry, size }: RetryErrorProps) {
  return (
    <ErrorState
      action={
        <Button variant="quiet" size={size} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
