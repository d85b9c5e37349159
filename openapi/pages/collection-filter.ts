/** The filters of the collection with a list of options, and their names in the address. */
export const CHOICES = [
  'spirit',
  'technique',
  'glass',
  'garnish',
  'difficulty',
  'strength',
  'taste',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Everything that narrows the collection. */
export const FILTERS = [...CHOICES, 'freeFrom', 'without', 'have'] as const;

/** What the collection is narrowed to, as the contract's parameters of the same names; an empty text lets everything through. */
export type CollectionFilter = Record<(typeof FILTERS)[number], string>;

/** How the collection is shown, and what stands for it in the address: its order, and cards instead of lines. */
export const ARRANGEMENTS = ['sort', 'view'] as const;
