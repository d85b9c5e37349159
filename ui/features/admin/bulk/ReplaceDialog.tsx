import { useState } from 'react';
import { capitalised } from '#openapi/names/capitalised.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { BulkDialog, replacementWords } from './BulkDialog.tsx';

interface ReplaceDialogProps {
  resource: AdminResource;
  item: Item;
  proposed?: string;
  onClose: () => void;
  onDone: (gone: Item) => void;
}

/** Moves all references to another item of the list, and deletes this one. */
export function ReplaceDialog({ resource, item, proposed = '', onClose, onDone }: ReplaceDialogProps) {
  const { nouns, row, name } = resource;
  const { items = [] } = useItems(resource);
  const [to, setTo] = useState(proposed);
  const { title } = row(item);
  const others = items.flatMap((one) => (one.id === item.id ? [] : [[one.id, row(one).title] as const]));
  const target = items.find(({ id }) => id === to);
  return (
    <BulkDialog
      title={`Replace “${title}”`}
      command={to === '' ? null : { kind: 'replace', data: { resource: name, from: item.id, to } }}
      confirmLabel="Replace and delete"
      isDangerous
      words={(outcome) => replacementWords(outcome, title, target ? row(target).title : to)}
      done={`${capitalised(nouns.singular)} replaced`}
      failed={`Failed to replace ${nouns.singular}`}
      onClose={onClose}
      onDone={() => onDone(item)}
    >
      <SelectField label="Replace it with" none="Choose…" value={to} options={others} onValueChange={setTo} />
    </BulkDialog>
  );
}
