export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }));
}
