export const CHOICES = [
  'spirit',
  'technique',
  'glass',
  'garnish',
  'difficulty',
  'strength',
  'taste',
  'season',
] as const;
export type Choice = (typeof CHOICES)[number];

export const FILTERS = [...CHOICES, 'freeFrom', 'without', 'have'] as const;

/** As the contract's parameters; an empty text lets everything through. */
export type CollectionFilter = Record<(typeof FILTERS)[number], string>;

export const ARRANGEMENTS = ['sort', 'view'] as const;

export const MAX_GUESTS = 200;
export const MAX_EACH = 6;

/** A whole number from 1 to `most`; null for anything else, as an address or a field may have it. */
export function wholeNumber(text: string | null | undefined, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

export function pageNumber(asked: string): number {
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}
