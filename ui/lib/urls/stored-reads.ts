import { MAX_PER_READ } from '#openapi/generated/limits.ts';

// Pages and service worker share these reads, so that an offline page finds its responses.

/** One read holds all house-made ingredients. */
export const HOUSE_MADE_READ = { limit: MAX_PER_READ };

/** The number of similar recipes among which the page finds the family of a recipe. */
export const SIMILAR_LOOKED_AT = { limit: 20 };
