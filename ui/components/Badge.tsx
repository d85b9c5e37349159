import type { ReactNode } from 'react';
import { type Tone, DIFFICULTIES, type CocktailDifficulty } from '#ui/lib/words/difficulty.ts';

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

const STAR = 'l1.55 3.3 3.6.46-2.65 2.5.68 3.57-3.18-1.76-3.18 1.76.68-3.57-2.65-2.5 3.6-.46zm13 0';
const MAX_STARS = 5;

interface DifficultyBadgeProps {
  difficulty: CocktailDifficulty;
  /** A `card` shows easy, medium or hard; a `recipe` shows one of the five words (PRODUCT.md, Items). */
  variant: 'card' | 'recipe';
}

export function DifficultyBadge({ difficulty, variant }: DifficultyBadgeProps) {
  const { stars, level, tone } = DIFFICULTIES[difficulty];
  return (
    <Badge tone={tone}>
      <span className="whitespace-nowrap first-letter:uppercase">
        {variant === 'card' ? level : difficulty}
      </span>
      <svg
        viewBox="0 0 64 12"
        width="59"
        height="11"
        stroke="currentColor"
        role="img"
        aria-label={`${stars} of ${MAX_STARS} stars`}
      >
        <path d={`M6 .9${STAR.repeat(stars)}`} fill="currentColor" />
        <path d={`M${6 + stars * 13} .9${STAR.repeat(MAX_STARS - stars)}`} fill="none" />
      </svg>
    </Badge>
  );
}
