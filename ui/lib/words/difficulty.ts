import type { Cocktail, SustainableSubstitution } from '#openapi/generated/model.ts';

/** The stylesheet gives each tone its colours. */
export type Tone = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

export type CocktailDifficulty = Cocktail['difficulty'];

/** PRODUCT.md, section 3. */
export type CardLevel = 'easy' | 'medium' | 'hard';

/** PRODUCT.md, section 9. */
export const DIFFICULTY_STARS: Readonly<Record<CocktailDifficulty, number>> = {
  Simple: 1,
  Easy: 2,
  Moderate: 3,
  Challenging: 4,
  Expert: 5,
};

export const CARD_LEVELS: Readonly<Record<CocktailDifficulty, CardLevel>> = {
  Simple: 'easy',
  Easy: 'easy',
  Moderate: 'medium',
  Challenging: 'hard',
  Expert: 'hard',
};

export const LEVEL_TONES: Readonly<Record<CardLevel, Tone>> = {
  easy: 'green',
  medium: 'yellow',
  hard: 'red',
};

/** PRODUCT.md, section 2, Tutorials. */
export const EFFORT_TONES: Readonly<Record<SustainableSubstitution['difficulty'], Tone>> = {
  Easy: 'green',
  Medium: 'yellow',
  Hard: 'red',
};
