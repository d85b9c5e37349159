import type { ReactNode } from 'react';

/** Running text at a readable measure: paragraphs, headings, lists, quotations and links. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
