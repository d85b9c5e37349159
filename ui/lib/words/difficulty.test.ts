import { expect, it } from 'vitest';
import { DIFFICULTIES, EFFORT_TONES } from './difficulty.ts';

it('"Simple (1 star), Easy (2), Moderate (3), Challenging (4), Expert (5)"; "cards use easy, medium, hard"', () => {
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

it('"difficulty badge (Easy green, Medium yellow, Hard red)"', () => {
  expect(EFFORT_TONES).toEqual({ Easy: 'green', Medium: 'yellow', Hard: 'red' });
});
