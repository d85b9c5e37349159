/** Which of `count` things a chance from 0 up to 1 picks. */
export function pick(count: number, chance: number): number {
  return Math.min(Math.floor(chance * count), count - 1);
}
