/** `chance` is from 0 up to 1. */
export function pick(count: number, chance: number): number {
  return Math.min(Math.floor(chance * count), count - 1);
}
