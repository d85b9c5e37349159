export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

/** A chosen value goes to the end of the list. */
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
