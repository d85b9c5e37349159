import type { Cocktail, SustainableSubstitution } from '#openapi/generated/model.ts';

/** The stylesheet gives each tone its colours. */
export type Tone = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

export type CocktailDifficulty = Cocktail['difficulty'];

/** The stars of each difficulty, and the word for it on cards (PRODUCT.md, Items). */
export const DIFFICULTIES = {
  Simple: { stars: 1, level: 'easy', tone: 'green' },
  Easy: { stars: 2, level: 'easy', tone: 'green' },
  Moderate: { stars: 3, level: 'medium', tone: 'yellow' },
  Challenging: { stars: 4, level: 'hard', tone: 'red' },
  Expert: { stars: 5, level: 'hard', tone: 'red' },
} as const satisfies Record<CocktailDifficulty, { stars: number; level: string; tone: Tone }>;

/** The difficulties of tutorials and swaps have these colours (PRODUCT.md, Tutorials). */
export const EFFORT_TONES: Readonly<Record<SustainableSubstitution['difficulty'], Tone>> = {
  Easy: 'green',
  Medium: 'yellow',
  Hard: 'red',
};
