import { useId, useState, type ReactNode } from 'react';
import { CHOICES, type Choice } from '#openapi/collection-filter.ts';
import type { CollectionOptions, FilterOption } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Field } from '#ui/components/Field.tsx';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { figure } from '#ui/rules/figure.ts';
import { PATH } from './collection-head.ts';
import { withChosen } from './filter-options.ts';
import type { CollectionFiltering } from './useCollectionFilter.ts';

const LABELS: Record<Choice, string> = {
  spirit: 'Spirit',
  technique: 'Technique',
  glass: 'Glass',
  garnish: 'Garnish',
  difficulty: 'Difficulty',
  strength: 'Strength',
  taste: 'Taste',
};

const option = (value: string, name: string) => ({ value, name });
/** Without an order of its own, the collection is the menu of the house. */
const ORDERS = [option('name', 'Name'), option('strength', 'Strength'), option('newest', 'Newest')];
const VIEWS = [option('cards', 'Cards')];

interface CollectionFiltersProps {
  options: CollectionOptions;
  filtering: CollectionFiltering;
}

/**
 * Narrows and arranges the collection. A small screen folds it away behind a button; what is narrowed stays in sight while the
 * drinks pass. As a form of the address it works without scripts, too.
 */
export function CollectionFilters({ options, filtering }: CollectionFiltersProps) {
  const { filter, parameters, choose, setWithout } = filtering;
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const free = filter.freeFrom.split(',').filter(Boolean);
  const select = (name: string, label: string, none: string, list: readonly ReactNode[]) => (
    <Field key={name} label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={parameters.get(name) ?? ''}
          onChange={(event) => choose(name, event.target.value)}
        >
          <option value="">{none}</option>
          {list}
        </Select>
      )}
    </Field>
  );
  return (
    <form
      role="search"
      aria-label="Filter the collection"
      action={PATH}
      onSubmit={(event) => event.preventDefault()}
      className="contents print:hidden"
    >
      <FilterBar {...{ options, filtering, open, panelId }} onFold={() => setOpen(!open)} />
      <div
        id={panelId}
        className={`mb-10 grid-cols-2 gap-4 md:grid lg:grid-cols-3 noscript:grid ${open ? 'grid' : 'hidden'}`}
      >
        {CHOICES.map((choice) =>
          select(
            choice,
            LABELS[choice],
            'Any',
            withChosen(options[choice], filter[choice]).map(optionElement),
          ),
        )}
        {select('sort', 'Sort by', 'Menu of the house', ORDERS.map(optionElement))}
        {select('view', 'Show as', 'Lines', VIEWS.map(optionElement))}
        <div className="col-span-2">
          <Field label="Without">
            {(control) => (
              <TextInput
                {...control}
                name="without"
                autoComplete="off"
                placeholder="egg white, mint"
                value={filter.without}
                onChange={(event) => setWithout(event.target.value)}
              />
            )}
          </Field>
        </div>
        {options.freeFrom.length > 0 && (
          <fieldset className="col-span-full text-sm">
            <legend className="font-semibold">Free from, as far as the recipes say; ask us</legend>
            {options.freeFrom.map(({ value, name }) => (
              <Checkbox
                key={value}
                name="freeFrom"
                value={value}
                label={name}
                className="mr-5"
                checked={free.includes(value)}
                onChange={({ target: { checked } }) =>
                  choose(
                    'freeFrom',
                    [...free.filter((one) => one !== value), ...(checked ? [value] : [])].join(),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
      </div>
    </form>
  );
}

function optionElement({ value, name, count }: Omit<FilterOption, 'count'> & { count?: number }) {
  return (
    <option key={value} value={value}>
      {count === undefined ? name : `${name} (${figure(count)})`}
    </option>
  );
}

interface FilterBarProps extends CollectionFiltersProps {
  open: boolean;
  panelId: string;
  onFold: () => void;
}

/** What is narrowed, in sight while the drinks pass: how many are left, each filter to take off, and all of them. */
function FilterBar({ options, filtering, open, panelId, onFold }: FilterBarProps) {
  const { filter, active, choose, setWithout, clear } = filtering;
  const { total, matching } = options;
  const nameOf = (list: readonly FilterOption[], value: string): string =>
    list.find((one) => one.value === value)?.name ?? value;
  const chips = [
    ...CHOICES.map((name) => ({
      text: filter[name] && nameOf(options[name], filter[name]),
      drop: () => choose(name, ''),
    })),
    { text: filter.freeFrom && `free from ${filter.freeFrom}`, drop: () => choose('freeFrom', '') },
    { text: filter.without && `without ${filter.without}`, drop: () => setWithout('') },
  ].filter(({ text }) => text !== '');
  return (
    <div className="sticky top-0 z-10 mb-5 flex min-h-11 flex-wrap items-center gap-x-5 border-b border-hairline bg-page py-2 text-sm text-soft">
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onFold}
        className="md:hidden noscript:hidden"
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
        <ChevronDownIcon className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </Button>
      <p role="status" className="figures">
        {active === 0
          ? `${figure(total)} ${total === 1 ? 'cocktail' : 'cocktails'}`
          : `${figure(matching)} of ${figure(total)} cocktails`}
      </p>
      {chips.map(({ text, drop }) => (
        <Button key={text} variant="link" onClick={drop} aria-label={`Take off ${text}`}>
          {text} ×
        </Button>
      ))}
      {active > 0 && (
        <Button variant="link" onClick={clear}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}
