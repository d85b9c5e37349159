import { useId, useState } from 'react';
import { CHOICES, type Choice } from '#openapi/collection-filter.ts';
import type { FilterOption } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/components/Field.tsx';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { figure } from '#ui/rules/figure.ts';
import { PATH } from './collection-head.ts';
import type { CollectionFiltering } from './useCollectionFilter.ts';

const LABELS: Record<Choice, string> = {
  spirit: 'Spirit',
  technique: 'Technique',
  glass: 'Glass',
  difficulty: 'Difficulty',
};

interface CollectionFiltersProps {
  optionsOf: (choice: Choice) => FilterOption[];
  filtering: CollectionFiltering;
  /** How many cocktails there are. */
  total: number;
  /** How many cocktails the filters leave. */
  left: number;
}

/**
 * Narrows the collection. A small screen folds the filters away behind a button; as a form of the address they work
 * without scripts, too.
 */
export function CollectionFilters({ optionsOf, filtering, total, left }: CollectionFiltersProps) {
  const { filter, active, choose, setWithout, clear } = filtering;
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <form
      role="search"
      aria-label="Filter the collection"
      action={PATH}
      onSubmit={(event) => event.preventDefault()}
      className="mb-12 border-b border-hairline pb-5"
    >
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="w-full md:hidden noscript:hidden"
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
        <ChevronDownIcon className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </Button>
      <div
        id={panelId}
        className={`mt-4 grid-cols-2 gap-4 md:mt-0 md:grid lg:grid-cols-3 noscript:grid ${open ? 'grid' : 'hidden'}`}
      >
        {CHOICES.map((choice) => (
          <Field key={choice} label={LABELS[choice]}>
            {(control) => (
              <Select
                {...control}
                name={choice}
                value={filter[choice]}
                onChange={(event) => choose(choice, event.target.value)}
              >
                <option value="">Any</option>
                {optionsOf(choice).map(({ value, name, count }) => (
                  <option key={value} value={value}>
                    {name} ({figure(count)})
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <div className="col-span-2 md:col-span-2">
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
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
      </div>
      <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-5 text-sm text-soft">
        <p role="status" className="figures">
          {active === 0
            ? `${figure(total)} ${total === 1 ? 'cocktail' : 'cocktails'}`
            : `${figure(left)} of ${figure(total)} cocktails`}
        </p>
        {active > 0 && (
          <Button variant="link" onClick={clear}>
            Clear all filters
          </Button>
        )}
      </div>
    </form>
  );
}
