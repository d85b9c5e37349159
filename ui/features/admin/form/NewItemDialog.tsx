import { StackedDialog, useDialogs } from '../dialogs/DialogStack.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { NewItemProps } from './controls/new-item-dialog-context.ts';

export function NewItemDialog({ resource, name, onCreated }: NewItemProps) {
  const { close } = useDialogs();
  return (
    <StackedDialog title={`New ${resource.nouns.title}`}>
      <ItemForm
        resource={resource}
        itemResponse={null}
        isInDialog
        initialValues={{ [resource.fields[0]?.name ?? 'name']: name }}
        onSaved={(item) => close(() => onCreated(item))}
        onClose={() => close()}
      />
    </StackedDialog>
  );
}
