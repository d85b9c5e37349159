import type { Collection } from '../catalogue.ts';

export interface Scores {
  readonly slots: Uint32Array;
  readonly scores: Float64Array;
}

export const NO_SCORES: Scores = { slots: new Uint32Array(), scores: new Float64Array() };

interface Way {
  words: readonly string[];
  found: Scores;
}

export function sumScores(ways: readonly Way[]): Scores {
  const fruitful = ways.filter(({ found }) => found.slots.length > 0);
  const [only] = fruitful;
  if (!only) return NO_SCORES;
  if (fruitful.length === 1) return only.found;
  const sums = new Map<number, { score: number; ways: number }>();
  fruitful.forEach(({ found }, way) => {
    for (let at = 0; at < found.slots.length; at += 1) {
      const slot = found.slots[at] ?? 0;
      const score = found.scores[at] ?? 0;
      const sum = sums.get(slot);
      if (sum) {
        sum.score += score;
        sum.ways |= 1 << way;
      } else sums.set(slot, { score, ways: 1 << way });
    }
  });
  const wordsOf = countWordsOf(fruitful);
  const slots: number[] = [];
  const scores: number[] = [];
  for (const [slot, { score, ways: found }] of sums) {
    slots.push(slot);
    scores.push(score * wordsOf(found));
  }
  return { slots: Uint32Array.from(slots), scores: Float64Array.from(scores) };
}

/** Ways are bits: there are few combinations, and many cocktails. */
function countWordsOf(ways: readonly Way[]): (bits: number) => number {
  const known = new Map<number, number>();
  return (bits) => {
    let count = known.get(bits);
    if (count === undefined) {
      count = new Set(ways.flatMap(({ words }, way) => (bits & (1 << way) ? words : []))).size;
      known.set(bits, count);
    }
    return count;
  };
}

/** Sums of floating-point numbers depend on their order. */
const SCORE_PRECISION = 1e5;
const PLACES = 2 ** 21;

/** Best first, equals by name. Numbers that hold both sort ten times as fast as pairs. */
export function rankFound(
  { slots, scores }: Scores,
  { order, places }: Collection,
  isWanted: (slot: number) => boolean,
): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const keys = new Float64Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (!isWanted(slot)) continue;
    const behind = Math.round((best - (scores[at] ?? 0)) * SCORE_PRECISION);
    keys[count] = behind * PLACES + (places[slot] ?? 0);
    count += 1;
  }
  return Array.from(keys.subarray(0, count).sort(), (key) => order[key % PLACES] ?? 0);
}
