import { describe, expect, it } from 'vitest';
import { scaleSteps } from './scale-steps.ts';

const served = (step: string, servings: number, ingredients = ['2 oz gin']): string | undefined =>
  scaleSteps({ ingredients, instructions: [step] }, servings)[0];

describe('the method for several servings', () => {
  it.each([
    [
      'Put everything in a bowl with three quarters of a cup of crushed ice.',
      'Put everything in a bowl with 6 cups of crushed ice.',
    ],
    ['Add one heaped cup of ice.', 'Add 8 heaped cups of ice.'],
    ['Add 2 oz soda and lift once with a bar spoon.', 'Add 16 oz soda and lift once with a bar spoon.'],
    ['Pour the rum into a shot glass.', 'Pour the rum into a shot glass.'],
    ['Float 1/2 oz dark rum on top.', 'For each glass: float 1/2 oz dark rum on top.'],
    ['Stir for 30 seconds.', 'Stir for 30 seconds.'],
  ])('%s for eight is %s', (one, eight) => {
    expect(served(one, 8)).toBe(eight);
    expect(served(one, 1)).toBe(one);
  });

  it('makes in rounds what is more than a vessel holds', () => {
    const sour = ['2 oz bourbon', '3/4 oz lemon juice', '3/4 oz syrup', '1 egg white'];
    expect(served('Shake with ice', 2, sour)).toBe('Shake with ice');
    expect(served('Shake with ice', 8, sour)).toBe(
      'Shake with ice. Work in 4 rounds of 2 servings: a shaker holds no more.',
    );
    expect(served('Shake with ice.', 3, ['8 oz juice'])).toBe(
      'Shake with ice. Make them one by one: a shaker holds no more.',
    );
    expect(served('Shaking would thin the tomato.', 8, sour)).toBe('Shaking would thin the tomato.');
  });
});
