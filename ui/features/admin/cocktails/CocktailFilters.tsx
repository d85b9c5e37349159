import { useState } from 'react';
import { Publication, type ListCocktailsParams } from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { FilterChoice, type FilterChoiceProps } from '../list/FilterChoice.tsx';
import type { ListAddress } from '../list/useListAddress.ts';
import { useItems } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';

type CocktailFilter = Omit<ListCocktailsParams, 'limit' | 'offset'>;
type Choice = Omit<FilterChoiceProps, 'address'>;
type Options = Choice['options'];

/** These choices are the same in every catalogue. */
const FIXED: Choice[] = [
  {
    parameter: 'status',
    label: 'Filter by publication',
    all: 'Public or not',
    options: Object.values(Publication).map((value) => [value, capitalised(value)]),
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
const MORE = ['spirit', 'glassware', ...FIXED.map(({ parameter }) => parameter)];

export function CocktailFilters({ address }: { address: ListAddress }) {
  const categories = useNames('categories').map(([, name]) => [name, name] as const);
  const [isOpen, setOpen] = useState(MORE.some((parameter) => address.valueOf(parameter) !== ''));
  return (
    <div className="mb-2 grid gap-2">
      <div className="grid items-center gap-2 sm:grid-cols-[1fr_12rem_auto]">
        <SearchInput
          label="Filter by name"
          placeholder="Filter by name…"
          value={address.name}
          onValueChange={address.setName}
        />
        <FilterChoice
          address={address}
          parameter="category"
          label="Filter by category"
          all="All categories"
          options={categories}
        />
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More filters
        </Button>
      </div>
      {isOpen && <MoreFilters address={address} />}
    </div>
  );
}

function MoreFilters({ address }: { address: ListAddress }) {
  const named: Choice[] = [
    { parameter: 'spirit', label: 'Filter by spirit', all: 'All spirits', options: useNames('spirits') },
    { parameter: 'glassware', label: 'Filter by glass', all: 'All glasses', options: useNames('glassware') },
  ];
  return (
    <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {[...FIXED.slice(0, -1), ...named, ...FIXED.slice(-1)].map((choice) => (
        <FilterChoice key={choice.parameter} address={address} {...choice} />
      ))}
    </div>
  );
}

function useNames(resource: 'categories' | 'spirits' | 'glassware'): Options {
  const { row } = resourceOf(resource);
  const { items = [] } = useItems(resourceOf(resource));
  return items.map((item) => [item.id, row(item).title] as const);
}

/** Reads the filters of the address. A person may write the address, so an unknown choice counts as none. */
export function filterIn({ valueOf }: Pick<ListAddress, 'valueOf'>, name: string): CocktailFilter {
  const chosen = ['category', ...MORE].map((parameter) => [parameter, valueOf(parameter)] as const);
  const isKnown = ([parameter, value]: readonly [string, string]) => {
    const fixed = FIXED.find((choice) => choice.parameter === parameter);
    return value !== '' && (!fixed || fixed.options.some(([one]) => one === value));
  };
  return Object.fromEntries([['name', name] as const, ...chosen].filter(isKnown));
}
