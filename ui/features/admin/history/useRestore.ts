import type { Change } from '#openapi/generated/model.ts';
import { useRestoreChange, getListChangesQueryOptions } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { resourceOf } from '../resources/resources.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { failureDetail } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { useQueryClient } from '@tanstack/react-query';

export function restoredWords({ itemName, before }: Change): string {
  return before === null ? `“${itemName}” is back.` : `“${itemName}” is as it was.`;
}

export function useRestore(change: Change, onRestored: (made: Change) => void) {
  const { nouns } = resourceOf(change.resource);
  return useSingleFlight(
    useRestoreChange({
      mutation: useWriteOptions({
        failed: failureWords(nouns, 'restore'),
        onSuccess: ({ data: made }) => {
          toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) });
          onRestored(made);
        },
      }),
    }),
  );
}

/** The server refuses when something else has taken the item's place. */
export function useUndoDeletion({ nouns, name }: AdminResource): (item: Item) => Promise<void> {
  const queryClient = useQueryClient();
  const failed = failureWords(nouns, 'restore');
  const { mutate } = useRestoreChange({
    mutation: useWriteOptions({
      failed,
      onSuccess: ({ data: made }) =>
        toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) }),
    }),
  });
  return async ({ id }) => {
    const filter = { resource: name, itemId: id, action: 'deleted', limit: 1 } as const;
    try {
      const { data } = await queryClient.fetchQuery({
        ...getListChangesQueryOptions(filter),
        staleTime: 0,
      });
      const [newest] = data.changes;
      if (newest) mutate({ id: newest.id, params: { state: 'before' } });
      else toastFailure(failed, 'Its deletion is not in the history any more.');
    } catch (error) {
      toastFailure(failed, failureDetail(error as Error));
    }
  };
}
