import type { CSSProperties, ReactNode } from 'react';

interface PlateProps {
  /** The colour of the drink on it, as CSS writes it; without one the plate is a quiet green. */
  drink?: string;
  /** Its ratio or height; 6:5 unless said. */
  className?: string;
  /** What stands on it: a photo, a drawing or an icon. */
  children?: ReactNode;
}

/** The flat ground that a drink stands on, tinted by its own liquid. Give it a ratio or a height. */
export function Plate({ drink, className = 'aspect-[6/5]', children }: PlateProps) {
  const style = drink === undefined ? undefined : ({ '--drink': drink } as CSSProperties);
  return (
    <div style={style} className={`plate relative overflow-hidden ${className}`}>
      {children}
    </div>
  );
}
