import { useState } from 'react';
import { dayAfter } from '#openapi/day-after.ts';
import { MAX_NAME_LETTERS } from '#openapi/generated/limits.ts';
import { ChangeAction, type ResourceName } from '#openapi/generated/model.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { momentOf } from '#ui/lib/zoned-time.ts';
import { resources } from '../resources/resources.ts';
import { DEEDS } from './ChangeEntry.tsx';
import type { ChangeFilter } from './useChanges.ts';

/** The original begins an item's history. It is no change, so the filter does not offer it. */
const ACTIONS = Object.values(ChangeAction).filter((action) => action !== ChangeAction.original);
const TYPING_MS = 250;
const NOTHING_CHOSEN = { name: '', action: '', resource: '', day: '' };

export function useChangeFilters() {
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const { action, resource, day } = chosen;
  const name = useDebounced(chosen.name.trim().slice(0, MAX_NAME_LETTERS), TYPING_MS);
  const filter: ChangeFilter = {
    ...(name && { name }),
    ...(action && { action: action as ChangeAction }),
    ...(resource && { resource: resource as ResourceName }),
    // A year of five digits is a typing error, and no calendar knows it.
    ...(day.length === 'yyyy-mm-dd'.length && {
      since: momentOf(timeZone, `${day}T00:00`),
      until: momentOf(timeZone, `${dayAfter(day, 1)}T00:00`),
    }),
  };
  const choose = (next: Partial<typeof NOTHING_CHOSEN>) => setChosen({ ...chosen, ...next });
  return { filter, chosen, choose };
}

type ChangeFiltersProps = Omit<ReturnType<typeof useChangeFilters>, 'filter'>;

export function ChangeFilters({ chosen, choose }: ChangeFiltersProps) {
  return (
    <div className="dense mb-4 flex flex-wrap items-center gap-3">
      <div className="w-48 grow">
        <SearchInput
          label="Of what"
          placeholder="Name of the item…"
          value={chosen.name}
          onValueChange={(name) => choose({ name })}
        />
      </div>
      <Select
        className="w-44 grow"
        aria-label="Which changes"
        value={chosen.action}
        onValueChange={(action) => choose({ action })}
        none="All changes"
        options={ACTIONS.map((one) => [one, DEEDS[one]])}
      />
      <Select
        className="w-44 grow"
        aria-label="Of which list"
        value={chosen.resource}
        onValueChange={(resource) => choose({ resource })}
        none="All lists"
        options={resources.map(({ name: one, tabLabel }) => [one, tabLabel])}
      />
      <label className="flex flex-wrap items-center gap-2">
        <span className="shrink-0 text-soft">On which day</span>
        <TextInput
          type="date"
          value={chosen.day}
          onChange={({ target }) => choose({ day: target.value })}
          className="max-w-40"
        />
      </label>
    </div>
  );
}
