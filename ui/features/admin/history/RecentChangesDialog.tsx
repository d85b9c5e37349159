import { useState } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { changeFilter, ChangeFilters, NOTHING_CHOSEN } from './ChangeFilters.tsx';
import { ChangeList } from './ChangeList.tsx';

const TYPING_MS = 250;

export function RecentChangesDialog({ onClose }: { onClose: () => void }) {
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const filter = changeFilter(useDebounced(chosen, TYPING_MS), timeZone);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title="Recent changes"
      description="The newest first. What was deleted can be restored, and an import can be undone as a whole."
    >
      <ChangeFilters chosen={chosen} onChoose={setChosen} />
      <ChangeList
        filter={filter}
        empty={
          <EmptyState title={isNarrowed ? 'No changes of this kind.' : 'Nothing was changed yet.'}>
            {isNarrowed
              ? 'Change what is chosen above to see others.'
              : 'From the first change on, everything is kept here.'}
          </EmptyState>
        }
      />
    </Dialog>
  );
}
