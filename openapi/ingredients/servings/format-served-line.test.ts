import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from '../lines/ingredient-line.ts';
import { formatFraction } from '../lines/fractions.ts';
import { formatVolume } from './format-volume.ts';
import { formatServedLine } from './format-served-line.ts';
import type { UnitChoice } from '../lines/unit-choices.ts';

const show = (line: string, choice: UnitChoice, servings = 1): string => {
  const { amount, text } = formatServedLine(readIngredientLine(line), choice, servings);
  return amount ? `${amount} | ${text}` : text;
};
/** Returns the millilitres of a text such as `1 1/2 oz`, as the parser reads it back. */
const mlOf = (text: string): number => {
  const { amount } = readIngredientLine(`${text} gin`);
  return (amount?.low ?? NaN) * (amount?.unit.ml ?? NaN);
};

describe('an amount in the other unit, rounded as a bartender measures', () => {
  it.each([
    ['1/4 oz', '7.5 ml', '0.75 cl'],
    ['3/4 oz', '22.5 ml', '2.25 cl'],
    ['1 oz', '30 ml', '3 cl'],
    ['2 oz', '60 ml', '6 cl'],
  ])('converts %s to %s and %s, and back', (oz, ml, cl) => {
    expect(show(`${oz} gin`, 'ml')).toBe(`${ml} | gin`);
    expect(show(`${ml} gin`, 'oz')).toBe(`${oz} | gin`);
    expect(show(`${cl} gin`, 'oz')).toBe(`${oz} | gin`);
  });

  it('shows less than a quarter ounce in spoons', () => {
    expect(show('2 ml absinthe', 'oz')).toBe('1/2 tsp | absinthe');
    expect(show('5 ml syrup', 'oz')).toBe('1 tsp | syrup');
    expect(show('10 ml syrup', 'oz')).toBe('3/8 oz | syrup');
    expect(show('1/3 oz syrup', 'ml')).toBe('10 ml | syrup');
  });

  it('moves only the decimal point between metric units', () => {
    expect(show('0.7 cl syrup', 'ml')).toBe('7 ml | syrup');
  });

  it('leaves amounts in the chosen unit, and amounts without a volume, as they are', () => {
    expect(show('1½ oz. gin', 'oz')).toBe('1½ oz. | gin');
    expect(show('70ml/2fl oz vodka', 'oz')).toBe('2fl oz | vodka');
    expect(show('70ml/2fl oz vodka', 'ml')).toBe('70ml | vodka');
    expect(show('1 barspoon syrup', 'oz')).toBe('1 barspoon | syrup');
    expect(show('6 mint leaves', 'ml')).toBe('6 | mint leaves');
    expect(show('Soda water, to top', 'oz')).toBe('Soda water, to top');
    expect(show('Juice of a lime', 'written')).toBe('Juice of a lime');
  });

  it('turns spoons into the chosen unit: 12 tsp in ml is 60', () => {
    expect(show('12 tsp sugar', 'ml')).toBe('60 ml | sugar');
    expect(show('1 tsp sugar', 'ml', 12)).toBe('60 ml | sugar');
    expect(show('12 tsp sugar', 'oz')).toBe('2 oz | sugar');
    expect(show('1 barspoon syrup', 'ml')).toBe('5 ml | syrup');
    expect(show('1/4 tsp saline', 'ml')).toBe('1.25 ml | saline');
    expect(show('1-2 tbsp honey', 'ml')).toBe('15–30 ml | honey');
    expect(show('2 shots rum', 'oz')).toBe('3 oz | rum');
    expect(show('2 tsp sugar', 'oz')).toBe('2 tsp | sugar');
  });

  it('shows the volume of dashes, drops, eggs and pressed fruit beside their number', () => {
    expect(show('2 dashes bitters', 'ml')).toBe('2 dashes | bitters (about 1.5 ml)');
    expect(show('2 dashes bitters', 'written')).toBe('2 dashes | bitters');
    expect(show('3 drops orange flower water', 'ml')).toBe('3 drops | orange flower water');
    expect(show('1 splash soda water', 'oz')).toBe('1 splash | soda water (about 1/4 oz)');
    expect(show('1 egg white', 'ml')).toBe('1 | egg white (about 30 ml)');
    expect(show('Juice of a lime', 'oz')).toBe('Juice of a lime (about 1 oz)');
    expect(show('1 lime, cut into small wedges', 'ml')).toBe('1 | lime, cut into small wedges');
    expect(show('1 sugar cube', 'ml')).toBe('1 | sugar cube');
  });

  it('shows a sixteenth as an eighth, and never as 0', () => {
    expect([1 / 16, 1 + 1 / 16, 1 / 64].map(formatFraction)).toEqual(['1/8', '1 1/8', '0']);
  });

  it('keeps a range', () => {
    expect(show('2-3 oz soda', 'ml')).toBe('60–90 ml | soda');
    expect(show('2-3 cl soda', 'oz')).toBe('3/4–1 oz | soda');
  });

  it('never shows a larger volume as less', () => {
    const volume = fc.double({ min: 0.5, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        volume,
        volume,
        fc.constantFrom('oz' as const, 'ml' as const, 'cl' as const),
        (one, other, unit) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          expect(mlOf(formatVolume(less, unit))).toBeLessThanOrEqual(mlOf(formatVolume(more, unit)) + 1e-9);
        },
      ),
    );
  });

  it('shows litres from the amount that is rounded to one litre', () => {
    expect(formatVolume(994, 'ml')).toBe('990 ml');
    expect(formatVolume(996, 'ml')).toBe('1 L');
    expect(formatVolume(996, 'cl')).toBe('1 L');
  });

  it('is off by at most a fifth from 10 ml on, and shows a shown amount unchanged', () => {
    const volume = fc.double({ min: 10, max: 5000, noNaN: true });
    fc.assert(
      fc.property(volume, fc.constantFrom('oz' as const, 'ml' as const, 'cl' as const), (ml, unit) => {
        const shown = formatVolume(ml, unit);
        expect(Math.abs(mlOf(shown) - ml) / ml).toBeLessThanOrEqual(0.2);
        expect(formatVolume(mlOf(shown), unit)).toBe(shown);
      }),
    );
  });
});

