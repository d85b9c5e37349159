import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { WarningIcon } from './icons.tsx';

interface RetryErrorProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  children: string;
  onRetry: () => unknown;
}

export function RetryError({ children, onRetry, size }: RetryErrorProps) {
  return (
    <div role="alert" className="border-y border-hairline py-12">
      <p className="flex items-start gap-3 text-danger">
        <WarningIcon className="mt-1" />
        {children}
      </p>
      <div className="mt-6">
        <Button variant="quiet" size={size} onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    </div>
  );
}
