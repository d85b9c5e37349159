import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Inputs.tsx';
import { DayBox } from '../parts/DayBox.tsx';
import type { ListUrl } from './useListUrl.ts';

/** Narrows or sorts a list by one of several values, or by a day. */
export interface ListFilter {
  /** The parameter of the URL that stores the chosen value. */
  parameter: string;
  label: string;
  /** The label of the option that leaves nothing out. */
  emptyLabel?: string;
  /** A filter without options is a day. */
  options?: readonly (readonly [value: string, label: string])[];
}

interface ListFiltersProps {
  listUrl: ListUrl;
  filters: readonly ListFilter[];
  /** The filters that are folded until one is used. */
  more?: readonly ListFilter[];
}

export function ListFilters({ listUrl, filters, more = [] }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(more.some(({ parameter }) => listUrl.get(parameter) !== ''));
  const draw = (filter: ListFilter) => <FilterBox key={filter.parameter} filter={filter} listUrl={listUrl} />;
  return (
    <div className="mb-3 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-48">
          <SearchInput
            label="Filter by name"
            placeholder="Filter by name…"
            value={listUrl.name}
            onValueChange={listUrl.setName}
          />
        </div>
        {filters.map(draw)}
        {more.length > 0 && (
          <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            More filters
          </Button>
        )}
      </div>
      {isOpen && <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">{more.map(draw)}</div>}
    </div>
  );
}

function FilterBox({ filter, listUrl }: { filter: ListFilter; listUrl: ListUrl }) {
  const { parameter, label, emptyLabel = '', options } = filter;
  const value = listUrl.get(parameter);
  const choose = (chosen: string) => listUrl.set(parameter, chosen);
  if (!options) return <DayBox label={label} value={value} onChange={choose} />;
  // A value in the URL filters even if no option offers it, so it is shown.
  const isOffered = value === '' || options.some(([offered]) => offered === value);
  return (
    <Select
      aria-label={label}
      className="min-w-[min(11rem,100%)]"
      emptyLabel={emptyLabel}
      value={value}
      options={isOffered ? options : [...options, [value, value]]}
      onValueChange={choose}
    />
  );
}
