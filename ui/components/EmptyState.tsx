import type { ReactNode } from 'react';
import { GlassIcon } from './icons.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline py-10">
      <GlassIcon width="6rem" height="6rem" strokeWidth="0.75" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="heading text-title">{title}</p>
        {children !== undefined && <p className="mt-2 max-w-prose text-soft">{children}</p>}
        {action !== undefined && <div className="mt-6">{action}</div>}
      </div>
    </div>
  );
}
