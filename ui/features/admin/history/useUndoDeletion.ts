import { useQueryClient } from '@tanstack/react-query';
import { getListChangesQueryOptions, useRestoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { failureDetail } from '../session/write-failure.ts';
import { toastFailure, useWrite } from '../session/useWrite.tsx';
import { restoredWords } from './useRestore.ts';

/** The server refuses when something else has taken the item's place. */
export function useUndoDeletion({ nouns, name }: AdminResource): (item: Item) => Promise<void> {
  const queryClient = useQueryClient();
  const failed = failureWords(nouns, 'restore');
  const { mutate } = useWrite(useRestoreChange, {
    failed,
    mayOverlap: true,
    onSuccess: (made) => toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) }),
  });
  return async ({ id }) => {
    const filter = { resource: name, itemId: id, action: 'deleted', limit: 1 } as const;
    try {
      const { changes } = await queryClient.fetchQuery({
        ...getListChangesQueryOptions(filter),
        staleTime: 0,
      });
      const [newest] = changes;
      if (newest) mutate({ id: newest.id, params: { state: 'before' } });
      else toastFailure(failed, 'Its deletion is not in the history any more.');
    } catch (error) {
      toastFailure(failed, failureDetail(error as Error));
    }
  };
}
