import { Dialog } from '#ui/components/Dialog.tsx';
import { useDialogs } from '../parts/DialogHost.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { ItemForm } from './ItemForm.tsx';

interface NewItemDialogProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: Item) => void;
}

/** Creates an item to which a field refers. */
export function NewItemDialog({ resource, name, onCreated }: NewItemDialogProps) {
  const { close } = useDialogs();
  return (
    <Dialog open onOpenChange={() => close()} title={`New ${resource.nouns.button}`}>
      <ItemForm
        resource={resource}
        loaded={null}
        isInDialog
        begun={{ [resource.fields[0]?.name ?? 'name']: name }}
        onSaved={(item) => close(() => onCreated(item))}
        onClose={() => close()}
      />
    </Dialog>
  );
}
