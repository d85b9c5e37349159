import { useState } from 'react';
import { bodies } from '#openapi/generated/bodies.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { toastFailure } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { bulkEdits, quickEdits, type QuickEdit } from './bulk-edits.ts';
import { nounFor, UpdateDialog } from './UpdateDialog.tsx';
import type { Selection } from './useSelection.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { DialogButton } from '../SmallButton.tsx';
import { BulkDialog, dryRunWords } from './BulkDialog.tsx';

interface SelectionBarProps {
  resource: AdminResource;
  selection: Selection;
  shown: readonly { id: string }[];
  total: number;
  readAll: () => Promise<readonly string[]>;
  /** The page and the total are those of an earlier filter, until theirs have come. */
  isOfEarlier?: boolean;
}

const MAX_SELECTED = bodies.BulkUpdate.properties?.['ids']?.maxItems ?? 0;

export function SelectionBar({
  resource,
  selection,
  shown,
  total,
  readAll,
  isOfEarlier = false,
}: SelectionBarProps) {
  const { nouns } = resource;
  const { ids, select, deselect, clear } = selection;
  const [opened, setOpened] = useState<'delete' | 'change' | QuickEdit | null>(null);
  const [isReading, setReading] = useState(false);
  const page = shown.map(({ id }) => id);
  const onPage = page.filter((id) => ids.has(id)).length;
  const chosen = [...ids];
  const unseen = chosen.length - onPage;
  const unseenWords =
    unseen > 0 ? `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not in the rows shown now.` : '';
  const close = () => setOpened(null);
  const finish = () => {
    close();
    clear();
  };
  const selectAll = async () => {
    setReading(true);
    try {
      select(await readAll());
    } catch (error) {
      toastFailure('Failed to select all', failureDetail(error as Error));
    }
    setReading(false);
  };
  return (
    <div role="group" aria-label="Selected rows" className="top-0 z-10 mb-2 grid gap-2 bg-page lg:sticky">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label="Select this page"
          className="pl-3"
          checked={page.length > 0 && onPage === page.length}
          ref={(box) => {
            if (box) box.indeterminate = onPage > 0 && onPage < page.length;
          }}
          onChange={() => (onPage === page.length ? deselect(page) : select(page))}
        />
        {total > page.length && total <= MAX_SELECTED && ids.size < total && (
          <Button variant="link" busy={isReading || isOfEarlier} onClick={() => void selectAll()}>
            Select all {total} that match
          </Button>
        )}
        <p role="status" className="figures text-soft">
          {ids.size > 0 && `${ids.size} selected`}
        </p>
        {ids.size > 0 && (
          <Button variant="link" onClick={clear}>
            Clear selection
          </Button>
        )}
      </div>
      {ids.size > 0 && (
        <div className="flex flex-wrap gap-2">
          {bulkEdits(resource.fields).length > 0 && (
            <DialogButton onClick={() => setOpened('change')}>Change…</DialogButton>
          )}
          {quickEdits(resource.fields).map((quick) => (
            <DialogButton key={quick.label} onClick={() => setOpened(quick)}>
              {quick.label}
            </DialogButton>
          ))}
          <DialogButton onClick={() => setOpened('delete')}>
            Delete {nounFor(resource, ids.size)}
          </DialogButton>
        </div>
      )}
      {opened === 'delete' && (
        <BulkDialog
          title={`Delete ${nounFor(resource, ids.size)}?`}
          description={`What is deleted disappears from the site at once. It can be restored. ${unseenWords}`}
          command={{ kind: 'delete', data: { resource: resource.name, ids: chosen } }}
          confirmLabel="Delete"
          isDangerous
          words={(outcome) => dryRunWords('delete', outcome, nouns)}
          done={`${capitalised(nouns.plural)} deleted`}
          failed={`Failed to delete ${nouns.plural}`}
          onClose={close}
          onDone={finish}
        />
      )}
      {opened !== null && opened !== 'delete' && (
        <UpdateDialog
          resource={resource}
          ids={chosen}
          quick={opened === 'change' ? null : opened}
          description={unseenWords}
          onClose={close}
          onDone={finish}
        />
      )}
    </div>
  );
}
