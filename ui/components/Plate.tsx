import type { ReactNode } from 'react';

interface PlateProps {
  /** Its ratio or height. */
  className?: string;
  children?: ReactNode;
}

/** Tinted by `--drink` where one is set. */
export function Plate({ className = 'aspect-[6/5]', children }: PlateProps) {
  return <div className={`plate relative overflow-hidden ${className}`}>{children}</div>;
}
