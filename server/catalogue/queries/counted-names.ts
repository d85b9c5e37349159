import { foldLine } from '#openapi/text/fold-text.ts';

/** Case and accents do not count. */
export function sortByName<Named extends { name: string }>(items: readonly Named[]): Named[] {
  const itemsWithKeys = items.map((item) => ({ item, key: foldLine(item.name) }));
  return itemsWithKeys.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}

/** Counts how often each value occurs. */
export function tally(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
