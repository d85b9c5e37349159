import { useState } from 'react';
import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { Publication } from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import type { useListAddress } from '../list/useListAddress.ts';
import { resourceOf } from '../resources/resources.ts';
import { useItems } from '../resources/resource.ts';

type CocktailFilter = Omit<ListCocktailsParams, 'limit' | 'offset'>;
type Address = ReturnType<typeof useListAddress>;

const ORDERS = { strength: 'Strongest first', newest: 'Newest first' } as const;

interface Choice {
  parameter: 'category' | (typeof MORE)[number];
  label: string;
  all: string;
  options: readonly (readonly [value: string, words: string])[];
}

export function CocktailFilters({ address }: { address: Address }) {
  const categories = useNames('categories');
  const isNarrowed = MORE.some((parameter) => address.valueOf(parameter) !== '');
  const [isOpen, setOpen] = useState(isNarrowed);
  return (
    <div className="mb-2 grid gap-2">
      <div className="grid items-center gap-2 sm:grid-cols-[1fr_12rem_auto]">
        <SearchInput
          label="Filter by name"
          placeholder="Filter by name…"
          value={address.name}
          onValueChange={address.setName}
        />
        <ChoiceBox
          address={address}
          parameter="category"
          label="Filter by category"
          all="All categories"
          options={categories.map(([, name]) => [name, name])}
        />
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More filters
        </Button>
      </div>
      {isOpen && <MoreFilters address={address} />}
    </div>
  );
}

const MORE = ['status', 'featured', 'image', 'spirit', 'glassware', 'sort'] as const;

function MoreFilters({ address }: { address: Address }) {
  const spirits = useNames('spirits');
  const glasses = useNames('glassware');
  const more: Choice[] = [
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
    { parameter: 'spirit', label: 'Filter by spirit', all: 'All spirits', options: spirits },
    { parameter: 'glassware', label: 'Filter by glass', all: 'All glasses', options: glasses },
    { parameter: 'sort', label: 'Order', all: 'By name', options: Object.entries(ORDERS) },
  ];
  return (
    <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {more.map((choice) => (
        <ChoiceBox key={choice.parameter} address={address} {...choice} />
      ))}
    </div>
  );
}

function ChoiceBox({ address, parameter, label, all, options }: Choice & { address: Address }) {
  const value = address.valueOf(parameter);
  const isKnown = value === '' || options.some(([one]) => one === value);
  return (
    <Select
      aria-label={label}
      none={all}
      value={value}
      options={options}
      onValueChange={(chosen) => address.set(parameter, chosen)}
    >
      {!isKnown && <option value={value}>{value}</option>}
    </Select>
  );
}

function useNames(resource: 'categories' | 'spirits' | 'glassware') {
  const { row } = resourceOf(resource);
  const { items = [] } = useItems(resourceOf(resource));
  return items.map((item) => [item.id, row(item).title] as const);
}

export function filterIn({ valueOf }: Pick<Address, 'valueOf'>, name: string): CocktailFilter {
  const [category, status, featured, image, spirit, glassware, sort] = ['category', ...MORE].map(valueOf);
  return {
    ...(name && { name }),
    ...(category && { category }),
    ...(status !== undefined && status in Publication && { status: status as Publication }),
    ...((image === 'true' || image === 'false') && { image: image === 'true' }),
    ...((featured === 'true' || featured === 'false') && { featured: featured === 'true' }),
    ...(spirit && { spirit }),
    ...(glassware && { glassware }),
    ...(sort !== undefined && sort in ORDERS && { sort: sort as keyof typeof ORDERS }),
  };
}
