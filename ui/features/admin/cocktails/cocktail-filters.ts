import { Publication, type ListCocktailsParams } from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import type { ListChoice } from '../list/ListFilters.tsx';
import type { ListAddress } from '../list/useListAddress.ts';
import { useItems } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';

type CocktailFilter = Omit<ListCocktailsParams, 'limit' | 'offset'>;

/** The choices that are the same in every catalogue. */
const FIXED = [
  {
    parameter: 'status',
    label: 'Filter by publication',
    all: 'Public or not',
    options: Object.values(Publication).map((value) => [value, capitalised(value)] as const),
  },
  {
    parameter: 'featured',
    label: 'Filter by featured',
    all: 'Featured or not',
    options: Object.entries({ true: 'Featured', false: 'Not featured' }),
  },
  {
    parameter: 'image',
    label: 'Filter by photo',
    all: 'Photo or none',
    options: Object.entries({ true: 'With a photo', false: 'Without a photo' }),
  },
  {
    parameter: 'sort',
    label: 'Order',
    all: 'By name',
    options: Object.entries({ strength: 'Strongest first', newest: 'Newest first' }),
  },
];

/** Returns the choices of the list; those in `more` are folded. */
export function useCocktailChoices(): { choices: ListChoice[]; more: ListChoice[] } {
  const named = (parameter: string, label: string, all: string, options: ListChoice['options']) => ({
    parameter,
    label: `Filter by ${label}`,
    all,
    options,
  });
  const categories = useNames('categories').map(([, name]) => [name, name] as const);
  const spirit = named('spirit', 'spirit', 'All spirits', useNames('spirits'));
  const glass = named('glassware', 'glass', 'All glasses', useNames('glassware'));
  return {
    choices: [named('category', 'category', 'All categories', categories)],
    more: [...FIXED.slice(0, -1), spirit, glass, ...FIXED.slice(-1)],
  };
}

function useNames(resource: 'categories' | 'spirits' | 'glassware') {
  const { row } = resourceOf(resource);
  const { items = [] } = useItems(resourceOf(resource));
  return items.map((item) => [item.id, row(item).title] as const);
}

/** Reads the filters of the address. A person may write the address, so an unknown choice counts as none. */
export function filterIn({ valueOf }: Pick<ListAddress, 'valueOf'>, name: string): CocktailFilter {
  const named = ['category', 'spirit', 'glassware'].map(
    (parameter) => [parameter, valueOf(parameter)] as const,
  );
  const fixed = FIXED.map(({ parameter, options }) => {
    const known = options.find(([value]) => value === valueOf(parameter));
    return [parameter, known?.[0] ?? ''] as const;
  });
  const all = [['name', name] as const, ...named, ...fixed];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
