import type { ReactNode } from 'react';
import { PageHeading } from './Headings.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline py-10">
      <EmptyGlass />
      <div className="min-w-0 flex-1 basis-60">
        <p className="heading text-title">{title}</p>
        {children !== undefined && <p className="mt-2 max-w-prose text-soft">{children}</p>}
        {action !== undefined && <div className="mt-6">{action}</div>}
      </div>
    </div>
  );
}

interface MissingPageProps {
  title: string;
  lead?: string;
  /** These are links and buttons that lead on. */
  children: ReactNode;
}

/** Replaces a page that does not exist or cannot be read. */
export function MissingPage({ title, lead, children }: MissingPageProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} above={<EmptyGlass className="w-32" />} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}

/** Shows an empty coupe, drawn as the drinks are, for a place without a drink. */
function EmptyGlass({ className = 'w-24' }: { className?: string }) {
  return (
    <svg
      viewBox="-60 96 120 136"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d="M-52 104c2 26 12 44 52 44s50-18 52-44" fill="#fff" fillOpacity=".25" />
      <ellipse cy="104" rx="52" ry="5.500" />
      <path d="M0 148V219" strokeWidth="4.5" />
      <ellipse cy="222" rx="31" ry="3.600" />
      <path d="M-38 114q2 10 7 17" stroke="#fff" opacity=".6" />
    </svg>
  );
}
