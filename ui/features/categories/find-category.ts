import type { Category } from '#openapi/generated/model/index.ts';

/** By name or id, in any case, as the API does. */
export function findCategory(categories: readonly Category[], asked: string): Category | undefined {
  const wanted = asked.toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === wanted) ?? categories.find(({ id }) => id === wanted)
  );
}
