import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_BULK_ITEMS } from '#openapi/generated/limits.ts';
import { deleteItems, updateItems } from '#ui/api/generated/bulk/bulk.ts';
import { Button } from '#ui/components/Button.tsx';
import { DryRunButton, DryRunDialog } from '../dialogs/DryRunDialog.tsx';
import { unsavedAmong } from '../form/unsaved-form.ts';
import type { AdminResource } from '../resources/admin-resource.ts';
import { useWrite } from '../parts/useWrite.ts';
import { useDialogs } from '../dialogs/DialogStack.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { bulkEdits, BulkEditDialog } from './BulkEditDialog.tsx';

/** All rows that match the filters. */
export interface MatchingRows {
  count: number;
  readIds: () => Promise<readonly string[]>;
}

interface SelectionBarProps {
  resource: AdminResource;
  selection: RowSelection;
  pageRows: readonly { id: string }[];
  /** Missing where the page shows all matching rows. */
  matching?: MatchingRows;
}

/** Frequent edits have a button each. */
const QUICK_EDITS = [
  { label: 'Publish', set: { status: 'published' } },
  { label: 'Unpublish', set: { status: 'draft' } },
  { label: 'Feature', set: { featured: true } },
  { label: 'Unfeature', set: { featured: false } },
];

/** Shows the actions for the selected rows. They stay selected, since one change often follows another. */
export function SelectionBar({ resource, selection, pageRows, matching }: SelectionBarProps) {
  const { nouns, fields, name } = resource;
  const { select, clear } = selection;
  const dialogs = useDialogs();
  const selectAll = useWrite(({ readIds }: MatchingRows) => readIds(), {
    failureTitle: 'Failed to select all',
    meta: { changesNothingShown: true },
    onSuccess: select,
  });
  const quickEdits = QUICK_EDITS.filter(({ set }) => fields.some((field) => field.name in set));
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  const what = `${ids.length} ${ids.length === 1 ? nouns.singular : nouns.plural}`;
  const unseen = ids.length - pageRows.filter(({ id }) => selection.ids.has(id)).length;
  const unseenNote =
    unseen > 0 ? `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not in the rows shown now.` : undefined;
  const canSelectAll = matching && matching.count <= MAX_BULK_ITEMS && ids.length < matching.count;
  const openBulkEdit = () =>
    dialogs.open(
      <BulkEditDialog resource={resource} ids={ids} title={`Change ${what}`} description={unseenNote} />,
    );
  const openDeletion = () =>
    dialogs.open(
      <DryRunDialog
        title={`Delete ${what}?`}
        description={`What is deleted disappears from the site at once. It can be restored. ${unseenNote ?? ''}${unsavedAmong(name, selection.ids)}`}
        runCommand={deleteItems}
        command={{ resource: name, ids }}
        confirmLabel="Delete"
        isDangerous
        onDone={clear}
      />,
    );
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="top-0 z-10 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 bg-page py-1 beside:sticky"
    >
      <p role="status" className="figures font-semibold">
        {ids.length} selected
      </p>
      {canSelectAll && (
        <Button variant="link" isBusy={selectAll.isPending} onClick={() => selectAll.mutate(matching)}>
          Select all {matching.count} that match
        </Button>
      )}
      <Button variant="link" onClick={clear}>
        Clear selection
      </Button>
      <div className="flex flex-wrap gap-2">
        {bulkEdits(fields).length > 0 && <DialogButton onClick={openBulkEdit}>Change…</DialogButton>}
        {quickEdits.map(({ label, set }) => (
          <DryRunButton
            key={label}
            label={label}
            title={`${label} ${what}`}
            description={unseenNote}
            runCommand={updateItems}
            command={{ resource: name, ids, set }}
            confirmLabel={label}
          />
        ))}
        <DialogButton onClick={openDeletion}>{`Delete ${what}`}</DialogButton>
      </div>
    </div>
  );
}

type RowSelection = ReturnType<typeof useSelection>;

/** Holds the selected rows, also those of other pages. `pageRows` are those of this page, in order. */
export function useSelection(pageRows: readonly { id: string }[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(pageRows);
  useEffect(() => {
    latest.current = pageRows;
  }, [pageRows]);
  // This function stays the same, so rows do not render again. `isRange` selects from the last clicked row.
  const toggle = useCallback((id: string, isRange: boolean) => {
    const order = latest.current.map((row) => row.id);
    const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1;
    const to = order.indexOf(id);
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    setIds((before) => {
      const others = [...before].filter((selected) => !range.includes(selected));
      return new Set(before.has(id) ? others : [...others, ...range]);
    });
  }, []);
  return {
    ids,
    toggle,
    select: (chosen: readonly string[]) => setIds((before) => new Set([...before, ...chosen])),
    deselect: (pageIds: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !pageIds.includes(id)))),
    clear: () => setIds(new Set()),
  };
}
