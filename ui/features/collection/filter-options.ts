import { optionCounts, type Choice, type CollectionFilter } from '#openapi/collection-filter.ts';
import { CocktailDifficulty, type FilterOption } from '#openapi/generated/model/index.ts';
import type { Named } from '#ui/api/names.ts';
import { byName } from '#ui/rules/by-name.ts';
import type { MenuCocktail } from './menu-query.ts';

/** Names of the ids that cocktails carry; undefined while the list is not there. */
export interface OptionNames {
  spirit: readonly Named[] | undefined;
  glass: readonly Named[] | undefined;
}

const DIFFICULTIES: readonly string[] = Object.values(CocktailDifficulty);

/** An id read as a name, for as long as its list is not there. */
function wordsOf(id: string): string {
  const words = id.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options with the chosen one among them, although it would show nothing. */
export function withChosen(options: FilterOption[], chosen: string): FilterOption[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, name: wordsOf(chosen), count: 0 }];
}

/**
 * A filter's options that would show something, given the other filters, and the chosen one in any case: difficulties
 * from simple to expert, everything else by name.
 */
export function filterOptions(
  cocktails: readonly MenuCocktail[],
  filter: CollectionFilter,
  choice: Choice,
  names: OptionNames,
): FilterOption[] {
  const counts = optionCounts(cocktails, filter, choice);
  const chosen = filter[choice];
  if (chosen !== '' && !counts.has(chosen)) counts.set(chosen, 0);
  const nameOf = (value: string): string => {
    if (choice === 'difficulty' || choice === 'technique') return value;
    return names[choice]?.find(({ id }) => id === value)?.name ?? wordsOf(value);
  };
  const options = [...counts].map(([value, count]) => ({ value, name: nameOf(value), count }));
  if (choice !== 'difficulty') return byName(options);
  return options.sort((one, other) => DIFFICULTIES.indexOf(one.value) - DIFFICULTIES.indexOf(other.value));
}
