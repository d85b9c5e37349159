import type { Cocktail, SustainableSubstitution } from '#openapi/generated/model/index.ts';

/** The stylesheet gives each its colours. */
export type Tone = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

export type CocktailDifficulty = Cocktail['difficulty'];

/** PRODUCT.md, section 3. */
export type CardLevel = 'easy' | 'medium' | 'hard';

const DIFFICULTIES: Record<CocktailDifficulty, { stars: number; level: CardLevel }> = {
  Simple: { stars: 1, level: 'easy' },
  Easy: { stars: 2, level: 'easy' },
  Moderate: { stars: 3, level: 'medium' },
  Challenging: { stars: 4, level: 'hard' },
  Expert: { stars: 5, level: 'hard' },
};

const LEVEL_TONES: Record<CardLevel, Tone> = { easy: 'green', medium: 'yellow', hard: 'red' };

const TONES: Record<SustainableSubstitution['difficulty'], Tone> = {
  Easy: 'green',
  Medium: 'yellow',
  Hard: 'red',
};

/** PRODUCT.md, section 9. */
export function difficultyStars(difficulty: CocktailDifficulty): number {
  return DIFFICULTIES[difficulty].stars;
}

export function cardLevel(difficulty: CocktailDifficulty): CardLevel {
  return DIFFICULTIES[difficulty].level;
}

export function difficultyTone(difficulty: CocktailDifficulty): Tone {
  return LEVEL_TONES[cardLevel(difficulty)];
}

/** PRODUCT.md, section 2, Tutorials. */
export function effortTone(difficulty: SustainableSubstitution['difficulty']): Tone {
  return TONES[difficulty];
}
