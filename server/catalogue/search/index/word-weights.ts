/** How much a word counts in a field. */
export const FIELD_WEIGHTS = {
  name: 10,
  spirits: 4,
  category: 4,
  type: 2,
  ingredients: 2,
  description: 0.5,
} as const;

/** A whole word counts 1, and a longer word that begins with it less. */
export const PREFIX_WEIGHT = 0.7;
/** So small that whole words are first: 'gin' finds ginger last. */
export const KNOWN_PREFIX_WEIGHT = 0.002;
export const MISSING_LETTER_WEIGHT = 0.3;
export const FUZZY_WEIGHT = 0.35;
export const HEARD_WEIGHT = 0.2;
