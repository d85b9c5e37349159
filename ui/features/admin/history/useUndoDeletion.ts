import { useQueryClient } from '@tanstack/react-query';
import { listChanges, restoreChange } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { useWrite } from '../session/useWrite.tsx';
import { resourceName } from './resource-of-change.ts';
import { restoredWords } from './useRestore.ts';

/** Takes back the deletion of an item: its newest change, unless something came after the deletion. */
export function useUndoDeletion({ nouns, tab }: AdminResource) {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ id }: Item) => {
      const { changes } = await listChanges({ resource: resourceName(tab), itemId: id, limit: 1 });
      const [newest] = changes;
      if (newest?.action !== 'deleted') throw new Error('It was brought back already.');
      return restoreChange(newest.id, { state: 'before' });
    },
    failed: failureWords(nouns, 'restore'),
    onSuccess: (made) => {
      toast({ title: successTitle(nouns, 'restored'), description: restoredWords(made) });
      void refreshChangedLists(queryClient, tab);
    },
    // What is there now is not what this page believes.
    onError: () => void refreshChangedLists(queryClient, tab),
  });
}
