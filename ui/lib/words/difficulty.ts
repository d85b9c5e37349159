import type { Cocktail, SustainableSubstitution } from '#openapi/generated/model.ts';

/** The stylesheet gives each tone its colours. */
export type Tone = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

export type CocktailDifficulty = Cocktail['difficulty'];

/** The words of recipes, and those of cards (PRODUCT.md, section 3) with their stars (section 9). */
export const DIFFICULTIES = {
  Simple: { stars: 1, level: 'easy', tone: 'green' },
  Easy: { stars: 2, level: 'easy', tone: 'green' },
  Moderate: { stars: 3, level: 'medium', tone: 'yellow' },
  Challenging: { stars: 4, level: 'hard', tone: 'red' },
  Expert: { stars: 5, level: 'hard', tone: 'red' },
} as const satisfies Record<CocktailDifficulty, { stars: number; level: string; tone: Tone }>;

/** PRODUCT.md, section 2, Tutorials, gives these words. */
export const EFFORT_TONES: Readonly<Record<SustainableSubstitution['difficulty'], Tone>> = {
  Easy: 'green',
  Medium: 'yellow',
  Hard: 'red',
};
