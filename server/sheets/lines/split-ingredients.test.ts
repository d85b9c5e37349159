import { describe, expect, it } from 'vitest';
import { joinMeasure } from './join-measure.ts';
import { commaHabit, listHabit } from './list-habit.ts';
import { splitIngredients } from './split-ingredients.ts';

describe('commaHabit', () => {
  it.each([
    ['none', ['2 oz gin; 1 oz rum', 'soda water, to top']],
    ['none', ['1 oz gin\n2 oz rum', 'soda water, to top']],
    ['bare', ['1 oz gin\n2 oz rum', '1 oz gin,2 oz rum']],
    ['none', ['soda water, to top']],
    ['bare', ['1 oz gin,2 oz rum,Soda water, to top']],
    ['all', ['1 oz gin, 2 oz rum', '1 oz gin, 12,5 ml lime']],
    ['all', ['gin, lemon, sugar', 'rum, lime', 'vodka, cola']],
  ] as const)('is %j for %j', (habit, cells) => {
    expect(commaHabit([...cells])).toBe(habit);
  });

  it('keeps decimal commas and parentheses together', () => {
    expect(splitIngredients('1 oz gin, 12,5 ml lime, bitters (two, or three)', { commas: 'all' })).toEqual([
      '1 oz gin',
      '12,5 ml lime',
      'bitters (two, or three)',
    ]);
  });
});

describe('the ingredients of a cell', () => {
  it.each([
    ['2 oz gin | 1 oz lime', ['2 oz gin', '1 oz lime']],
    ['2 oz gin; soda water, to top', ['2 oz gin', 'soda water, to top']],
    ['2 oz gin / 1 oz lime / mint', ['2 oz gin', '1 oz lime', 'mint']],
    ['1 oz lemon / lime juice', ['1 oz lemon / lime juice']],
    ['2 oz gin + 1 oz lime', ['2 oz gin', '1 oz lime']],
    ['진 45ml，레몬 즙 15ml', ['진 45ml', '레몬 즙 15ml']],
    ['ジン 45ml、ライム 15ml', ['ジン 45ml', 'ライム 15ml']],
    ['• 2 oz gin • 1 oz lime', ['2 oz gin', '1 oz lime']],
    ['- 2 oz gin - 1 oz lime', ['2 oz gin', '1 oz lime']],
    ['• 2 oz gin\n• 1 oz lime', ['2 oz gin', '1 oz lime']],
    ['- 1/2 oz gin\n- 1 oz lime', ['1/2 oz gin', '1 oz lime']],
    ['1. 2 oz gin\n2. 1.5 oz lime\n4. mint', ['2 oz gin', '1.5 oz lime', 'mint']],
    ['1) gin 2) lime 3) mint', ['gin', 'lime', 'mint']],
    ['2 oz gin<br>1 oz lime<br/>', ['2 oz gin', '1 oz lime']],
    ['2 oz gin\\n1 oz lime', ['2 oz gin', '1 oz lime']],
    ['2 oz gin, 1 oz lime and 2 dashes bitters', ['2 oz gin', '1 oz lime', '2 dashes bitters']],
    ["['2 oz gin', \"1 oz cook's lime\", None]", ['2 oz gin', "1 oz cook's lime"]],
    ['[{"name": "gin", "amount": 2, "unit": "oz"}, {"name": "ice"}]', ['2 oz gin', 'ice']],
    ["[{'name': 'gin', 'measure': '2 oz'}, {'name': 'mint', 'measure': None}]", ['2 oz gin', 'mint']],
    ["{'gin': '2 oz', 'lime': '1 oz'}", ['2 oz gin', '1 oz lime']],
    ['c("2 oz gin", "1 oz lime")', ['2 oz gin', '1 oz lime']],
    ['[optional] 2 oz gin [chilled]', ['[optional] 2 oz gin [chilled]']],
    ['30 ml Vodka 20 ml Triple Sec', ['30 ml Vodka', '20 ml Triple Sec']],
  ])('are told apart in %j', (cell, lines) => {
    expect(splitIngredients(cell, listHabit([cell]))).toEqual(lines);
  });
});

describe('commas within ingredients', () => {
  const column = [
    '2 oz Gin, 1 oz Lime juice, Mint',
    '1 oz Rum, 2 oz Cola, Lime wedge',
    '2 oz Rye, Orange twist',
  ];
  it.each([
    [
      '1 oz Gin, dry, 1 oz Lemon juice, freshly squeezed',
      ['1 oz Gin, dry', '1 oz Lemon juice, freshly squeezed'],
    ],
    ['1 oz Gin, Honey, to taste', ['1 oz Gin', 'Honey, to taste']],
    ['1 oz Gin, to taste Honey', ['1 oz Gin', 'to taste Honey']],
    ['1 oz Gin, Sweet and sour', ['1 oz Gin', 'Sweet and sour']],
    ['2 cl Zitrone, frisch gepresst, 4 cl Gin', ['2 cl Zitrone, frisch gepresst', '4 cl Gin']],
    [
      '1 oz each Pear juice, Rum, and Cider, Lime wheel',
      ['1 oz each Pear juice, Rum, and Cider', 'Lime wheel'],
    ],
    ['For glass Lime wedge, Coarse Salt, 2 oz Gin', ['For glass Lime wedge, Coarse Salt', '2 oz Gin']],
    ['2 oz Gin, Lime wheel, black cherry', ['2 oz Gin', 'Lime wheel', 'black cherry']],
    ['2 oz Gin, soda water, 1 oz Lime', ['2 oz Gin', 'soda water', '1 oz Lime']],
    ['Gin, 2 oz, Lime juice, 1 oz', ['2 oz Gin', '1 oz Lime juice']],
    ['2 oz, gin, 1 oz, lime juice', ['2 oz gin', '1 oz lime juice']],
    [
      '2 oz Gin, 1 oz Soda, 1 oz Rum, Lime wheel; berries',
      ['2 oz Gin', '1 oz Soda', '1 oz Rum', 'Lime wheel; berries'],
    ],
    ['2 oz Gin, 2 -  3 drops Bitters', ['2 oz Gin', '2 - 3 drops Bitters']],
  ])('stay in %j', (cell, lines) => {
    expect(splitIngredients(cell, listHabit([...column, cell]))).toEqual(lines);
  });

  it.each([
    ['and', ['2 oz Rye and Cola', '1 oz Gin, Mint and Ice', '1 oz Rum, 2 oz Cola and Lime wedge']],
    [', and', ['2 oz Rye and Cola', '1 oz Gin, Mint, and Ice', '1 oz Rum, 2 oz Cola, and Lime wedge']],
  ])('are no more than those before the last %j of a sentence', (_, cells) => {
    const habit = listHabit([...cells, ...cells]);
    expect(cells.map((cell) => splitIngredients(cell, habit))).toEqual([
      ['2 oz Rye', 'Cola'],
      ['1 oz Gin', 'Mint', 'Ice'],
      ['1 oz Rum', '2 oz Cola', 'Lime wedge'],
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
    ['fill', 'Cola', 'fill with Cola'],
    ['2025-01-02 oz', 'Lime', '1/2 oz Lime'],
    ['2025-02-01', 'Lime', '1/2 Lime'],
    ['3-Apr', 'Lime', '3/4 Lime'],
    ['02.Jan', 'Lime', '1/2 Lime'],
  ])('joins %j and %j to %j', (measure, ingredient, line) => {
    expect(joinMeasure(measure, ingredient)).toBe(line);
  });
});
