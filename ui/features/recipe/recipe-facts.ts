import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { Named } from '#ui/api/names.ts';
import { categoryPath, tutorialPath } from '#ui/rules/addresses.ts';
import { containsWords } from '#ui/rules/contains-words.ts';
import { hasTutorial } from '#ui/rules/tutorial-names.ts';

/** A line of the facts: what it is about, and what the recipe says of it. */
export interface RecipeFact {
  label: string;
  values: { text: string; to?: string }[];
}

/** The lists whose ids a recipe holds; undefined for one that could not be read. */
export interface RecipeNames {
  spirits: readonly Named[] | undefined;
  glassware: readonly Named[] | undefined;
  garnish: readonly Named[] | undefined;
}

const nameOf = (list: readonly Named[] | undefined, id: string): string | undefined =>
  list?.find((item) => item.id === id)?.name;

/** The names of the known ids; an id without a name is left out, since it tells a visitor nothing. */
const namesOf = (list: readonly Named[] | undefined, ids: readonly string[]): string[] =>
  ids.flatMap((id) => nameOf(list, id) ?? []);

/**
 * The grid of facts in the order of the spec (section 2, Recipe detail), each only when present. Ids are told as names;
 * a glass without one is told as it is (section 3).
 */
export function recipeFacts(cocktail: Cocktail, names: RecipeNames): RecipeFact[] {
  const { category, type, glassware, spirits, equipment, garnish } = cocktail;
  const glass = glassware === null ? null : (nameOf(names.glassware, glassware) ?? glassware);
  const plain = (label: string, texts: readonly (string | null)[]): RecipeFact => ({
    label,
    values: texts.flatMap((text) => (text ? [{ text }] : [])),
  });
  return [
    {
      label: category.length === 1 ? 'Category' : 'Categories',
      values: category.map((name) => ({ text: name, to: categoryPath(name) })),
    },
    type !== null && hasTutorial(type)
      ? { label: 'Technique', values: [{ text: type, to: tutorialPath(type) }] }
      : plain('Technique', [type]),
    plain('Glassware', [glass]),
    plain('Spirits', namesOf(names.spirits, spirits)),
    plain('Equipment Needed', equipment),
    plain('Garnish', namesOf(names.garnish, garnish)),
    plain('Alcohol', [cocktail.alcoholFree ? 'Alcohol-free' : null]),
    plain('Contains', [containsWords(cocktail.contains)]),
  ].filter(({ values }) => values.length > 0);
}
