export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

/** Adds a chosen value to the end of the list, or removes the value. */
export function withChoice<Value>(list: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = list.filter((other) => other !== value);
  return isChosen ? [...others, value] : others;
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
