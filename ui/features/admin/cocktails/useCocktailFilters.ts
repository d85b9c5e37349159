import { Publication, type ListCocktailsParams } from '#openapi/generated/model.ts';
import { capitalise } from '#openapi/text/format-text.ts';
import type { ListFilter } from '../list/ListFilters.tsx';
import type { ListUrl } from '../list/useListUrl.ts';
import { useSortedItems } from '../resources/useSortedItems.ts';
import { resourceByName } from '../resources/resource-definitions.ts';

type CocktailFilter = Omit<ListCocktailsParams, 'limit' | 'offset'>;

/** The filters with the same choices in every catalogue. */
const FIXED_FILTERS = [
  {
    parameter: 'status',
    label: 'Filter by publication',
    emptyLabel: 'Public or not',
    options: Object.values(Publication).map((value) => [value, capitalise(value)] as const),
  },
  {
    parameter: 'featured',
    label: 'Filter by featured',
    emptyLabel: 'Featured or not',
    options: Object.entries({ true: 'Featured', false: 'Not featured' }),
  },
  {
    parameter: 'image',
    label: 'Filter by photo',
    emptyLabel: 'Photo or none',
    options: Object.entries({ true: 'With a photo', false: 'Without a photo' }),
  },
];
const ORDER = {
  parameter: 'sort',
  label: 'Order',
  emptyLabel: 'By name',
  options: Object.entries({ strength: 'Strongest first', newest: 'Newest first' }),
};

/** The filters in `more` are folded. */
export function useCocktailFilters(): { filters: ListFilter[]; more: ListFilter[] } {
  const names = useNames('categories').map(([, name]) => [name, name] as const);
  const spirits = useNames('spirits');
  const glasses = useNames('glassware');
  const referenceFilters = [
    { parameter: 'spirit', label: 'Filter by spirit', emptyLabel: 'All spirits', options: spirits },
    { parameter: 'glassware', label: 'Filter by glass', emptyLabel: 'All glasses', options: glasses },
  ];
  return {
    filters: [
      { parameter: 'category', label: 'Filter by category', emptyLabel: 'All categories', options: names },
    ],
    more: [...FIXED_FILTERS, ...referenceFilters, ORDER],
  };
}

function useNames(resource: 'categories' | 'spirits' | 'glassware') {
  const { summarise } = resourceByName(resource);
  const { items = [] } = useSortedItems(resourceByName(resource));
  return items.map((item) => [item.id, summarise(item).title] as const);
}

/** Reads the filters of the URL. A person may type the URL, so an unknown choice is ignored. */
export function cocktailFilterFromUrl(listUrl: ListUrl, name: string): CocktailFilter {
  const referenceValues = ['category', 'spirit', 'glassware'].map((key) => [key, listUrl.get(key)] as const);
  const fixedValues = [...FIXED_FILTERS, ORDER].map(({ parameter, options }) => {
    const [offered = ''] = options.find(([value]) => value === listUrl.get(parameter)) ?? [];
    return [parameter, offered] as const;
  });
  const all = [['name', name] as const, ...referenceValues, ...fixedValues];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
