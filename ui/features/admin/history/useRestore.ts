import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change, ChangeState } from '#openapi/generated/model/index.ts';
import { restoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { failureWords, successTitle } from '../resources/resource.ts';
import { failureDetail } from '../session/failure.ts';
import { useWrite } from '../session/useWrite.tsx';
import { resourceOf } from '../resources/resources.ts';

/** What came of a restoration, for people: '“Negroni” is back.' */
export function restoredWords({ itemName, before }: Change): string {
  return before === null ? `“${itemName}” is back.` : `“${itemName}” is as it was.`;
}

/** Brings one state of a change back, says what came of it and keeps the server's reason when it may not be. */
export function useRestore(change: Change, onRestored: (made: Change) => void) {
  const { nouns } = resourceOf(change.resource);
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const restore = useWrite({
    write: (state: ChangeState) => restoreChange(change.id, { state }),
    failed: failureWords(nouns, 'restore'),
    onMutate: () => setRefusal(null),
    onSuccess: (made) => {
      toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) });
      void refreshChangedLists(queryClient, change.resource);
      onRestored(made);
    },
    onError: (error) => setRefusal(failureDetail(error)),
  });
  return { restore, refusal };
}
