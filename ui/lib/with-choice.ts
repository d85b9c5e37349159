/** The list with the value at its end where it is chosen, and without it where it is not. */
export function withChoice<Value>(list: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = list.filter((one) => one !== value);
  return isChosen ? [...others, value] : others;
}
