import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import DIETS from '#openapi/ingredients/words/diets.json' with { type: 'json' };
import { CHOICES, type Choice } from '#openapi/pages/page-parameters.ts';
import type { CollectionOptions, FilterOption } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox, withChoice } from '#ui/components/Inputs.tsx';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { UnknownExclusions } from '#ui/components/States.tsx';
import { storedBottles } from '#ui/hooks/useStored.ts';
import { americanName } from '#ui/lib/words/allergen-words.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { BAR_PATH, COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';
import { withEntries, type CollectionFiltering, type CollectionFiltersProps } from './collection-filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { idWords } from '#openapi/text/slug.ts';

const LABELS: Record<Choice, string> = {
  spirit: 'Spirit',
  type: 'Technique',
  glassware: 'Glass',
  garnish: 'Garnish',
  difficulty: 'Difficulty',
  strength: 'Strength',
  taste: 'Taste',
};

/** Without an order, the collection is shown by category. */
const ORDERS = { name: 'Name', strength: 'Strength', newest: 'Newest' };
const VIEWS = { cards: 'Cards' };

/** The first row has these filters, which visitors use most. A button shows the others. */
const FIRST_CHOICES: readonly Choice[] = ['spirit', 'taste', 'strength'];
const FURTHER_CHOICES = CHOICES.filter((choice) => !FIRST_CHOICES.includes(choice));

/** The filters are a GET form, so that they work without scripts. On a small screen, a button shows them. */
export function CollectionFilters({ options, filtering }: CollectionFiltersProps) {
  const { filter, parameters, choose, setWithout } = filtering;
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const select = (name: string, label: string, none: string, list: readonly [string, string][]) => (
    <SelectField
      key={name}
      label={label}
      name={name}
      emptyLabel={none}
      value={parameters.get(name) ?? ''}
      options={list}
      onValueChange={(value) => choose(name, value)}
    />
  );
  const choice = (name: Choice) =>
    select(name, LABELS[name], 'Any', countedOptions(options[name], filter[name]));
  return (
    <form
      role="search"
      aria-label="Filter the collection"
      action={COLLECTION_PATH}
      onSubmit={(event) => event.preventDefault()}
      className="contents print:hidden"
    >
      <FilterBar
        options={options}
        filtering={filtering}
        isOpen={open}
        panelId={panelId}
        onFold={() => setOpen(!open)}
      />
      {options.unknown.length > 0 && <UnknownExclusions things={options.unknown} />}
      <div
        id={panelId}
        className={`mb-8 grid-cols-2 gap-4 md:grid md:grid-cols-4 noscript:grid ${open ? 'grid' : 'hidden'}`}
      >
        {FIRST_CHOICES.map(choice)}
        <Diet options={options.freeFrom} filtering={filtering} />
        <details className="group col-span-full">
          <summary className="inline-flex min-h-6 items-center gap-2 text-sm font-semibold underline underline-offset-4">
            More filters
            <ChevronDownIcon width="0.9em" height="0.9em" className="group-open:rotate-180" />
          </summary>
          <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
            {FURTHER_CHOICES.map(choice)}
            {select('sort', 'Sort by', 'Menu', Object.entries(ORDERS))}
            {select('view', 'Show as', 'Lines', Object.entries(VIEWS))}
            <div className="col-span-2">
              <TextField
                label="Without"
                name="without"
                autoComplete="off"
                placeholder="such as mint, egg"
                value={filter.without}
                onChange={(event) => setWithout(event.target.value)}
              />
            </div>
            {options.freeFrom.length > 0 && <FreeFrom options={options.freeFrom} filtering={filtering} />}
            <OwnBottles filtering={filtering} />
          </div>
        </details>
        <div className="hidden noscript:block">
          <Button type="submit">Apply</Button>
        </div>
      </div>
    </form>
  );
}

const VEGAN = DIETS.vegan.freeFrom.join();

interface DietProps {
  options: CollectionOptions['freeFrom'];
  filtering: CollectionFiltering;
}

/** Chooses one common diet. `FreeFrom` combines several diets, and also works without scripts. */
function Diet({ options, filtering }: DietProps) {
  const { filter, choose, setWithout } = filtering;
  const { freeFrom } = filter;
  const list: [string, string][] = [
    [VEGAN, 'Vegan'],
    ...options.map(({ value, name, count }): [string, string] => [
      value,
      `No ${americanName(name).toLowerCase()} (${formatNumber(count)})`,
    ]),
  ];
  if (freeFrom !== '' && !list.some(([value]) => value === freeFrom)) list.push([freeFrom, 'Several']);
  return (
    <div className="noscript:hidden">
      <SelectField
        label="Diet"
        emptyLabel="Any"
        value={freeFrom}
        options={list}
        onValueChange={(value) => {
          // Vegan also excludes what is not an allergen, such as honey, by its name.
          const { without } = DIETS.vegan;
          if (value === VEGAN) setWithout(withEntries(filter.without, without, true));
          else if (freeFrom === VEGAN) setWithout(withEntries(filter.without, without, false));
          choose('freeFrom', value);
        }}
      />
    </div>
  );
}

function FreeFrom({ options, filtering: { filter, choose } }: DietProps) {
  const free = filter.freeFrom.split(',').filter(Boolean);
  return (
    <fieldset className="col-span-full text-sm">
      <legend className="font-semibold">Free from, as far as the recipes say; ask us</legend>
      {options.map(({ value, name }) => (
        <Checkbox
          key={value}
          name="freeFrom"
          value={value}
          label={americanName(name)}
          className="mr-5"
          checked={free.includes(value)}
          onChange={({ target }) => choose('freeFrom', withChoice(free, value, target.checked).join())}
        />
      ))}
    </fieldset>
  );
}

/** Limits the collection to the visitor's bottles. Without any, it leads to the page that chooses them. */
function OwnBottles({ filtering: { filter, choose } }: Pick<DietProps, 'filtering'>) {
  const navigate = useNavigate();
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-5 text-sm">
      <Checkbox
        label="What I can make"
        className="noscript:hidden"
        checked={filter.have !== ''}
        onChange={({ target: { checked } }) => {
          const bottles = storedBottles();
          if (checked && bottles === '') void navigate(BAR_PATH);
          else choose('have', checked ? bottles : '');
        }}
      />
      <Link isText to={BAR_PATH}>
        My bar
      </Link>
    </p>
  );
}

/** Adds the chosen value to the list if no cocktail has it, so that the visitor can see and remove it. */
function countedOptions(options: readonly FilterOption[], chosen: string): [string, string][] {
  const isMissing = chosen !== '' && !options.some(({ value }) => value === chosen);
  const all = isMissing ? [...options, { value: chosen, name: idWords(chosen), count: 0 }] : options;
  return all.map(({ value, name, count }) => [value, `${name} (${formatNumber(count)})`]);
}
