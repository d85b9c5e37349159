import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

interface ErrorStateProps {
  children: ReactNode;
  action?: ReactNode;
}

export function ErrorState({ children, action }: ErrorStateProps) {
  return (
    <div role="alert" className="border-y border-hairline py-12">
      <p className="flex items-start gap-3 text-danger">
        <WarningIcon className="mt-1" />
        {children}
      </p>
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
