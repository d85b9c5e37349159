import { describe, expect, it } from 'vitest';
import { CARD_LEVELS, DIFFICULTY_STARS, EFFORT_TONES, LEVEL_TONES } from './difficulty.ts';

describe('difficulty', () => {
  it('"Simple (1 star), Easy (2), Moderate (3), Challenging (4), Expert (5)"', () => {
    const order = ['Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'] as const;
    expect(order.map((difficulty) => DIFFICULTY_STARS[difficulty])).toEqual([1, 2, 3, 4, 5]);
  });

  it('"cards use easy, medium, hard"', () => {
    const order = ['Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'] as const;
    const levels = order.map((difficulty) => CARD_LEVELS[difficulty]);
    expect(levels).toEqual(['easy', 'easy', 'medium', 'hard', 'hard']);
    expect(levels.map((level) => LEVEL_TONES[level])).toEqual(['green', 'green', 'yellow', 'red', 'red']);
  });

  it('"difficulty badge (Easy green, Medium yellow, Hard red)"', () => {
    expect(EFFORT_TONES).toEqual({ Easy: 'green', Medium: 'yellow', Hard: 'red' });
  });
});
