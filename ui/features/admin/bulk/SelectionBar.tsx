import { useState } from 'react';
import { bodies } from '#openapi/generated/bodies.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { deleteCommand } from '../outcome/commands.ts';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { toastFailure } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { DialogButton } from '../SmallButton.tsx';
import { bulkEdits, quickEdits, type QuickEdit } from './bulk-edits.ts';
import { BulkOutcome } from './bulk-words.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';
import type { Selection } from './useSelection.ts';

/** All rows that match the filters. */
export interface MatchingRows {
  count: number;
  readIds: () => Promise<readonly string[]>;
}

interface SelectionBarProps {
  resource: AdminResource;
  selection: Selection;
  /** The rows of this page. */
  shown: readonly { id: string }[];
  /** Missing where these are all of them. */
  matching: MatchingRows | undefined;
}

const MAX_SELECTED = bodies.BulkUpdate.properties?.['ids']?.maxItems ?? 0;

/** The actions for the selected rows. The rows stay selected, since one change is often followed by another. */
export function SelectionBar({ resource, selection, shown, matching }: SelectionBarProps) {
  const { nouns, fields, name } = resource;
  const { ids, select, clear } = selection;
  const [opened, setOpened] = useState<'delete' | 'change' | QuickEdit | null>(null);
  const [isReading, setReading] = useState(false);
  if (ids.size === 0) return null;
  const chosen = [...ids];
  const what = `${ids.size} ${ids.size === 1 ? nouns.singular : nouns.plural}`;
  const unseen = chosen.length - shown.filter(({ id }) => ids.has(id)).length;
  const unseenWords =
    unseen > 0 ? `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not in the rows shown now.` : '';
  const close = () => setOpened(null);
  const canSelectAll = matching && matching.count <= MAX_SELECTED && ids.size < matching.count;
  const selectAll = () => {
    setReading(true);
    void matching
      ?.readIds()
      .then(select, (error: Error) => toastFailure('Failed to select all', failureDetail(error)))
      .finally(() => setReading(false));
  };
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="top-0 z-10 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 bg-page py-1 lg:sticky"
    >
      <p role="status" className="figures font-semibold">
        {ids.size} selected
      </p>
      {canSelectAll && (
        <Button variant="link" busy={isReading} onClick={selectAll}>
          Select all {matching.count} that match
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
        <DialogButton onClick={() => setOpened('delete')}>Delete {what}</DialogButton>
      </div>
      {opened === 'delete' && (
        <TrialDialog
          title={`Delete ${what}?`}
          description={`What is deleted disappears from the site at once. It can be restored. ${unseenWords}`}
          command={deleteCommand({ resource: name, ids: chosen })}
          confirmLabel="Delete"
          isDangerous
          tell={(outcome) => <BulkOutcome outcome={outcome} kind="delete" nouns={nouns} />}
          done={`${capitalised(nouns.plural)} deleted`}
          failed={`Failed to delete ${nouns.plural}`}
          offersUndo
          onClose={close}
          onDone={clear}
        />
      )}
      {opened !== null && opened !== 'delete' && (
        <UpdateDialog
          resource={resource}
          ids={chosen}
          quick={opened === 'change' ? null : opened}
          what={what}
          description={unseenWords}
          onClose={close}
        />
      )}
    </div>
  );
}
