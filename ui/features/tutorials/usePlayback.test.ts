import { expect, it } from 'vitest';
import { stepAt } from './usePlayback.ts';

const SHAKEN = [1500, 4000, 2000];
const shownAt = (elapsedMs: number) => {
  const { stepIndex, percent } = stepAt(SHAKEN, elapsedMs);
  return [stepIndex, Math.round(percent)];
};

it('the progress grows every 100 ms, and is 100 at the end of the step', () => {
  expect([0, 99, 100, 199, 750, 1499].map((ms) => shownAt(ms)[1])).toEqual([0, 0, 7, 7, 47, 93]);
});

it('the next step begins at 0, and the progress stays at 100 on the last one', () => {
  expect([1500, 5499, 5500, 7499, 7500].map(shownAt)).toEqual([
    [1, 0],
    [1, 98],
    [2, 0],
    [2, 95],
    [2, 100],
  ]);
});