describe('an amount for several servings', () => {
  it('scales everything that can be read', () => {
    expect(show('3/4 oz lime juice', 'oz', 8)).toBe('6 oz | lime juice');
    expect(show('3/4 oz lime juice', 'ml', 8)).toBe('180 ml | lime juice');
    expect(show('1/3 oz syrup', 'written', 2)).toBe('2/3 oz | syrup');
    expect(show('6 mint leaves', 'oz', 4)).toBe('24 | mint leaves');
    expect(show('1 slice orange', 'oz', 4)).toBe('4 slices | orange');
    expect(show('1/2 tsp sugar', 'ml', 3)).toBe('7.5 ml | sugar');
    expect(show('Soda water, to top', 'oz', 8)).toBe('Soda water, to top');
  });

  it('shows large totals in sensible units', () => {
    expect(show('45 ml gin', 'ml', 30)).toBe('1.35 L | gin');
    expect(show('4.5 cl gin', 'written', 30)).toBe('1.35 L | gin');
    expect(show('2 tsp sugar', 'oz', 12)).toBe('4 oz | sugar');
    expect(show('2 tsp sugar', 'written', 8)).toBe('2 3/4 oz | sugar');
    expect(show('6 drops orange flower water', 'written', 8)).toBe('1/2 tsp | orange flower water');
    expect(show('6 drops orange flower water', 'ml', 8)).toBe('2.4 ml | orange flower water');
    expect(show('3 drops orange flower water', 'ml', 12)).toBe('1.8 ml | orange flower water');
    expect(show('2 drops vanilla extract', 'ml', 8)).toBe('16 drops | vanilla extract');
  });

  it('rounds dashes to whole ones, and shows the volume of many', () => {
    expect(show('1-2 dashes bitters', 'oz', 2)).toBe('2–4 dashes | bitters');
    expect(show('2 dashes bitters', 'ml', 8)).toBe('16 dashes | bitters (about 12.5 ml)');
  });

  it('writes the plural of pieces', () => {
    expect(show('1 lime, cut', 'oz', 3)).toBe('3 | limes, cut');
    expect(show('1 egg white', 'written', 2)).toBe('2 | egg whites');
    expect(show('1/2 lime', 'oz', 3)).toBe('1 1/2 | limes');
    expect(show('1 strip orange peel', 'ml', 8)).toBe('8 strips | orange peel');
    expect(show('3 whole cloves', 'ml', 8)).toBe('24 | whole cloves');
    expect(show('1 cinnamon stick', 'ml', 8)).toBe('8 × | cinnamon stick');
    expect(show('1 maraschino cherry', 'oz', 2)).toBe('2 × | maraschino cherry');
    expect(show('Juice of 1/2 lime', 'oz', 8)).toBe('Juice of 4 limes (about 4 oz)');
  });
});
