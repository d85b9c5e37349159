import type { Collection } from '../catalogue.ts';
import type { Scores } from './sum-scores.ts';

/** Sums of floating-point numbers depend on their order. */
const SCORE_PRECISION = 1e5;
/** More than any slot or place. */
const PLACES = 2 ** 21;
const FEWEST_SELECTED = 500;

/** Best first, equals by name. Numbers that hold both sort ten times as fast as pairs. */
export function rankFound(
  { slots, scores }: Scores,
  { order, places }: Collection,
  isWanted: (slot: number) => boolean,
  limit: number,
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
  const first = smallest(keys.subarray(0, count), limit);
  return Array.from(first, (key) => order[key % PLACES] ?? 0);
}

/**
 * In ascending order. A sample tells below which number they lie, and only those below are sorted: 0.2 ms instead of 5 for 50 of 33,000.
 */
function smallest(numbers: Float64Array, limit: number): Float64Array {
  if (numbers.length < FEWEST_SELECTED || limit * 8 > numbers.length)
    return numbers.slice().sort().subarray(0, limit);
  const stride = Math.floor(numbers.length / FEWEST_SELECTED);
  const sample = Float64Array.from({ length: FEWEST_SELECTED }, (_, at) => numbers[at * stride] ?? 0).sort();
  const share = Math.ceil((FEWEST_SELECTED * limit * 3) / numbers.length) + 2;
  for (let place = share; place < FEWEST_SELECTED; place *= 4) {
    const bound = sample[place] ?? Infinity;
    const below = numbers.filter((number) => number <= bound);
    if (below.length >= limit) return below.sort().subarray(0, limit);
  }
  return numbers.slice().sort().subarray(0, limit);
}
