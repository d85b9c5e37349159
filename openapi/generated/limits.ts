// Generated from openapi.yaml. Do not edit.

/** The most that one read of a list gives. */
export const MOST_PER_READ = 1000;

/** The most that a house-made ingredient yields, in millilitres. */
export const MOST_YIELD_ML = 100000;

/** The most letters of a name, or of anything else, that a list is narrowed by. */
export const MOST_NAME_LETTERS = 200;

/** The most bottles that a read takes, and the most things that it leaves out. */
export const MOST_BOTTLES = 150;
export const MOST_LEFT_OUT = 20;

/** The most letters that a search reads. */
export const MOST_TERM_LETTERS = 200;
