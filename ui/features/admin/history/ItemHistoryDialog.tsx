import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { ChangeList } from './ChangeList.tsx';
import { isSameState } from './field-differences.ts';
import { RestoreButton } from './RestoreButton.tsx';

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
        label="Versions"
        empty={
          <EmptyState title="No changes yet.">
            It is as the site came with it. From the first change on, every version is kept here.
          </EmptyState>
        }
      >
        {({ changes: [change] }, _at, [newest]) => {
          const now = newest?.changes[0].after;
          // An older version that was restored is the version now too.
          const isCurrent = Boolean(now && change.after && isSameState(change.after, now));
          return (
            <ChangeEntry key={change.id} change={change} isVersion isCurrent={isCurrent}>
              {!isCurrent && <RestoreButton change={change} state="after" />}
            </ChangeEntry>
          );
        }}
      </ChangeList>
    </Dialog>
  );
}
