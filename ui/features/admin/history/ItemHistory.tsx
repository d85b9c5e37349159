import { toast } from '#ui/components/toast/toast.ts';
import { useLazyPart } from '#ui/hooks/useLazyPart.ts';
import type { Item } from '../resources/resource.ts';
import { useAdminSession } from '../session/admin-session.ts';
import type { ItemHistoryDialogProps } from './ItemHistoryDialog.tsx';

const loadDialog = () => import('./ItemHistoryDialog.tsx').then((module) => module.ItemHistoryDialog);

interface ItemHistoryProps extends Omit<ItemHistoryDialogProps, 'item'> {
  /** Whose history is shown; null while none is. */
  item: Item | null;
}

/** The history of an item once it is asked for. */
export function ItemHistory({ item, ...rest }: ItemHistoryProps) {
  const { isOver } = useAdminSession();
  const dialog = useLazyPart(item !== null, loadDialog, () => {
    rest.onClose();
    toast({
      title: 'Error',
      description: 'The history could not be shown. Please try again.',
      variant: 'destructive',
    });
  });
  return item && dialog && !isOver ? <dialog.Component {...rest} item={item} /> : null;
}
