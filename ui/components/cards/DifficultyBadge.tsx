import { DIFFICULTIES, type CocktailDifficulty } from '#ui/lib/words/difficulty.ts';
import { Badge } from '../Badge.tsx';

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
