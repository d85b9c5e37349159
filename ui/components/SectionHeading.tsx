import type { ReactNode } from 'react';

interface SectionHeadingProps {
  /** For `aria-labelledby` of its section. */
  id?: string;
  level?: 2 | 3;
  /** At the right end. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SectionHeading({ id, level = 2, aside, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-2">
      <Heading id={id} className={level === 2 ? 'text-section' : 'text-title'}>
        {children}
      </Heading>
      <span className="mb-1.5 h-px min-w-4 flex-1 bg-hairline" />
      {aside !== undefined && <div className="shrink-0 text-sm">{aside}</div>}
    </div>
  );
}
