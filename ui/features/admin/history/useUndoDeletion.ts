import { listChanges } from '#ui/api/generated/history/history.ts';
import { failureWords, type AdminResource, type Item } from '../resources/resource.ts';
import { toastFailure } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { useRestore } from './RestoreButton.tsx';

/** Restores a deleted item. The server refuses when another item has its place. */
export function useUndoDeletion({ nouns, name }: AdminResource): (item: Item) => Promise<void> {
  const failed = failureWords(nouns, 'restore');
  const { mutate } = useRestore(nouns);
  return async ({ id }) => {
    try {
      const { data } = await listChanges({ resource: name, itemId: id, action: 'deleted', limit: 1 });
      const [newest] = data.changes;
      if (newest) mutate({ id: newest.id, params: { state: 'before' } });
      else toastFailure(failed, 'Its deletion is not in the history any more.');
    } catch (error) {
      toastFailure(failed, failureDetail(error as Error));
    }
  };
}
