import { Publication, type Change, type ChangeState } from '#openapi/generated/model.ts';
import { useRestoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useUndoAction } from '../outcome/useUndoAction.ts';
import { failureWords, successTitle, type Nouns } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { exactMoment } from './moment-words.ts';

export function useRestore(nouns: Nouns) {
  const undoAction = useUndoAction();
  return useSingleFlight(
    useRestoreChange({
      mutation: useWriteOptions({
        failed: failureWords(nouns, 'restore'),
        onSuccess: ({ data: { itemName, before, after, revision } }) =>
          toast({
            title: successTitle(nouns, 'restored'),
            description: restoredWords(itemName, before, after),
            action: undoAction(revision),
          }),
      }),
    }),
  );
}

type State = Change['after'];

function restoredWords(name: string, before: State, after: State): string {
  if (before === null) return `“${name}” is back.`;
  const wasDraft = before['status'] === Publication.draft;
  const isPublishedAgain = wasDraft && after?.['status'] === Publication.published;
  return `“${name}” is as it was.${isPublishedAgain ? ' It was a draft and is published again.' : ''}`;
}

interface RestoreButtonProps {
  change: Change;
  /** This chooses the version that is restored: the one before the change, or the one after it. */
  state: ChangeState;
}

/** Restores one version of an item at once. The current version stays in the history, and the toast takes the restore back. */
export function RestoreButton({ change, state }: RestoreButtonProps) {
  const { id, action, itemName, at, isRestorable } = change;
  const { mutate, isPending } = useRestore(resourceOf(change.resource).nouns);
  const isDeletion = action === 'deleted';
  if (isDeletion ? !isRestorable : change[state] === null) return null;
  const ofVersion = state === 'after' ? 'Restore this version' : 'Restore the version before';
  const label = isDeletion ? 'Restore' : ofVersion;
  return (
    <div>
      <SmallButton
        busy={isPending}
        aria-label={`${label}: ${itemName}, ${exactMoment(at)}`}
        onClick={() => mutate({ id, params: { state: isDeletion ? 'before' : state } })}
      >
        {label}
      </SmallButton>
    </div>
  );
}
