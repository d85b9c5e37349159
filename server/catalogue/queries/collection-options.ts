import { CHOICES, type Choice } from '#openapi/collection-filter.ts';
import {
  CocktailDifficulty,
  type CollectionOptions,
  type FilterOption,
  type ListCollectionOptionsParams,
} from '#openapi/generated/model/index.ts';
import { sortKey } from '#openapi/names.ts';
import type { Catalogue } from '../catalogue.ts';
import { idsIn, nameOf, type Item } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import { filterCocktails, REFERENCE_PARAMETERS } from './cocktail-filter.ts';

const DIFFICULTIES: readonly string[] = Object.values(CocktailDifficulty);

/** What the collection can be narrowed by, and how many cocktails each option would leave, given the other filters. */
export function collectionOptions(
  catalogue: Catalogue,
  filter: ListCollectionOptionsParams,
): CollectionOptions {
  const options = CHOICES.map((choice) => {
    const items = filterCocktails(catalogue, { ...filter, [choice]: undefined });
    return [choice, optionsOf(catalogue, choice, countValues(items, fieldOf(choice)))] as const;
  });
  return {
    total: catalogue.collections.cocktails.size,
    matching: filterCocktails(catalogue, filter).length,
    ...(Object.fromEntries(options) as Record<Choice, FilterOption[]>),
  };
}

function fieldOf(choice: Choice): string {
  return choice === 'difficulty' ? choice : REFERENCE_PARAMETERS[choice];
}

function countValues(items: readonly Item[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of items)
    for (const value of idsIn(fields, field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Difficulties from simple to expert, everything else by name. */
function optionsOf(
  catalogue: Catalogue,
  choice: Choice,
  counts: ReadonlyMap<string, number>,
): FilterOption[] {
  const reference = RESOURCES.cocktails.references.find(({ field }) => field === fieldOf(choice));
  if (!reference)
    return DIFFICULTIES.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, name: value, count }];
    });
  const { resource, answers } = reference;
  const options = [...counts].map(([id, count]) => {
    const item = catalogue.collections[resource].get(id);
    const name = item ? nameOf(resource, item.fields) : id;
    return { value: answers === 'name' ? name : id, name, count };
  });
  return options.sort((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
}
