import { foldLine } from '#openapi/text/fold-text.ts';

/** Case and accents do not count. */
export function sortByName<Named extends { name: string }>(items: readonly Named[]): Named[] {
  const itemsWithKeys = items.map((item) => ({ item, key: foldLine(item.name) }));
  return itemsWithKeys.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}
