import { useState } from 'react';
import { bodies } from '#openapi/generated/bodies.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { toastFailure } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { DialogButton } from '../SmallButton.tsx';
import { bulkEdits, quickEdits, type QuickEdit } from './bulk-edits.ts';
import { BulkDialog, dryRunWords } from './BulkDialog.tsx';
import { nounFor, UpdateDialog } from './UpdateDialog.tsx';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  resource: AdminResource;
  selection: Selection;
  shown: readonly { id: string }[];
  total: number;
  readAll: () => Promise<readonly string[]>;
}

const MAX_SELECTED = bodies.BulkUpdate.properties?.['ids']?.maxItems ?? 0;

/** What can be done with the selected rows. They stay selected, since one change is often followed by another. */
export function SelectionBar({ resource, selection, shown, total, readAll }: SelectionBarProps) {
  const { nouns, fields, name } = resource;
  const { ids, select, clear } = selection;
  const [opened, setOpened] = useState<'delete' | 'change' | QuickEdit | null>(null);
  const [isReading, setReading] = useState(false);
  const chosen = [...ids];
  const unseen = chosen.length - shown.filter(({ id }) => ids.has(id)).length;
  const unseenWords =
    unseen > 0 ? `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not in the rows shown now.` : '';
  const close = () => setOpened(null);
  const selectAll = async () => {
    setReading(true);
    try {
      select(await readAll());
    } catch (error) {
      toastFailure('Failed to select all', failureDetail(error as Error));
    }
    setReading(false);
  };
  if (ids.size === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="top-0 z-10 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 bg-page py-1 lg:sticky"
    >
      <p role="status" className="figures font-semibold">
        {ids.size} selected
      </p>
      {total > shown.length && total <= MAX_SELECTED && ids.size < total && (
        <Button variant="link" busy={isReading} onClick={() => void selectAll()}>
          Select all {total} that match
        </Button>
      )}
      <Button variant="link" onClick={clear}>
        Clear selection
      </Button>
      <div className="flex flex-wrap gap-2">
        {bulkEdits(fields).length > 0 && (
          <DialogButton onClick={() => setOpened('change')}>Change…</DialogButton>
        )}
        {quickEdits(fields).map((quick) => (
          <DialogButton key={quick.label} onClick={() => setOpened(quick)}>
            {quick.label}
          </DialogButton>
        ))}
        <DialogButton onClick={() => setOpened('delete')}>Delete {nounFor(resource, ids.size)}</DialogButton>
      </div>
      {opened === 'delete' && (
        <BulkDialog
          title={`Delete ${nounFor(resource, ids.size)}?`}
          description={`What is deleted disappears from the site at once. It can be restored. ${unseenWords}`}
          command={{ kind: 'delete', data: { resource: name, ids: chosen } }}
          confirmLabel="Delete"
          isDangerous
          words={(outcome) => dryRunWords('delete', outcome, nouns)}
          done={`${capitalised(nouns.plural)} deleted`}
          failed={`Failed to delete ${nouns.plural}`}
          onClose={close}
          onDone={() => {
            close();
            clear();
          }}
        />
      )}
      {opened !== null && opened !== 'delete' && (
        <UpdateDialog
          resource={resource}
          ids={chosen}
          quick={opened === 'change' ? null : opened}
          description={unseenWords}
          onClose={close}
        />
      )}
    </div>
  );
}
