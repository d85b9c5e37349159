import type { ReactNode } from 'react';
import type { Tone } from '#ui/lib/words/difficulty.ts';

export const BADGE_TONES: Record<Tone | 'neutral', string> = {
  neutral: 'text-soft',
  green: 'text-green',
  yellow: 'text-yellow',
  orange: 'text-orange',
  red: 'text-red',
  blue: 'text-blue',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'neutral'; children: ReactNode }) {
  return (
    <span
      className={`tinted inline-flex flex-wrap items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-medium ${BADGE_TONES[tone]}`}
    >
      {children}
    </span>
  );
}
