export function byName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

/** Returns the list with the value at its end if it is chosen, and without it otherwise. */
export function withChoice<Value>(list: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = list.filter((other) => other !== value);
  return isChosen ? [...others, value] : others;
}
