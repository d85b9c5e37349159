import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeTraits } from './recipe-traits.ts';
import { readIngredientLine } from './lines/ingredient-line.ts';
import { formatServedLine } from './servings/format-served-line.ts';
import { estimateStrength } from './strength.ts';

/** Each entry is the same ingredient in several languages. */
const INGREDIENTS = [
  'gin|Gin|ginebra|ginu|джина',
  'white rum|weißer Rum|rhum blanc|ron blanco|rum bianco|witte rum|белого рома',
  'lime juice|Limettensaft|jus de citron vert|zumo de lima|limoensap|soku z limonki|сока лайма',
  'cream|Sahne|nata|panna|slagroom|śmietanki|сливок',
  'almond syrup|Mandelsirup|amandelsiroop|syropu migdałowego|миндального сиропа',
  'egg whites|albumi|claras de huevo|eiwitten',
  'sugar syrup|Zuckersirup|sirop de sucre|jarabe simple|сахарного сиропа',
].map((names) => names.split('|'));
/** Egg whites are counted, not measured. */
const EGG_WHITES = INGREDIENTS.findIndex(([name]) => name === 'egg whites');

/** Each entry is the same amount in several ways of writing. */
const AMOUNTS = [
  '1/2 oz|½ oz|half an ounce|0.5 oz|.5 oz|15 ml|1.5 cl|1,5 cl|1 tbsp|about 15 ml|1 T|15 мл',
  '1 oz|one ounce|30 ml|3 cl|2 x 15 ml|30ml|an ounce|2 tbsp|1 oz (30 ml)',
  '1 1/2 oz|1½ oz|one and a half ounces|45 ml|4.5 cl|1-1/2 oz|3 tablespoons',
  '2 oz|two ounces|60 ml|6 cl|2 fl. oz.|60 millilitres|2 oz. of',
].map((amounts) => amounts.split('|'));

const traits = (ingredients: string[]) =>
  recipeTraits({ ingredients, instructions: ['Shake with ice.'], type: 'Shaken', garnish: [] });
const strengthOf = (ingredients: string[]) => estimateStrength({ ingredients, instructions: [], type: null });

const drink = fc.uniqueArray(
  fc.record({ ingredient: fc.nat(INGREDIENTS.length - 1), amount: fc.nat(AMOUNTS.length - 1) }),
  { minLength: 1, maxLength: 4, selector: ({ ingredient }) => ingredient },
);
const words = fc.array(fc.nat(99), { minLength: 20, maxLength: 20 });
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

describe('a recipe', () => {
  it('has the same traits in words and figures, in ounces and millilitres, and in another language', () => {
    fc.assert(
      fc.property(drink, words, (lines, choices) => {
        const written = (choose: () => number): string[] =>
          lines.map(({ ingredient, amount }) =>
            ingredient === EGG_WHITES
              ? `${amount + 1} ${pick(INGREDIENTS[ingredient] ?? [], choose())}`
              : `${pick(AMOUNTS[amount] ?? [], choose())} ${pick(INGREDIENTS[ingredient] ?? [], choose())}`,
          );
        let index = 0;
        const one = written(() => 0);
        const other = written(() => choices[(index += 1)] ?? 0);
        const [told, again] = [traits(one), traits(other)];
        expect(again.contains, other.join()).toEqual(told.contains);
        expect(again.unknownIngredients).toEqual([]);
        expect(again.strength, other.join()).toEqual(told.strength);
        expect(strengthOf(other).strengthUnknownFor).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has several times the volumes for several servings', () => {
    fc.assert(
      fc.property(drink, words, fc.integer({ min: 2, max: 12 }), (lines, choices, servings) => {
        let at = 0;
        for (const { ingredient, amount } of lines) {
          if (ingredient === EGG_WHITES) continue;
          const line = readIngredientLine(
            `${pick(AMOUNTS[amount] ?? [], choices[(at += 1)] ?? 0)} ${INGREDIENTS[ingredient]?.[0]}`,
          );
          const shown = readIngredientLine(`${formatServedLine(line, 'ml', servings).amount} gin`);
          const ml = (one: typeof line): number => (one.amount?.high ?? NaN) * (one.amount?.unit.ml ?? NaN);
          expect(ml(shown) / (ml(line) * servings), line.text).toBeCloseTo(1, 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a line that is not understood', () => {
  const SOME_WORD = fc.stringMatching(/^[a-z]{2,9}$/);
  const HOW_MUCH = fc.constantFrom('2', '1/2', '0,5', '½', 'half', 'two', '12-13', '1.000', '11/2', '٣');
  const ODD_UNIT = fc.constantFrom('zork', 'oz ml', 'blorps of', 'fingers', '%', 'x x', 'handles of', '');

  it('leaves the strength unknown if its amount is unparsed', () => {
    fc.assert(
      fc.property(HOW_MUCH, ODD_UNIT, (number, unit) => {
        const line = `${number} ${unit} rum`.replace(/ +/g, ' ');
        const read = readIngredientLine(line);
        const { estimate, strengthUnknownFor } = strengthOf(['2 oz gin', line]);
        if (read.isUnparsed) expect([estimate, strengthUnknownFor], line).toEqual([null, [line]]);
        else expect((read.amount?.low ?? 0) > 0, line).toBe(true);
      }),
    );
  });

  it('does not make the parser throw, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom(...'1 / ½ oz of juice ( ) , . - 小さじ 個 half to +'.split(' ')))
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (line) => {
        traits([line]);
        formatServedLine(readIngredientLine(line), 'ml', 3);
      }),
      { numRuns: 500 },
    );
  });

  it('never makes a recipe free from more allergens', () => {
    fc.assert(
      fc.property(drink, SOME_WORD, SOME_WORD, (lines, one, other) => {
        const known = lines.map((one) => `${AMOUNTS[one.amount]?.[0]} ${INGREDIENTS[one.ingredient]?.[0]}`);
        const without = traits(known);
        const withMore = traits([...known, `1 oz ${one} ${other}`]);
        expect(withMore.contains).toEqual(expect.arrayContaining([...without.contains]));
      }),
    );
  });

  it.each([
    ['1 oz unicorn essence', true],
    ['1 oz Becherbitter liqueur', true],
    ['1 oz house mix', true],
    ['1 oz raspberry syrup', false],
    ['2 oz Bulleit bourbon', false],
  ])('%s is an unknown ingredient: %j', (line, isUnknown) => {
    expect(traits(['2 oz gin', line]).unknownIngredients).toEqual(isUnknown ? [line] : []);
  });

  it('is listed in its own words if it leaves the strength unknown', () => {
    const linesHiding = (...lines: string[]) => traits(lines).strengthUnknownFor;
    expect(linesHiding('2 oz lime juice', 'a good slug of rum')).toEqual(['a good slug of rum']);
    expect(linesHiding('2 parts gin', '1 oz lime juice')).toEqual(['2 parts gin']);
    expect(linesHiding('2 oz gin', '4 oz (2 tbsp) lime juice')).toEqual(['4 oz (2 tbsp) lime juice']);
    expect(traits(['2 oz gin', '1.000 ml lime juice']).strength).toBeNull();
  });
});
