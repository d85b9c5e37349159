import type { ReactNode } from 'react';
import { ArrowRightIcon } from './icons.tsx';
import { Link } from './Link.tsx';

export function PageHeading({ title, lead, above }: { title: string; lead?: ReactNode; above?: ReactNode }) {
  return (
    <header className="pt-8 pb-6 md:pt-12 md:pb-8">
      {above !== undefined && <div className="mb-4">{above}</div>}
      <h1 dir="auto" className="text-screen">
        {title}
      </h1>
      {lead !== undefined && (
        <p dir="auto" className="mt-3 max-w-prose text-lg whitespace-pre-line text-soft">
          {lead}
        </p>
      )}
    </header>
  );
}

export function RelatedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link isText to={to} data-screen-only className="inline-flex items-center gap-2 text-sm">
      {children} <ArrowRightIcon width="1em" height="1em" />
    </Link>
  );
}

interface SectionHeadingProps {
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function SectionHeading({ id, aside, children }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-2">
      <h2 id={id} dir="auto" className="text-section">
        {children}
      </h2>
      <span className="mb-1.5 min-w-4 flex-1 border-t border-hairline" />
      {aside !== undefined && <div className="shrink-0 text-sm">{aside}</div>}
    </div>
  );
}
