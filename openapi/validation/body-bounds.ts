/** More fields than any body has. Further fields are dropped, because a validator fails on 100,000 errors. */
export const MAX_FIELDS = 200;

/** More than twice as deep as any body. Deeper bodies would overflow the stack of recursive readers. */
export const MAX_DEPTH = 64;

/** Tells whether a value nests deeper than `maxDepth`, without reading below this depth. */
export function isTooDeep(value: unknown, maxDepth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxDepth === 0 || Object.values(value).some((inner) => isTooDeep(inner, maxDepth - 1));
}
