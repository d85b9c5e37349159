import type { Cocktail } from '#openapi/generated/model/index.ts';
import { foldWords } from './fold-words.ts';

/** What the collection page is narrowed by; an empty text lets everything through. */
export interface CollectionFilter {
  /** Spirit id. */
  spirit: string;
  /** Technique name. */
  technique: string;
  /** Glassware id. */
  glass: string;
  difficulty: string;
  /** Ingredients that must not be in the drink, between commas. */
  without: string;
}

/** The filters with a list of options, and their names in the address. */
export const CHOICES = ['spirit', 'technique', 'glass', 'difficulty'] as const;
export type Choice = (typeof CHOICES)[number];

export const NO_FILTER: CollectionFilter = {
  spirit: '',
  technique: '',
  glass: '',
  difficulty: '',
  without: '',
};

type Filterable = Pick<Cocktail, 'spirits' | 'type' | 'glassware' | 'difficulty' | 'ingredients' | 'garnish'>;

/** The options that a cocktail counts for. */
function valuesOf(cocktail: Filterable, choice: Choice): readonly string[] {
  if (choice === 'spirit') return cocktail.spirits;
  if (choice === 'difficulty') return [cocktail.difficulty];
  const value = choice === 'technique' ? cocktail.type : cocktail.glassware;
  return value === null ? [] : [value];
}

/** Whether the words of one thing stand next to each other in a line: `egg` is in `2 egg whites`, `gin` not in `ginger`. */
function mentions(line: readonly string[], thing: readonly string[]): boolean {
  return line.some((_, start) => thing.every((word, index) => line[start + index] === word));
}

/**
 * Tells of a line of a recipe whether it mentions one of the things that stand in `without`, between commas; null when
 * there are none.
 */
export function unwantedIn(without: string): ((line: string) => boolean) | null {
  const things = without
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0);
  if (things.length === 0) return null;
  return (line) => {
    const words = foldWords(line);
    return things.some((thing) => mentions(words, thing));
  };
}

/** The cocktails that pass every filter, in the order given; `except` names a filter that is not asked. */
export function filterCollection<Item extends Filterable>(
  cocktails: readonly Item[],
  filter: CollectionFilter,
  except?: Choice,
): Item[] {
  const isUnwanted = unwantedIn(filter.without);
  const asked = CHOICES.filter((choice) => choice !== except && filter[choice] !== '');
  return cocktails.filter(
    (cocktail) =>
      asked.every((choice) => valuesOf(cocktail, choice).includes(filter[choice])) &&
      // The ids of garnish are slugs of names.
      !(isUnwanted && [...cocktail.ingredients, ...cocktail.garnish].some(isUnwanted)),
  );
}

/** How many cocktails each option of a filter would show, given the other filters. */
export function optionCounts(
  cocktails: readonly Filterable[],
  filter: CollectionFilter,
  choice: Choice,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cocktail of filterCollection(cocktails, filter, choice))
    for (const value of new Set(valuesOf(cocktail, choice))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
