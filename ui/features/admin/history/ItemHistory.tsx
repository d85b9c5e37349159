import { toast } from '#ui/components/toast/toast.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { Item } from '../resources/resource.ts';
import { useAdminSession } from '../session/admin-session.ts';
import type { ItemHistoryDialogProps } from './ItemHistoryDialog.tsx';

const dialogCode = lazyChunk(() => import('./ItemHistoryDialog.tsx'));

interface ItemHistoryProps extends Omit<ItemHistoryDialogProps, 'item'> {
  item: Item | null;
}

export function ItemHistory({ item, ...rest }: ItemHistoryProps) {
  const { isOver } = useAdminSession();
  const { code } = useLazyChunk(dialogCode, item !== null, {
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
