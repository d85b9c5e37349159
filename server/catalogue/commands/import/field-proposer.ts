import type { ProposedField } from '#openapi/generated/model.ts';
import { bottleNeeds, knownBottle, SPIRIT_WORDS } from '#openapi/ingredients/bottles.ts';
import { foldLine, foldWords } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/text/memoize.ts';
import type { RecipeFields } from '#server/sheets/cells/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { nameOf } from '../../item.ts';
import { verbStem } from './same-items.ts';

export type Proposed = Partial<Record<ProposedField, string | string[]>>;

/** An import proposes at most this many spirits for a recipe. */
const MAX_SPIRITS = 10;

/** Returns a function that proposes spirits and a technique from a recipe's lines, if the sheet has none. */
export function fieldProposer({ itemSets }: Catalogue): (recipe: RecipeFields) => Proposed {
  const spirits = itemSets.spirits.itemsByName.map(({ fields }) => {
    const name = nameOf('spirits', fields);
    return { name, words: phraseOf(name), bottle: bottleMeantBy(name) };
  });
  /** The key is the stem of the first word, such as `shak` of "Shaken". */
  const techniques = new Map(
    itemSets['cocktail-types'].itemsByName.flatMap(({ fields }) => {
      const name = nameOf('cocktail-types', fields);
      const stem = verbStem(foldWords(name)[0] ?? '');
      return stem === null ? [] : [[stem, name] as const];
    }),
  );
  /** "2 oz white rum" names "white rum", and not "rum" too. Remembered, since recipes share lines. */
  const spiritsOf = memoize((line: string): readonly string[] => {
    const words = phraseOf(line);
    const bottles = bottleNeeds([line]);
    const named = spirits.filter(
      (spirit) =>
        words.includes(spirit.words) || (spirit.bottle !== undefined && bottles.includes(spirit.bottle)),
    );
    return named
      .filter((spirit) => !named.some((other) => other !== spirit && other.words.includes(spirit.words)))
      .map(({ name }) => name);
  });
  return ({ spirits: listed, type, ingredients = [], instructions = [] }) => {
    const named = listed === undefined ? [...new Set(ingredients.flatMap(spiritsOf))] : [];
    const verbs = type === undefined ? instructions.flatMap(foldWords) : [];
    const stem = verbs.map(verbStem).find((verb) => verb !== null && techniques.has(verb));
    const technique = techniques.get(stem ?? '');
    return {
      ...(named.length > 0 && { spirits: named.slice(0, MAX_SPIRITS) }),
      ...(technique !== undefined && { type: technique }),
    };
  };
}

/** Returns the bottle that a name means exactly: "Bourbon Whiskey" is any bourbon, "Walk Gin" one gin. */
function bottleMeantBy(name: string): string | undefined {
  const bottle = knownBottle(name);
  if (!bottle) return undefined;
  const whole = new RegExp(`^(?:${bottle.pattern})(?: (?:${SPIRIT_WORDS}))*$`);
  return whole.test(foldLine(name)) ? bottle.id : undefined;
}

/** Returns the words of a text between blanks, so that "gin" is not found in "ginger". */
function phraseOf(text: string): string {
  return ` ${foldWords(text).join(' ')} `;
}
