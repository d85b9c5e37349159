import { useUndoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { writeOptions } from '../writes/useWrite.ts';

/** Returns the Undo button of a toast. The toast of an undo has it too, and it undoes the undo. */
export function useUndoAction() {
  const actionFor = (revision: number) => ({
    label: 'Undo',
    altText: 'Recent changes under More can undo it',
    onAction: () => mutate({ revision, params: {} }),
  });
  const { mutate } = useUndoRevision({
    mutation: writeOptions({
      failureTitle: 'Failed to undo the change',
      onSuccess: ({ data: { message, revision } }) => toast({ title: message, action: actionFor(revision) }),
    }),
  });
  return actionFor;
}
