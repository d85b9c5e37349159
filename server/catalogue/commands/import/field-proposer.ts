import type { ProposedField } from '#openapi/generated/model.ts';
import { bottleNeedsOf, findBottle, SPIRIT_WORDS } from '#openapi/ingredients/bottles.ts';
import { foldLine, foldWords } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import type { RecipeFields } from '#server/sheets/cells/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { nameOf } from '../../items/item.ts';
import { verbStem } from './match-keys.ts';

export type ProposedFields = Partial<Record<ProposedField, string | string[]>>;

const MAX_SPIRITS = 10;

/** Proposes spirits and a technique from the lines and steps of a recipe, if the sheet has none. */
export function fieldProposer({ itemSets }: Catalogue): (recipe: RecipeFields) => ProposedFields {
  const spirits = itemSets.spirits.itemsByName.map(({ fields }) => {
    const name = nameOf('spirits', fields);
    return { name, words: phraseOf(name), bottle: bottleMeantBy(name) };
  });
  /** The stem of the first word, such as `shak` of "Shaken", leads to the name. */
  const techniques = new Map(
    itemSets['cocktail-types'].itemsByName.flatMap(({ fields }) => {
      const name = nameOf('cocktail-types', fields);
      const stem = verbStem(foldWords(name)[0] ?? '');
      return stem === null ? [] : [[stem, name] as const];
    }),
  );
  /** "2 oz white rum" names "white rum", but not "rum". */
  const spiritsOf = memoize((line: string): readonly string[] => {
    const words = phraseOf(line);
    const bottles = bottleNeedsOf([line]);
    const namedSpirits = spirits.filter(
      (spirit) =>
        words.includes(spirit.words) || (spirit.bottle !== undefined && bottles.includes(spirit.bottle)),
    );
    return namedSpirits
      .filter(
        (spirit) => !namedSpirits.some((other) => other !== spirit && other.words.includes(spirit.words)),
      )
      .map(({ name }) => name);
  });
  return ({ spirits: ownSpirits, type, ingredients = [], instructions = [] }) => {
    const namedSpirits = ownSpirits === undefined ? [...new Set(ingredients.flatMap(spiritsOf))] : [];
    const verbs = type === undefined ? instructions.flatMap(foldWords) : [];
    const stem = verbs.map(verbStem).find((verb) => verb !== null && techniques.has(verb));
    const technique = techniques.get(stem ?? '');
    return {
      ...(namedSpirits.length > 0 && { spirits: namedSpirits.slice(0, MAX_SPIRITS) }),
      ...(technique !== undefined && { type: technique }),
    };
  };
}

/** The bottle that the whole name means: any bourbon for "Bourbon Whiskey", none for "Walk Gin", a brand. */
function bottleMeantBy(name: string): string | undefined {
  const bottle = findBottle(name);
  if (!bottle) return undefined;
  const whole = new RegExp(`^(?:${bottle.pattern})(?: (?:${SPIRIT_WORDS}))*$`);
  return whole.test(foldLine(name)) ? bottle.id : undefined;
}

/** Blanks around all words keep "gin" from being found in "ginger". */
function phraseOf(text: string): string {
  return ` ${foldWords(text).join(' ')} `;
}
