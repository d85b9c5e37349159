import {
  CHOICES,
  filterCollection,
  optionCounts,
  type Choice,
  type CollectionFilter,
} from '#openapi/collection-filter.ts';
import {
  CocktailDifficulty,
  type Cocktail,
  type CollectionOptions,
  type FilterOption,
} from '#openapi/generated/model/index.ts';
import { sortKey } from '#openapi/names.ts';
import { findItem, nameOf, type HouseMemory } from './memory.ts';

const RESOURCE_OF = { spirit: 'spirits', technique: 'cocktail-types', glass: 'glassware' } as const;
const DIFFICULTIES: readonly string[] = Object.values(CocktailDifficulty);

/** What a query narrows cocktails to, with the values that they carry; what is not in the catalogue is left as it is. */
export function collectionFilter({ state }: HouseMemory, query: URLSearchParams): CollectionFilter {
  const meant = (choice: keyof typeof RESOURCE_OF): string => {
    const value = query.get(choice);
    if (value === null) return '';
    const item = findItem(state.items[RESOURCE_OF[choice]], value);
    // What nobody knows is carried by no cocktail.
    if (!item) return `no such ${choice}`;
    return choice === 'technique' ? nameOf(item) : item.id;
  };
  return {
    spirit: meant('spirit'),
    technique: meant('technique'),
    glass: meant('glass'),
    difficulty: query.get('difficulty') ?? '',
    without: query.get('without') ?? '',
  };
}

/** What the collection can be narrowed by, and how many cocktails each option would leave. */
export function collectionOptions(
  memory: HouseMemory,
  cocktails: Cocktail[],
  query: URLSearchParams,
): CollectionOptions {
  const filter = collectionFilter(memory, query);
  const nameOfValue = (choice: Choice, value: string): string => {
    if (choice === 'difficulty' || choice === 'technique') return value;
    const item = findItem(memory.state.items[RESOURCE_OF[choice]], value);
    return item ? nameOf(item) : value;
  };
  const rank = ({ value, name }: FilterOption, choice: Choice): string =>
    choice === 'difficulty' ? String(DIFFICULTIES.indexOf(value)) : sortKey(name);
  const options = CHOICES.map((choice) => [
    choice,
    [...optionCounts(cocktails, filter, choice)]
      .map(([value, count]) => ({ value, name: nameOfValue(choice, value), count }))
      .sort((one, other) => (rank(one, choice) < rank(other, choice) ? -1 : 1)),
  ]);
  return {
    total: cocktails.length,
    matching: filterCollection(cocktails, filter).length,
    ...(Object.fromEntries(options) as Record<Choice, FilterOption[]>),
  };
}
