import { Publication, type Change, type ChangeState } from '#openapi/generated/model.ts';
import { restoreChange, undoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { formatMoment } from '#ui/lib/dates/moments.ts';
import { failureMessage, successTitle } from '../resources/resource-messages.ts';
import { resourceByName } from '../resources/resource-definitions.ts';
import { useWrite, useUndoAction } from '../parts/useWrite.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { DryRunButton } from '../dialogs/DryRunDialog.tsx';

function restoredMessage({ itemName, before, after }: Change): string {
  if (before === null) return `“${itemName}” is back.`;
  const wasDraft = before['status'] === Publication.draft;
  const isPublishedAgain = wasDraft && after?.['status'] === Publication.published;
  return `“${itemName}” is as it was.${isPublishedAgain ? ' It was a draft and is published again.' : ''}`;
}

interface RestoreButtonProps {
  change: Change;
  /** Chooses the version that is restored: the one before the change, or the one after it. */
  state: ChangeState;
}

/** Restores an earlier version. The current one stays in the history, and the toast can undo the restore. */
export function RestoreButton({ change, state }: RestoreButtonProps) {
  const { id, action, itemName, at, after, isCurrent, isRestorable } = change;
  const { nouns } = resourceByName(change.resource);
  const undoAction = useUndoAction();
  const { mutate, isPending } = useWrite(() => restoreChange(id, { state }), {
    failureTitle: failureMessage(nouns, 'restore'),
    onSuccess: ({ data: restored }) =>
      toast({
        title: successTitle(nouns, 'restored'),
        description: restoredMessage(restored),
        action: undoAction(restored.revision),
      }),
  });
  const isOffered = state === 'before' ? isRestorable : after !== null && !isCurrent;
  if (!isOffered) return null;
  let label = action === 'deleted' ? 'Restore' : 'Restore the previous version';
  if (state === 'after') label = 'Restore this version';
  return (
    <SmallButton
      className="justify-self-start"
      isBusy={isPending}
      aria-label={`${label}: ${itemName}, ${formatMoment(at)}`}
      onClick={() => mutate()}
    >
      {label}
    </SmallButton>
  );
}

interface UndoButtonProps {
  revision: number;
  isImport: boolean;
  about: string;
  onDone?: () => void;
}

export function UndoButton({ revision, isImport, about, onDone }: UndoButtonProps) {
  const what = isImport ? 'import' : 'change';
  const label = isImport ? 'Undo import' : 'Undo this change';
  return (
    <DryRunButton
      label={label}
      about={about}
      title={`${label}?`}
      description={`${about}. Each item that has not changed since this ${what} goes back to how it was before.`}
      runCommand={undoRevision}
      command={revision}
      confirmLabel={label}
      onDone={onDone}
    />
  );
}
