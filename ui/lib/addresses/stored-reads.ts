import { MAX_PER_READ } from '#openapi/generated/limits.ts';

// What a page asks for, so that offline it is read from what the worker stored.

/** All that the house makes in one answer. */
export const HOUSE_MADE_READ = { limit: MAX_PER_READ };

/** The similar recipes among which the family of one is found. */
export const SIMILAR_LOOKED_AT = { limit: 20 };
