import { MOST_PER_READ } from '#openapi/generated/limits.ts';

/** All that the house makes in one answer; offline it is read from what the worker stored. */
export const HOUSE_MADE_READ = { limit: MOST_PER_READ };
