/** No body of the contract nests half as deep. What reads bodies calls itself once for each level. */
export const MAX_DEPTH = 64;

/** Tells whether more lists and maps than MAX_DEPTH stand in one another. It goes level by level, since recursion ends at some 10,000. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const containers = level.filter(isContainer);
    if (containers.length === 0) return false;
    level = containers.flatMap((container) => Object.values(container) as unknown[]);
  }
  return true;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
