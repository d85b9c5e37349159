import { useState } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { deleteItems, updateItems } from '#ui/api/generated/bulk/bulk.ts';
import { Button } from '#ui/components/Button.tsx';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { toastFailure } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { bulkEdits, quickEdits, type QuickEdit } from './bulk-edits.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Selection } from './useSelection.ts';

/** These are all rows that match the filters. */
export interface MatchingRows {
  count: number;
  readIds: () => Promise<readonly string[]>;
}

interface SelectionBarProps {
  resource: AdminResource;
  selection: Selection;
  /** These are the rows of this page. */
  shown: readonly { id: string }[];
  /** This is missing where the page shows all matching rows. */
  matching: MatchingRows | undefined;
}

const { maxItems: MAX_SELECTED = 0 } = bodyField('BulkUpdate', 'ids');

/** Shows the actions for the selected rows. The rows stay selected, since one change is often followed by another. */
export function SelectionBar({ resource, selection, shown, matching }: SelectionBarProps) {
  const { nouns, fields, name } = resource;
  const { select, clear } = selection;
  const [opened, setOpened] = useState<'delete' | 'change' | QuickEdit | null>(null);
  const [isReading, setReading] = useState(false);
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  const what = `${ids.length} ${ids.length === 1 ? nouns.singular : nouns.plural}`;
  const unseen = ids.length - shown.filter(({ id }) => selection.ids.has(id)).length;
  const unseenWords =
    unseen > 0 ? `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not in the rows shown now.` : '';
  const onClose = () => setOpened(null);
  const canSelectAll = matching && matching.count <= MAX_SELECTED && ids.length < matching.count;
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
        {ids.length} selected
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
      {opened === 'change' && (
        <ChangeDialog
          resource={resource}
          ids={ids}
          onClose={onClose}
          title={`Change ${what}`}
          description={unseenWords}
        />
      )}
      {opened === 'delete' && (
        <TrialDialog
          title={`Delete ${what}?`}
          description={`What is deleted disappears from the site at once. It can be restored. ${unseenWords}`}
          send={deleteItems}
          data={{ resource: name, ids }}
          confirmLabel="Delete"
          isDangerous
          onClose={onClose}
          onDone={clear}
        />
      )}
      {typeof opened === 'object' && opened !== null && (
        <TrialDialog
          title={`${opened.label} ${what}`}
          description={unseenWords}
          send={updateItems}
          data={{ resource: name, ids, set: opened.set }}
          confirmLabel={opened.label}
          onClose={onClose}
        />
      )}
    </div>
  );
}
