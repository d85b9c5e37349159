import type { ReactNode } from 'react';
import { PageHeading } from './Headings.tsx';
import { GlassIcon } from './icons.tsx';

interface MissingPageProps {
  title: string;
  lead?: string;
  /** Links and buttons that lead on. */
  children: ReactNode;
}

/** Replaces a page that does not exist or cannot be read. */
export function MissingPage({ title, lead, children }: MissingPageProps) {
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        above={<GlassIcon width="8rem" height="8rem" strokeWidth="0.75" />}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}
