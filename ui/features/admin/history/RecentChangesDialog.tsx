import { useState } from 'react';
import { ChangeAction } from '#openapi/generated/model.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Inputs.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { DayBox } from '../parts/DayBox.tsx';
import { adminResources } from '../resources/resource-definitions.ts';
import { ACTION_LABELS } from './ChangeEntry.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';
import { changeFilterOf } from './useChanges.ts';

/** `original` is the state before an item's first change, so the filter does not offer it. */
const ACTIONS = Object.values(ChangeAction).filter((action) => action !== ChangeAction.original);
const NOTHING_CHOSEN = { name: '', action: '', resource: '', day: '' };

export function RecentChangesDialog() {
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const filter = changeFilterOf(useDebounced(chosen), timeZone);
  const choose = (name: keyof typeof chosen) => (value: string) => setChosen({ ...chosen, [name]: value });
  return (
    <ChangesDialog
      title="Recent changes"
      description="The newest first. What was deleted can be restored, and an import can be undone as a whole."
      filter={filter}
      none={
        Object.keys(filter).length > 0
          ? ['No changes of this kind.', 'Change what is chosen above to see others.']
          : ['Nothing has changed yet.', 'Changes will be listed here.']
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="w-48 grow">
          <SearchInput
            label="Name of the item"
            placeholder="Name of the item…"
            value={chosen.name}
            onValueChange={choose('name')}
          />
        </div>
        <Select
          className="w-44 grow"
          aria-label="Which changes"
          value={chosen.action}
          onValueChange={choose('action')}
          emptyLabel="All changes"
          options={ACTIONS.map((action) => [action, ACTION_LABELS[action]])}
        />
        <Select
          className="w-44 grow"
          aria-label="Which list"
          value={chosen.resource}
          onValueChange={choose('resource')}
          emptyLabel="All lists"
          options={adminResources.map(({ name, tabLabel }) => [name, tabLabel])}
        />
        <DayBox label="Day" value={chosen.day} onChange={choose('day')} />
      </div>
    </ChangesDialog>
  );
}
