import type { Change } from '#openapi/generated/model/index.ts';
import { useRestoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { resourceOf } from '../resources/resources.ts';
import { failureWords, successTitle } from '../resources/resource.ts';
import { failureDetail } from '../session/write-failure.ts';
import { useWrite } from '../session/useWrite.tsx';

/** '“Negroni” is back.' */
export function restoredWords({ itemName, before }: Change): string {
  return before === null ? `“${itemName}” is back.` : `“${itemName}” is as it was.`;
}

/** Restores a state, and holds the server's reason when it refuses. */
export function useRestore(change: Change, onRestored: (made: Change) => void) {
  const { nouns } = resourceOf(change.resource);
  const restore = useWrite(useRestoreChange, {
    failed: failureWords(nouns, 'restore'),
    onSuccess: (made) => {
      toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) });
      onRestored(made);
    },
  });
  return { restore, refusal: restore.error && failureDetail(restore.error) };
}
