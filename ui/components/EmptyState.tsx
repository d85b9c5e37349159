import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What there is none of, as the spec words it. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** A button or link out of here. */
  action?: ReactNode;
}

/** An honest nothing: two hairlines, one sentence, a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="border-y border-hairline py-12">
      <p className="heading text-title">{title}</p>
      {children !== undefined && <p className="mt-2 max-w-prose text-soft">{children}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
