import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { jugOf, type Jug } from './jug.ts';

const { cocktails } = starterCatalogue;

function starterJug(name: string, servings = 8): Jug | string {
  const cocktail = cocktails.find((one) => one.name === name);
  if (!cocktail) throw new Error(`There is no ${name}.`);
  return jugOf(
    { ...cocktail, ingredients: [...cocktail.ingredients], instructions: [...cocktail.instructions] },
    servings,
    'oz',
  );
}

const jugOfLines = (ingredients: string[], type: string | null, instructions: string[] = []): Jug | string =>
  jugOf({ ingredients, type, instructions }, 8, 'ml');

describe('the method of a jug', () => {
  it('stirs a Negroni with water instead of ice, and finishes each glass', () => {
    const jug = starterJug('Negroni');
    expect(jug).toMatchObject({
      steps: [
        'Pour the London dry gin, sweet vermouth and Campari into a large jug, and add 9 1/2 oz water in the place of melting ice.',
        'Stir well, without ice.',
        'Chill it in the refrigerator for two hours, until it is very cold.',
        'Stir once more and pour 4 1/4 oz into each chilled glass, over fresh ice.',
        'Express an orange twist over the top and drop it in.',
      ],
    });
    expect((jug as Jug).waterMl).toBeCloseTo(286, 0);
  });

  it('keeps the ice of a built drink for the glasses, where sparkling and floating lines are added', () => {
    const collins = starterJug('Tom Collins') as Jug;
    expect(collins.waterMl).toBe(0);
    expect(collins.steps[0]).toBe(
      'Pour the London dry gin, fresh lemon juice and simple syrup into a large jug.',
    );
    expect(collins.steps[3]).toContain('over fresh ice, and stir until it is cold');
    expect(collins.steps[4]).toBe('Top with cold soda water and lift once with a bar spoon.');
    const french = starterJug('French 75') as Jug;
    expect(french.steps[0]).not.toContain('Champagne');
    const penicillin = starterJug('Penicillin') as Jug;
    expect(penicillin.steps[0]).not.toContain('Islay');
    expect(penicillin.steps).toContain('Float the Islay Scotch over the back of a bar spoon.');
  });

  it('rinses the glasses before the drink is poured', () => {
    const { steps } = starterJug('Sazerac') as Jug;
    expect(steps[1]).toMatch(/^Pour the absinthe into the chilled rocks glass/);
    expect(steps[2]).toMatch(/^Pour the rye whiskey, sugar cube and Peychaud's bitters into a large jug/);
    expect(steps.join(' ')).not.toContain('rinsed glass');
  });

  it.each([
    [['2 oz rum', '6 oz hot water'], 'Stove Top', 'hot'],
    [['2 oz rum', '6 oz hot water'], 'Build in Glass', 'hot'],
    [['1 oz rum', '1 oz cream'], 'Layered', 'layers'],
    [['1 oz rum', '1 oz cream'], 'Blended', 'blended'],
    [['1 oz rum', '1 oz lime juice', 'Crushed ice'], 'Shaken', 'crushed'],
    [['1 oz rum', '1 oz lime juice', '1 egg white'], 'Shaken', 'foams'],
    [['1 oz rum', '1 oz lime juice', '6 mint leaves'], 'Muddled', 'leaves'],
    [['2 oz unicorn essence', '1 oz gin'], 'Stirred', 'cannot be told'],
    [['1 oz gin', '3 oz tonic water'], 'Build in Glass', 'in its glass'],
  ])('refuses %j, %s: %s', (ingredients, type, reason) => {
    expect(jugOfLines(ingredients, type, ['Serve.'])).toContain(reason);
  });

  it('makes a jug of a drink with an optional egg white', () => {
    expect(typeof jugOfLines(['2 oz gin', '1 oz lemon juice'], 'Shaken', ['An egg white may join.'])).toBe(
      'object',
    );
  });
});

describe('over all starter recipes', () => {
  const jugs = cocktails.map(({ name }) => ({ name, jug: starterJug(name) }));
  it('mixes without ice and without the tools for a single drink', () => {
    const made = jugs.flatMap(({ name, jug }) => (typeof jug === 'string' ? [] : [{ name, ...jug }]));
    expect(made).toHaveLength(73 - 36);
    for (const { name, steps, waterMl } of made) {
      const cocktail = cocktails.find((one) => one.name === name);
      const text = steps.join('\n');
      expect(text, name).toMatch(/(?:Stir well|shake hard for 15 seconds), without ice\./);
      expect(text, name).not.toMatch(/mixing glass|shaker|strain into|with ice for/i);
      expect(steps.length, name).toBeGreaterThanOrEqual(4);
      expect(waterMl > 0, name).toBe(cocktail?.type === 'Stirred' || cocktail?.type === 'Shaken');
      expect(text.includes('in the place of melting ice'), name).toBe(waterMl > 0);
    }
  });
});
