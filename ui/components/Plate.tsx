import type { ReactNode } from 'react';

interface PlateProps {
  className?: string;
  children?: ReactNode;
}

export function Plate({ className = 'aspect-[6/5]', children }: PlateProps) {
  return <div className={`plate relative overflow-hidden ${className}`}>{children}</div>;
}
