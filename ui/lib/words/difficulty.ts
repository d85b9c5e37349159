import type { Cocktail, SustainableSubstitution } from '#openapi/generated/model/index.ts';

/** The stylesheet gives each its colours. */
export type Tone = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

export type CocktailDifficulty = Cocktail['difficulty'];

/** PRODUCT.md, section 3. */
export type CardLevel = 'easy' | 'medium' | 'hard';

const STARS: Record<CocktailDifficulty, number> = {
  Simple: 1,
  Easy: 2,
  Moderate: 3,
  Challenging: 4,
  Expert: 5,
};

const LEVELS: Record<CocktailDifficulty, CardLevel> = {
  Simple: 'easy',
  Easy: 'easy',
  Moderate: 'medium',
  Challenging: 'hard',
  Expert: 'hard',
};

const LEVEL_TONES: Record<CardLevel, Tone> = { easy: 'green', medium: 'yellow', hard: 'red' };

const TONES: Record<SustainableSubstitution['difficulty'], Tone> = {
  Easy: 'green',
  Medium: 'yellow',
  Hard: 'red',
};

/** PRODUCT.md, section 9. */
export function difficultyStars(difficulty: CocktailDifficulty): number {
  return STARS[difficulty];
}

export function cardLevel(difficulty: CocktailDifficulty): CardLevel {
  return LEVELS[difficulty];
}

export function difficultyTone(difficulty: CocktailDifficulty): Tone {
  return LEVEL_TONES[LEVELS[difficulty]];
}

/** PRODUCT.md, section 2, Tutorials. */
export function effortTone(difficulty: SustainableSubstitution['difficulty']): Tone {
  return TONES[difficulty];
}
