import { MAX_NAME_CHARACTERS } from '#openapi/generated/limits.ts';

export const CHOICES = ['spirit', 'type', 'glassware', 'garnish', 'difficulty', 'strength', 'taste'] as const;
export type Choice = (typeof CHOICES)[number];

export const FILTERS = [...CHOICES, 'freeFrom', 'without', 'have'] as const;

/** The filters have the names of the contract's parameters. An empty text filters nothing. */
export type CollectionFilter = Record<(typeof FILTERS)[number], string>;

export const ARRANGEMENTS = ['sort', 'view'] as const;

/** The most servings of a recipe in the shopping list, and the most guests of a party. */
export const MAX_PLANNED_SERVINGS = 200;

/** Returns null for anything but a whole number from 1 to `max`. */
export function wholeNumber(text: string | null | undefined, max: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}

export function pageNumber(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export function splitAtCommas(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return [...new Set(entries.filter(Boolean))];
}

/** Returns the names of a list, without those that are too long for a name or an id. */
export function namesIn(text: string, limit: number): string[] {
  return splitAtCommas(text)
    .filter(({ length }) => length <= MAX_NAME_CHARACTERS)
    .slice(0, limit);
}
