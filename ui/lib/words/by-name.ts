/** The items sorted by name ascending, as the lists of the site show them; the given list stays as it is. */
export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }));
}
