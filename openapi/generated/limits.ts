// Generated from openapi.yaml. Do not edit.

/** The most that one read of a list gives. */
export const MOST_PER_READ = 1000;

/** The most that a house-made ingredient yields, in millilitres. */
export const MOST_YIELD_ML = 100000;
