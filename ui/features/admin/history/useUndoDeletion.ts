import { useQueryClient } from '@tanstack/react-query';
import { listChanges, restoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { useWrite } from '../session/useWrite.tsx';
import { restoredWords } from './useRestore.ts';

/** Takes back the last deletion of an item; whether something else is in its place by now, the server knows. */
export function useUndoDeletion({ nouns, name }: AdminResource) {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ id }: Item) => {
      const { changes } = await listChanges({
        resource: name,
        itemId: id,
        action: 'deleted',
        limit: 1,
      });
      const [newest] = changes;
      if (!newest) throw new Error('Its deletion is not in the history any more.');
      return restoreChange(newest.id, { state: 'before' });
    },
    failed: failureWords(nouns, 'restore'),
    onSuccess: (made) => {
      toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) });
      void refreshChangedLists(queryClient, name);
    },
    // What is there now is not what this page believes.
    onError: () => void refreshChangedLists(queryClient, name),
  });
}
