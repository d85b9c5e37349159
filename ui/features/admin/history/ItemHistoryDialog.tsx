import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useChanges } from './useChanges.ts';

interface ItemHistoryDialogProps {
  resource: AdminResource;
  item: Item;
  onClose: () => void;
}

export function ItemHistoryDialog({ resource, item, onClose }: ItemHistoryDialogProps) {
  const changes = useChanges({ resource: resource.name, itemId: item.id });
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title={`History of “${resource.row(item).title}”`}
      description="Every version is kept. The newest is on top."
    >
      <ChangeList
        changes={changes}
        label="Versions"
        empty={
          <EmptyState title="No changes yet.">
            It is as the site came with it. From the first change on, every version is kept here.
          </EmptyState>
        }
      >
        {changes.all?.map((change, at) => (
          <ChangeEntry
            key={change.id}
            change={change}
            offers="after"
            isCurrent={at === 0 && change.after !== null}
          />
        ))}
      </ChangeList>
    </Dialog>
  );
}
