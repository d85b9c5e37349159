import { cardLevel, difficultyStars, difficultyTone, type CocktailDifficulty } from '#ui/rules/difficulty.ts';
import { Badge, BADGE_TONES } from './Badge.tsx';

const STAR = 'm6 .9 1.55 3.3 3.6.46-2.65 2.5.68 3.57L6 8.97l-3.18 1.76.68-3.57L.85 4.66l3.6-.46L6 .9Z';
const PIP = 'M6 1.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5Z';
const MAX_STARS = 5;

interface MarksProps {
  stars: number;
  shape: string;
  size: number;
}

function Marks({ stars, shape, size }: MarksProps) {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={`${stars} of ${MAX_STARS} stars`}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
          <path
            d={shape}
            fill={index < stars ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth={11 / size}
          />
        </svg>
      ))}
    </span>
  );
}

interface DifficultyBadgeProps {
  /** As the recipe names it. */
  difficulty: CocktailDifficulty;
  /** `card`: easy, medium or hard, with pips and no ground. `recipe`: the five words, with stars. */
  form: 'card' | 'recipe';
}

/** A cocktail's difficulty as a word, a colour and a count of up to five. */
export function DifficultyBadge({ difficulty, form }: DifficultyBadgeProps) {
  const stars = difficultyStars(difficulty);
  const tone = difficultyTone(difficulty);
  if (form === 'recipe') {
    return (
      <Badge tone={tone}>
        <span>{difficulty}</span>
        <Marks stars={stars} shape={STAR} size={11} />
      </Badge>
    );
  }
  return (
    <span
      className={`inline-flex items-center gap-2 text-xs font-medium whitespace-nowrap ${BADGE_TONES[tone]}`}
    >
      <span className="first-letter:uppercase">{cardLevel(difficulty)}</span>
      <Marks stars={stars} shape={PIP} size={8} />
    </span>
  );
}
