/** For pages that run functions of these scripts: their compiler names functions by a helper that a page does not have. */
export const KEEP_NAMES = 'globalThis.__name = (named) => named';
