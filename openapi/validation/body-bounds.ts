/** No body has as many fields. Further ones are dropped, because a validator fails on 100,000 errors. */
export const MAX_FIELDS = 200;

/** No body of the contract nests half as deep. What reads bodies calls itself once for each level. */
export const MAX_DEPTH = 64;

/** Tells whether too many lists and maps stand in one another. It looks no deeper: the stack is limited. */
export function isTooDeep(value: unknown, most = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isTooDeep(inner, most - 1));
}
