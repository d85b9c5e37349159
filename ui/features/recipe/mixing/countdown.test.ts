import { expect, it } from 'vitest';
import { clockText, secondsLeft } from './countdown.ts';

it('a countdown ends at a fixed time, also if nothing ran meanwhile', () => {
  const countdown = { endsAt: 130_000 };
  expect(secondsLeft(countdown, 100_000)).toBe(30);
  expect(secondsLeft(countdown, 101_000)).toBe(29);
  expect(secondsLeft(countdown, 3_700_000)).toBe(0);
});

it.each([
  [5, '0:05'],
  [90, '1:30'],
  [7205, '2:00:05'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
