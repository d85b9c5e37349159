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
