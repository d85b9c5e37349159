import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import type { Category, Cocktail } from '#openapi/generated/model.ts';

/** A name of many words. */
export const LONG_NAME =
  'The Particularly Long-Winded Harbourmaster’s Daughter’s Improved Breakfast Punch No. 27';
/** A name that no line can hold and nothing breaks. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänscocktail';
export const LONG_TEXT = 'A punch for a whole harbour, stirred until nobody remembers how it began. '.repeat(
  6,
);

const longNameAt = (index: number) => (index % 2 === 0 ? LONG_NAME : LONG_WORD);

/** Cocktails whose names, categories and descriptions are as long as people make them. */
export const longCocktails: Cocktail[] = starterCocktails.slice(0, 9).map((cocktail, index) => ({
  ...cocktail,
  name: longNameAt(index),
  description: LONG_TEXT,
  category: [longNameAt(index + 1), ...cocktail.category],
  featured: true,
}));

export const longCategories: Category[] = starterCategories.slice(0, 2).map((category, index) => ({
  ...category,
  name: longNameAt(index),
  description: LONG_TEXT,
  cocktailCount: 1_234_567,
}));

/** True when the page is as wide as the window: nothing has to be scrolled to from the side. */
export function fitsTheWindow(): boolean {
  return document.documentElement.scrollWidth <= window.innerWidth;
}
