import { describe, expect, it } from 'vitest';
import { amountMl, readIngredientLine } from './amounts.ts';

/** `amount unit | rest`, as a line is read. */
function read(text: string): string {
  const { amount, before, rest } = readIngredientLine(text);
  if (!amount) return 'as written';
  const number = amount.low === amount.high ? amount.low : `${amount.low}..${amount.high}`;
  return `${before && `${before} `}${number} ${amount.unit.name || 'x'} | ${rest}`;
}

describe('readIngredientLine', () => {
  it.each([
    ['1 1/2 oz gin', '1.5 oz | gin'],
    ['1½ oz gin', '1.5 oz | gin'],
    ['.75 oz lime juice', '0.75 oz | lime juice'],
    ['3/4 oz. lime juice', '0.75 oz | lime juice'],
    ['2 fl. oz rum', '2 oz | rum'],
    ['2 ounces rum', '2 oz | rum'],
    ['4.5 cl gin', '4.5 cl | gin'],
    ['4,5 cL gin', '4.5 cl | gin'],
    ['45 ml gin', '45 ml | gin'],
    ['45ml gin', '45 ml | gin'],
    ['1/8 L rum', '0.125 L | rum'],
    ['2 dashes Angostura bitters', '2 dash | Angostura bitters'],
    ['1-2 dashes orange bitters', '1..2 dash | orange bitters'],
    ['A dash of absinthe', '1 dash | absinthe'],
    ['1 barspoon of syrup', '1 barspoon | syrup'],
    ['1 Bar Spoon Curacao', '1 barspoon | Curacao'],
    ['2 tsp sugar', '2 tsp | sugar'],
    ['1 tblsp honey', '1 tbsp | honey'],
    ['1 cup coffee', '1 cup | coffee'],
    ['1 part gin', '1 part | gin'],
    ['6 mint leaves', '6 x | mint leaves'],
    ['8-10 ripe Strawberries', '8..10 x | ripe Strawberries'],
    ['1 lime, cut', '1 x | lime, cut'],
    ['1 Lime cut into small wedges', '1 x | Lime cut into small wedges'],
    ['1 raw egg white', '1 x | raw egg white'],
    ['1 twist of lemon peel', '1 twist | lemon peel'],
    ['Juice of 1/2 lime', 'Juice of 0.5 x | lime'],
    ['Juice of a lemon', 'Juice of 1 x | lemon'],
    ['50 ml 100% agave tequila', '50 ml | 100% agave tequila'],
    ['1 oz 151-proof rum', '1 oz | 151-proof rum'],
    ['4 oz 7-Up', '4 oz | 7-Up'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'Soda water, to top',
    'Top with 60 ml soda water',
    'Few dashes plain water',
    'About 8 drops Tabasco',
    '1 vodka',
    '7-Up',
    '7 Up',
    '151 proof rum',
    '12-oz can limeade',
    '1 750-ml bottle of wine',
    '2 oz or 3 oz gin',
    '1 oz + 1 dash rum',
    '1 cup 8 oz coffee',
    '40 ml vodka 20 ml triple sec',
    '1 oz lemon juice and 3 oz',
    '1 orange liqueur',
    '1 lime juice',
    '5/6 mint leaves',
    '2/3 dashes bitters',
    '1 raspberry, 2 peach slices',
    '2 oz',
    '',
  ])('"ingredient lines that cannot be read stay as written": %s', (text) => {
    expect(read(text)).toBe('as written');
    expect(readIngredientLine(text).rest).toBe(text);
  });

  it.each(['70ml/2fl oz vodka', '70 ml (2 oz) vodka', '70 ml / 2 oz vodka'])(
    'reads both amounts of %s',
    (text) => {
      const line = readIngredientLine(text);
      expect([line.amount?.low, line.amount?.unit.name]).toEqual([70, 'ml']);
      expect([line.also?.low, line.also?.unit.name]).toEqual([2, 'oz']);
      expect(line.rest).toBe('vodka');
    },
  );

  it('knows the volume, the middle of a range, and that a thing has none', () => {
    const ml = (text: string) => {
      const { amount } = readIngredientLine(text);
      return amount && amountMl(amount);
    };
    expect([ml('2 oz gin'), ml('4.5 cl gin'), ml('2-3 oz gin'), ml('6 mint leaves')]).toEqual([
      60,
      45,
      75,
      null,
    ]);
  });
});
