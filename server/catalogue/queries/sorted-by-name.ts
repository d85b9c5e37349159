import { foldLine } from '#openapi/text/fold-text.ts';

/** Sorts by name, as readers expect it: case and accents do not count. */
export function sortedByName<Named extends { name: string }>(items: readonly Named[]): Named[] {
  const keyed = items.map((item) => ({ item, key: foldLine(item.name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}
