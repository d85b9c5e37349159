import { describe, expect, it } from 'vitest';
import { typicalAbv } from './typical-abv.ts';

describe('typicalAbv', () => {
  it.each([
    ['London dry gin', 43],
    ['green Chartreuse', 55],
  ])('%s has %d %%', (ingredient, abv) => {
    expect(typicalAbv(ingredient)).toBe(abv);
  });

  it.each(['gin (47%)', 'gin, 94 proof'])('believes the line itself: %s', (ingredient) => {
    expect(typicalAbv(ingredient)).toBe(47);
  });

  it.each(['ginger beer', 'non-alcoholic gin', 'maraschino cherry', 'drum-roasted coffee'])(
    '%s has none',
    (ingredient) => {
      expect(typicalAbv(ingredient)).toBe(0);
    },
  );

  it.each([
    ['apricot brandy', 24],
    ['pineapple rum', 40],
  ])('%s is not read as the name within it', (ingredient, abv) => {
    expect(typicalAbv(ingredient)).toBe(abv);
  });

  it('is null for an unknown ingredient', () => {
    expect(typicalAbv('unicorn essence')).toBeNull();
    expect(typicalAbv('a large portion')).toBeNull();
  });
});
