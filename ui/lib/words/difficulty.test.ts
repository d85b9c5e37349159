import { expect, it } from 'vitest';
import { DIFFICULTIES, EFFORT_TONES } from './difficulty.ts';

it('gives recipes five words with stars, and cards three words', () => {
  const told = Object.entries(DIFFICULTIES).map(([word, { stars, level, tone }]) => [
    word,
    stars,
    level,
    tone,
  ]);
  expect(told).toEqual([
    ['Simple', 1, 'easy', 'green'],
    ['Easy', 2, 'easy', 'green'],
    ['Moderate', 3, 'medium', 'yellow'],
    ['Challenging', 4, 'hard', 'red'],
    ['Expert', 5, 'hard', 'red'],
  ]);
});

it('colours easy green, medium yellow and hard red', () => {
  expect(EFFORT_TONES).toEqual({ Easy: 'green', Medium: 'yellow', Hard: 'red' });
});
