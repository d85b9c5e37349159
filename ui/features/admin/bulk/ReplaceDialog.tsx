import { useState } from 'react';
import { replaceItemEverywhere } from '#ui/api/generated/bulk/bulk.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { DryRunDialog } from '../dialogs/DryRunDialog.tsx';
import { unsavedLoss } from '../form/unsaved-form.ts';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { useSortedItems } from '../resources/useSortedItems.ts';

interface ReplaceDialogProps {
  resource: AdminResource;
  item: AdminItem;
  proposedId: string;
  onDone: (deletedItem: AdminItem) => void;
}

export function ReplaceDialog({ resource, item, proposedId, onDone }: ReplaceDialogProps) {
  const { summarise, name } = resource;
  const { items = [] } = useSortedItems(resource);
  const [to, setTo] = useState(proposedId);
  const others = items
    .filter(({ id }) => id !== item.id)
    .map((other) => [other.id, summarise(other).title] as const);
  return (
    <DryRunDialog
      title={`Replace “${summarise(item).title}”`}
      description={`Everything that names it will name the other one instead. Then it is deleted.${unsavedLoss(name, item.id)}`}
      runCommand={replaceItemEverywhere}
      command={to === '' ? null : { resource: name, from: item.id, to }}
      confirmLabel="Replace and delete"
      isDangerous
      onDone={() => onDone(item)}
    >
      <SelectField
        label="Replace it with"
        emptyLabel="Choose…"
        value={to}
        options={others}
        onValueChange={setTo}
      />
    </DryRunDialog>
  );
}
