import contract from '#openapi/generated/contract.json' with { type: 'json' };
import {
  CocktailDifficulty,
  Season,
  type CollectionOptions,
  type FilterOption,
  type ListCollectionOptionsParams,
} from '#openapi/generated/model/index.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { sortKey } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import type { Facet } from '../snapshot/facet.ts';
import { traitsOptions } from './traits-options.ts';
import { FACET_PARAMETERS, listedSlots, selectCocktails, type Selection } from './cocktail-filter.ts';

const CHOICES = ['spirit', 'technique', 'glass', 'garnish', 'difficulty', 'season'] as const;
type Choice = (typeof CHOICES)[number];

const { maxItems: MAX_OPTIONS } = contract.components.schemas.FilterOptions;
const ORDERED: readonly string[] = [...Object.values(CocktailDifficulty), ...Object.values(Season)];

export function collectionOptions(
  catalogue: Catalogue,
  filter: ListCollectionOptionsParams,
): CollectionOptions {
  const listed = listedSlots(catalogue, filter);
  const all = selectCocktails(catalogue, filter, listed);
  // What the other filters leave is the same for all filters that are not used.
  const selectionWithout = (parameter: keyof ListCollectionOptionsParams): Selection =>
    filter[parameter] === undefined
      ? all
      : selectCocktails(catalogue, { ...filter, [parameter]: undefined }, listed);
  const options = CHOICES.map((choice) => {
    return [choice, optionsOf(catalogue, choice, selectionWithout(choice))] as const;
  });
  return {
    total: catalogue.collections.cocktails.size,
    matching: all.count,
    ...(Object.fromEntries(options) as Record<Choice, FilterOption[]>),
    ...traitsOptions(catalogue, all, selectionWithout),
  };
}

function optionsOf(catalogue: Catalogue, choice: Choice, selection: Selection): FilterOption[] {
  const field = FACET_PARAMETERS[choice];
  const facet = catalogue.facets.cocktails.get(field);
  const counts = facet ? countValues(facet, selection, catalogue.collections.cocktails.size) : [];
  const reference = RESOURCES.cocktails.references.find((one) => one.field === field);
  if (!reference) {
    const options = counts.map(([value, count]) => ({ value, name: capitalised(value), count }));
    return options.sort((one, other) => ORDERED.indexOf(one.value) - ORDERED.indexOf(other.value));
  }
  const { resource, answers } = reference;
  const most =
    counts.length > MAX_OPTIONS
      ? counts.sort(([, one], [, other]) => other - one).slice(0, MAX_OPTIONS)
      : counts;
  const options = most.map(([id, count]) => {
    const item = catalogue.collections[resource].get(id);
    const name = item ? nameOf(resource, item.fields) : id;
    return { key: sortKey(name), option: { value: answers === 'name' ? name : id, name, count } };
  });
  return options.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ option }) => option);
}

function countValues(facet: Facet, { count, passes }: Selection, all: number): [string, number][] {
  const counts: [string, number][] = [];
  for (let number = 0; number < facet.values.size; number += 1) {
    let having = facet.countAt(number);
    if (having > 0 && count < all) {
      const slots = facet.slotsAt(number);
      having = 0;
      for (let at = 0; at < slots.length; at += 1) if (passes(slots[at] ?? 0)) having += 1;
    }
    if (having > 0) counts.push([facet.values.textOf(number), having]);
  }
  return counts;
}
