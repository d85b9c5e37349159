import { describe, expect, it } from 'vitest';
import { commaHabit, joinMeasure, splitIngredients } from './split-ingredients.ts';

describe('commaHabit', () => {
  it.each([
    ['none', ['2 oz gin; 1 oz rum', '1 oz gin,2 oz rum']],
    ['none', ['1 oz gin\n2 oz rum', '1 oz gin,2 oz rum']],
    ['none', ['Soda water, to top']],
    ['bare', ['1 oz gin,2 oz rum,Soda water, to top']],
    ['all', ['1 oz gin, 2 oz rum', '1 oz gin, 12,5 ml lime']],
    ['all', ['gin, lemon, sugar', 'rum, lime', 'vodka, cola']],
  ] as const)('is %j for %j', (habit, cells) => {
    expect(commaHabit([...cells])).toBe(habit);
  });

  it('keeps decimal commas and parentheses together', () => {
    expect(splitIngredients('1 oz gin, 12,5 ml lime, bitters (two, or three)', 'all')).toEqual([
      '1 oz gin',
      '12,5 ml lime',
      'Bitters (two, or three)',
    ]);
  });
});

describe('joinMeasure', () => {
  it.each([
    ['2 oz', ' Light Rum', '2 oz Light Rum'],
    ['1/4 oz', 'Juice of a Lime', '1/4 oz Juice of a Lime'],
    ['', ' Apple slice', 'Apple slice'],
    [' Lemon twist', '', 'Lemon twist'],
    ['1 oz', ' ', ''],
    ['16 Milk', '', '16 Milk'],
    [' (Claret)\n', 'Red wine', 'Red wine (claret)'],
    [' or lime\n', 'Lemon', 'Lemon or lime'],
    ['Garnish', 'Lime', 'Lime (garnish)'],
    ['For glass', 'For glass Salt', 'For glass: Salt'],
    ['3/4 oz', 'Vanilla liqueur and 3 oz', '3/4 oz Vanilla liqueur'],
    ['fill', 'Cola', 'Fill with Cola'],
  ])('joins %j and %j to %j', (measure, ingredient, line) => {
    expect(joinMeasure(measure, ingredient)).toBe(line);
  });
});
