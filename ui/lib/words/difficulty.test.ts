import { describe, expect, it } from 'vitest';
import { cardLevel, difficultyStars, difficultyTone, effortTone } from './difficulty.ts';

describe('difficulty', () => {
  it('"Simple (1 star), Easy (2), Moderate (3), Challenging (4), Expert (5)"', () => {
    const order = ['Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'] as const;
    expect(order.map(difficultyStars)).toEqual([1, 2, 3, 4, 5]);
  });

  it('"cards use easy, medium, hard"', () => {
    const order = ['Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'] as const;
    expect(order.map(cardLevel)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard']);
    expect(order.map(difficultyTone)).toEqual(['green', 'green', 'yellow', 'red', 'red']);
  });

  it('"difficulty badge (Easy green, Medium yellow, Hard red)"', () => {
    expect([effortTone('Easy'), effortTone('Medium'), effortTone('Hard')]).toEqual([
      'green',
      'yellow',
      'red',
    ]);
  });
});
