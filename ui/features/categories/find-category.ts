import type { Category } from '#openapi/generated/model/index.ts';

/** The category that an address means, by its name or id, whatever the case, as the API reads it. */
export function findCategory(categories: readonly Category[], asked: string): Category | undefined {
  const wanted = asked.toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === wanted) ?? categories.find(({ id }) => id === wanted)
  );
}
