import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { ChangeList } from './ChangeList.tsx';

interface ItemHistoryDialogProps {
  resource: AdminResource;
  item: Item;
  onClose: () => void;
}

export function ItemHistoryDialog({ resource, item, onClose }: ItemHistoryDialogProps) {
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title={`History of “${resource.row(item).title}”`}
      description="Every version is kept. The newest is on top."
    >
      <ChangeList
        filter={{ resource: resource.name, itemId: item.id }}
        empty={
          <EmptyState title="No changes yet.">
            It is as the site came with it. From the first change on, every version is kept here.
          </EmptyState>
        }
      />
    </Dialog>
  );
}
