import { cardLevel, difficultyStars, difficultyTone, type CocktailDifficulty } from '#ui/rules/difficulty.ts';
import { Badge } from './Badge.tsx';

const STAR = 'm6 .9 1.55 3.3 3.6.46-2.65 2.5.68 3.57L6 8.97l-3.18 1.76.68-3.57L.85 4.66l3.6-.46L6 .9Z';
const PIP = 'M6 1.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5Z';
const MAX_STARS = 5;

interface DifficultyBadgeProps {
  difficulty: CocktailDifficulty;
  /** `card`: easy, medium or hard, with pips. `recipe`: the five words, with stars. */
  form: 'card' | 'recipe';
}

/** A cocktail's difficulty as a word, a colour and a count of up to five. */
export function DifficultyBadge({ difficulty, form }: DifficultyBadgeProps) {
  const stars = difficultyStars(difficulty);
  const isCard = form === 'card';
  return (
    <Badge tone={difficultyTone(difficulty)}>
      <span className={isCard ? 'first-letter:uppercase' : ''}>
        {isCard ? cardLevel(difficulty) : difficulty}
      </span>
      <span className="inline-flex gap-0.5" role="img" aria-label={`${stars} of ${MAX_STARS} stars`}>
        {Array.from({ length: MAX_STARS }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 12 12"
            width={isCard ? 7 : 11}
            height={isCard ? 7 : 11}
            aria-hidden="true"
          >
            <path
              d={isCard ? PIP : STAR}
              fill={index < stars ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth={isCard ? 1.5 : 1}
            />
          </svg>
        ))}
      </span>
    </Badge>
  );
}
