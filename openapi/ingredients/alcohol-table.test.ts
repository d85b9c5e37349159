import { describe, expect, it } from 'vitest';
import { typicalAbv } from './alcohol-table.ts';

describe('typicalAbv', () => {
  it.each([
    ['London dry gin', 43],
    ['gin', 40],
    ['sweet vermouth', 16],
    ['Campari', 24],
    ['Bénédictine', 40],
    ['Crème de cassis', 20],
    ['green Chartreuse', 55],
    ['Peychaud’s bitters', 35],
    ["Peychaud's bitters", 35],
    ['Angostura bitters', 45],
    ['orange liqueur', 30],
    ['maraschino liqueur', 32],
    ['Prosecco', 12],
    ['vanilla vodka', 40],
    ['ruby port', 19.5],
  ])('%s has %d %%', (ingredient, abv) => {
    expect(typicalAbv(ingredient)).toBe(abv);
  });

  it.each(['gin (47%)', 'gin, 94 proof'])('believes the line itself: %s', (ingredient) => {
    expect(typicalAbv(ingredient)).toBe(47);
  });

  it.each([
    'ginger beer',
    'ginger ale',
    'fresh ginger',
    'root beer',
    'non-alcoholic gin',
    'alcohol-free sparkling wine',
    'fresh lime juice',
    'simple syrup',
    'soda water',
    'bitter lemon',
    'orange flower water',
    'brandied cherry',
    'sherry vinegar',
    'egg white',
    'mint leaves',
    'maraschino cherry',
    'a portion of sugar syrup',
    'drum-roasted coffee',
    'original lemonade',
    'pineapple juice',
  ])('%s has none', (ingredient) => {
    expect(typicalAbv(ingredient)).toBe(0);
  });

  it.each([
    ['apricot brandy', 24],
    ['sloe gin', 26],
    ['coconut rum', 21],
    ['cherry-flavored brandy', 30],
    ['coffee liqueur', 24],
    ['Irish cream', 17],
    ['crème de cacao', 24],
    ['vanilla extract', 35],
    ['hard cider', 5],
    ['pineapple rum', 40],
  ])('%s is not taken for the name within it', (ingredient, abv) => {
    expect(typicalAbv(ingredient)).toBe(abv);
  });

  it('does not guess', () => {
    expect(typicalAbv('unicorn essence')).toBeNull();
    expect(typicalAbv('a large portion')).toBeNull();
  });
});
