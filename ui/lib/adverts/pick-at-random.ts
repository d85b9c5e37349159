export function pick(count: number, chance: number): number {
  return Math.min(Math.floor(chance * count), count - 1);
}
