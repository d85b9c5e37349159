import { describe, expect, it } from 'vitest';
import { fitsIngredient, swapsForLine } from './swaps-for-line.ts';

describe('the swaps for a line of a recipe', () => {
  it.each([
    ['Imported London dry gin', '2 oz gin'],
    ['Single-use bottles of vodka', '1 1/2 oz vodka'],
    ['White rum from industrial molasses', '2 oz light rum'],
    ['Imported sweet vermouth', '30 ml Sweet Red Vermouth'],
    ['Fresh limes out of season', '3/4 oz fresh lime juice'],
    ['Fresh limes out of season', 'Juice of 1/2 lime'],
    ['Bottled soda water', 'Soda water, to top'],
    ['Bottled soda water', '3 oz club soda'],
    ['Air-freighted berries in winter', '5 raspberries'],
    ['Fresh citrus wheels cut daily', 'Lemon wheel'],
    ['Imported Maraschino cherries', '1 maraschino cherry'],
    ['Refined white sugar syrup', '1/2 oz simple syrup'],
    ['Agave syrup', '1/2 oz agave nectar'],
    ['Aromatic bitters in small bottles', '2 dashes Angostura bitters'],
  ])('%s is replaced in "%s"', (original, line) => {
    expect(fitsIngredient(original, line)).toBe(true);
  });

  it.each([
    ['Imported London dry gin', '3 oz ginger beer'],
    ['Imported London dry gin', '1 oz sloe gin'],
    ['Imported London dry gin', '2 oz non-alcoholic gin'],
    ['White rum from industrial molasses', '2 oz dark rum'],
    ['Imported sweet vermouth', '1/2 oz dry vermouth'],
    ['Fresh limes out of season', '1/2 oz lime cordial'],
    ['Fresh oranges', '2 dashes orange bitters'],
    ['Bottled soda water', '4 oz tonic water'],
    ['Dairy cream', '2 oz cream of coconut'],
    ['Dairy cream', '1 oz crème de cacao'],
    ['Egg white', '1 egg yolk'],
    ['Hothouse mint in plastic trays', '1/2 oz mint syrup'],
    ['Imported orange bitters', '2 dashes Angostura bitters'],
    ['Fresh citrus wheels cut daily', 'Dehydrated orange wheel'],
    ['', '2 oz gin'],
  ])('%s is not replaced in "%s"', (original, line) => {
    expect(fitsIngredient(original, line)).toBe(false);
  });

  it('returns all swaps that fit, in the order of the list', () => {
    const swaps = ['Vodka', 'Gin', 'Imported gin'].map((originalIngredient) => ({ originalIngredient }));
    expect(swapsForLine(swaps, '2 oz gin').map((swap) => swap.originalIngredient)).toEqual([
      'Gin',
      'Imported gin',
    ]);
  });
});
