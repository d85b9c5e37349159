import type { ReactNode } from 'react';

interface PlateProps {
  /** Its ratio or height; 6:5 unless said. */
  className?: string;
  /** What stands on it: a photo, a drawing or an icon. */
  children?: ReactNode;
}

/** The flat ground of a picture, tinted by `--drink` where one is set, else a quiet green. Give it a ratio or a height. */
export function Plate({ className = 'aspect-[6/5]', children }: PlateProps) {
  return <div className={`plate relative overflow-hidden ${className}`}>{children}</div>;
}
