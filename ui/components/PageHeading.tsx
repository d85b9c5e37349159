import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
}

export function PageHeading({ title, lead, above }: PageHeadingProps) {
  return (
    <header className="pt-10 pb-10 md:pt-16 md:pb-14">
      {above !== undefined && <div className="mb-4">{above}</div>}
      <h1 className="text-screen">{title}</h1>
      {lead !== undefined && <p className="mt-4 max-w-prose text-lg text-soft">{lead}</p>}
    </header>
  );
}
