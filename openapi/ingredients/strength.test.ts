import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { estimateStrength, type StrengthEstimate } from './strength.ts';

const NEGRONI = ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth'];

const strengthOf = (
  ingredients: readonly string[],
  type: string | null,
  instructions: readonly string[] = [],
): StrengthEstimate | null =>
  estimateStrength({ ingredients: [...ingredients], type, instructions: [...instructions] }).estimate;

const undiluted = (strength: StrengthEstimate | null): number =>
  (strength?.lines ?? []).reduce((sum, { ml }) => sum + ml, 0);

describe('an estimate of the strength', () => {
  it('adds up a stirred Negroni line by line', () => {
    const strength = strengthOf(NEGRONI, 'Stirred');
    expect(strength?.lines).toMatchObject([
      { text: '1 oz gin', ml: 30, abv: 40 },
      { text: '1 oz Campari', ml: 30, abv: 24 },
      { text: '1 oz sweet vermouth', ml: 30, abv: 16 },
    ]);
    // 24 ml of alcohol in 90 ml are 26.7 %, and the curve for stirring gives 39.1 % more water.
    expect(strength?.dilutionMl).toBeCloseTo(35.2, 1);
    expect(strength?.abv).toBeCloseTo(19.2, 1);
  });

  it('assumes a volume for "to top" and for fruit', () => {
    const collins = strengthOf(
      ['45 ml gin', 'Juice of 1 lemon', 'Soda water, to top', 'Lemon wheel'],
      'Shaken',
    );
    expect(collins?.lines.map(({ ml }) => ml)).toEqual([45, 45, 90, 0]);
    // Soda joins after the shaking, so only 90 ml meet the ice.
    expect(collins?.dilutionMl).toBeLessThan(90 * 0.6);
  });

  it('is 0 for a drink without alcohol, such as ginger beer', () => {
    const dry = strengthOf(['4 oz ginger beer', '1 oz lime juice', '1 cup crushed ice'], 'Build in Glass');
    expect([dry?.abv, undiluted(dry)]).toEqual([0, 150]);
  });

  it('adds no water to a drink without ice', () => {
    const bellini = strengthOf(['1 1/2 oz white peach purée', '3 oz Prosecco'], 'Build in Glass', [
      'Pour the purée into a cold flute.',
      'Top with the Prosecco.',
    ]);
    expect([bellini?.mixing, bellini?.dilutionMl]).toEqual(['none', 0]);
    // 135 ml hold 90 ml of 12 %.
    expect(bellini?.abv).toBeCloseTo(8, 0);
    const irish = strengthOf(['1 1/2 oz Irish whiskey', '4 oz hot black coffee'], 'Build in Glass', [
      'Stir the sugar into the hot coffee.',
    ]);
    // 165 ml hold 45 ml of 40 %.
    expect([irish?.dilutionMl, irish?.abv]).toEqual([0, (100 * 18) / 165]);
  });

  it.each([
    [['2 oz gin', '1 oz unicorn essence']],
    [['Gin', '1 oz lime juice']],
    [['1 bottle red wine', '1 oz lime juice']],
    [['1 vodka']],
    [['1 oz each gin and lime juice']],
    [['4 oz gin & ginger ale']],
    [['Mint sprig']],
    [[]],
  ])('is null rather than wrong: %j', (ingredients) => {
    expect(strengthOf(ingredients, 'Shaken')).toBeNull();
  });

  it('is below the strongest ingredient, and loses no alcohol', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom('Shaken', 'Stirred', 'Build in Glass', 'Stove Top'),
        (gin, juice, technique) => {
          const lines = juice > 0 ? [`${gin} ml gin`, `${juice} ml lemon juice`] : [`${gin} ml gin`];
          const strength = strengthOf(lines, technique);
          expect(strength).not.toBeNull();
          if (!strength) return;
          expect(strength.abv).toBeLessThanOrEqual(40);
          expect((strength.abv * (undiluted(strength) + strength.dilutionMl)) / 100).toBeCloseTo(
            gin * 0.4,
            6,
          );
        },
      ),
    );
  });
});

describe('the estimate includes', () => {
  const starter = (name: string): StrengthEstimate | null => {
    const cocktail = starterCatalogue.cocktails.find((one) => one.name === name);
    return cocktail ? strengthOf(cocktail.ingredients, cocktail.type, cocktail.instructions) : null;
  };

  it('the juice of a lime that is muddled: a Caipirinha has 20 to 23 %', () => {
    const caipirinha = starter('Caipirinha');
    expect(caipirinha?.abv).toBeGreaterThan(20);
    expect(caipirinha?.abv).toBeLessThan(23);
    // Four teaspoons of sugar take 10 ml once they are dissolved.
    expect(caipirinha?.lines.map(({ ml }) => ml)).toEqual([30, 10, 60]);
    const wedges = strengthOf(['60 ml cachaça', '4 lime wedges'], 'Muddled', ['Muddle the lime.']);
    expect(wedges?.lines[1]?.ml).toBe(15);
  });

  it('the water of crushed ice: a Mint Julep has 26 to 30 %', () => {
    const julep = starter('Mint Julep');
    expect(julep?.abv).toBeGreaterThan(26);
    expect(julep?.abv).toBeLessThan(30);
    expect(starter('Bramble')?.dilutionMl).toBeGreaterThan(70);
  });

  it('the water of a large cube that a drink is stirred over: an Old Fashioned has 30 to 33 %', () => {
    const oldFashioned = starter('Old Fashioned');
    expect(oldFashioned?.abv).toBeGreaterThan(30);
    expect(oldFashioned?.abv).toBeLessThan(33);
    expect(oldFashioned?.mixing).toBe('built');
  });

  it('of a discarded rinse only what stays in the glass', () => {
    expect(starter('Sazerac')?.lines[3]).toMatchObject({ ml: 2.5, abv: 65 });
    const rinsed = strengthOf(['2 oz rye', '1/4 oz absinthe'], 'Stirred', [
      'Rinse a cold glass with the absinthe. Stir the rye with ice and strain it into the rinsed glass.',
    ]);
    expect(rinsed?.lines.map(({ ml }) => ml)).toEqual([60, 2.5]);
    // If no step rinses a glass, the whole amount counts.
    expect(strengthOf(['2 oz gin', '1/4 oz absinthe'], 'Shaken', ['Shake.'])?.lines[1]?.ml).toBe(7.5);
  });
});
