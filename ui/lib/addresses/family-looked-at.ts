/** The similar recipes among which the family of one is found; offline they are read from what the worker stored. */
export const FAMILY_LOOKED_AT = { limit: 20 };
