import type { ReactNode } from 'react';

export function PageHeading({ title, lead, above }: { title: string; lead?: ReactNode; above?: ReactNode }) {
  return (
    <header className="pt-10 pb-10 md:pt-16 md:pb-14">
      {above !== undefined && <div className="mb-4">{above}</div>}
      <h1 className="text-screen">{title}</h1>
      {lead !== undefined && <p className="mt-4 max-w-prose text-lg whitespace-pre-line text-soft">{lead}</p>}
    </header>
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
      <h2 id={id} className="text-section">
        {children}
      </h2>
      <span className="mb-1.5 min-w-4 flex-1 border-t border-hairline" />
      {aside !== undefined && <div className="shrink-0 text-sm">{aside}</div>}
    </div>
  );
}
