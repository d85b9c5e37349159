import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import type { ListQuery } from './useListQuery.ts';

/** Narrows or sorts a list by one of several values, or by a day. */
export interface ListChoice {
  /** The parameter of the URL that stores the choice. */
  parameter: string;
  label: string;
  /** The label of the choice that leaves nothing out. */
  all?: string;
  /** A choice without options is a day. */
  options?: readonly (readonly [value: string, words: string])[];
}

interface ListFiltersProps {
  urlQuery: ListQuery;
  choices: readonly ListChoice[];
  /** The choices that are folded until one is used. */
  more?: readonly ListChoice[];
}

export function ListFilters({ urlQuery, choices, more = [] }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(more.some(({ parameter }) => urlQuery.valueOf(parameter) !== ''));
  const draw = (choice: ListChoice) => (
    <Choice
      key={choice.parameter}
      {...choice}
      value={urlQuery.valueOf(choice.parameter)}
      onChange={(value) => urlQuery.set(choice.parameter, value)}
    />
  );
  return (
    <div className="mb-3 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-48">
          <SearchInput
            label="Filter by name"
            placeholder="Filter by name…"
            value={urlQuery.name}
            onValueChange={urlQuery.setName}
          />
        </div>
        {choices.map(draw)}
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

interface ChoiceProps extends ListChoice {
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all = '', options, value, onChange }: ChoiceProps) {
  if (!options) return <DayBox label={label} value={value} onChange={onChange} />;
  // A value of the URL that no option offers counts too, so it is shown.
  const isKnown = value === '' || options.some(([known]) => known === value);
  return (
    <Select
      aria-label={label}
      className="min-w-[min(11rem,100%)]"
      none={all}
      value={value}
      options={isKnown ? options : [...options, [value, value]]}
      onValueChange={onChange}
    />
  );
}

export function DayBox({ label, value, onChange }: Pick<ChoiceProps, 'label' | 'value' | 'onChange'>) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="shrink-0 text-soft">{label}</span>
      <TextInput
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-40 min-w-0"
      />
    </label>
  );
}
