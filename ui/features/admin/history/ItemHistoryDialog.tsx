import { useState } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { ChangeListFrame } from './ChangeListFrame.tsx';
import { useChanges } from './useChanges.ts';

interface ItemHistoryDialogProps {
  resource: AdminResource;
  item: Item;
  onClose: () => void;
}

export function ItemHistoryDialog({ resource, item, onClose }: ItemHistoryDialogProps) {
  const { changes, query } = useChanges({ resource: resource.name, itemId: item.id });
  const [message, setMessage] = useState<string | null>(null);
  const { title } = resource.row(item);
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title={`History of “${title}”`}
      description="Every version is kept. The newest is on top."
    >
      <ChangeListFrame
        query={query}
        count={changes?.length}
        message={message}
        label="Versions"
        empty={
          <EmptyState title="No changes yet.">
            It is as the site came with it. From the first change on, every version is kept here.
          </EmptyState>
        }
      >
        {changes?.map((change, index) => (
          <ChangeEntry
            key={change.id}
            change={change}
            offers="versions"
            isCurrent={index === 0 && change.after !== null}
            onRestored={setMessage}
          />
        ))}
      </ChangeListFrame>
    </Dialog>
  );
}
