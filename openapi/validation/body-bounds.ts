/** More fields than any body has. Further ones are dropped, because a validator fails on 100,000 errors. */
export const MAX_FIELDS = 200;

/** More than twice as deep as any body. What reads bodies calls itself for each level. */
export const MAX_DEPTH = 64;

/** Looks no deeper than `maxDepth`, because the stack is limited. */
export function isTooDeep(value: unknown, maxDepth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxDepth === 0 || Object.values(value).some((inner) => isTooDeep(inner, maxDepth - 1));
}
