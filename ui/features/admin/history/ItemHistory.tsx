import { toast } from '#ui/components/toast/toast.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import type { Item } from '../resources/resource.ts';
import { useAdminSession } from '../session/admin-session.ts';
import type { ItemHistoryDialogProps } from './ItemHistoryDialog.tsx';

const dialogCode = lazyCode(() => import('./ItemHistoryDialog.tsx'));

interface ItemHistoryProps extends Omit<ItemHistoryDialogProps, 'item'> {
  /** Whose history is shown; null while none is. */
  item: Item | null;
}

/** The history of an item once it is asked for. */
export function ItemHistory({ item, ...rest }: ItemHistoryProps) {
  const { isOver } = useAdminSession();
  const { code } = useLazyCode(dialogCode, item !== null, {
    keepsPage: true,
    onFailure: () => {
      rest.onClose();
      toast({
        title: 'Error',
        description: 'The history could not be shown. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return item && code && !isOver ? <code.ItemHistoryDialog {...rest} item={item} /> : null;
}
