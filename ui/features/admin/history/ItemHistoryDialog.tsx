import type { AdminResource, Item } from '../resources/resource.ts';
import { ChangesDialog } from './ChangesDialog.tsx';

interface ItemHistoryDialogProps {
  resource: AdminResource;
  item: Item;
  onClose: () => void;
}

export function ItemHistoryDialog({ resource, item, onClose }: ItemHistoryDialogProps) {
  return (
    <ChangesDialog
      title={`History of “${resource.row(item).title}”`}
      description="Every version is kept. The newest is on top."
      filter={{ resource: resource.name, itemId: item.id }}
      none={[
        'No changes yet.',
        'It is as the site came with it. From the first change on, every version is kept here.',
      ]}
      onClose={onClose}
    />
  );
}
