import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distancesFrom } from './edit-distance.ts';

/** Returns the distance by the textbook's table. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

it('is Levenshtein’s distance for words of up to 31 letters', () => {
  const word = fc.stringMatching(/^[abcé]{1,31}$/);
  fc.assert(
    fc.property(word, fc.stringMatching(/^[abcé]{0,40}$/), (one, other) => {
      expect(distancesFrom(one)?.(other)).toBe(distance(one, other));
    }),
  );
  expect(distancesFrom('a'.repeat(32))).toBeNull();
});
