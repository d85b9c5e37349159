export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}
