import type { ReactNode } from 'react';

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
      <span className="mb-1.5 h-px min-w-4 flex-1 bg-hairline" />
      {aside !== undefined && <div className="shrink-0 text-sm">{aside}</div>}
    </div>
  );
}
