import { useState } from 'react';
import { capitalised } from '#openapi/names/capitalised.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { replaceCommand } from '../outcome/commands.ts';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import { type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { ReplacementOutcome } from './bulk-words.tsx';

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
    <TrialDialog
      title={`Replace “${title}”`}
      command={to === '' ? null : replaceCommand({ resource: name, from: item.id, to })}
      confirmLabel="Replace and delete"
      isDangerous
      tell={(outcome) => (
        <ReplacementOutcome outcome={outcome} from={title} to={target ? row(target).title : to} />
      )}
      done={`${capitalised(nouns.singular)} replaced`}
      failed={`Failed to replace ${nouns.singular}`}
      offersUndo
      onClose={onClose}
      onDone={() => onDone(item)}
    >
      <SelectField label="Replace it with" none="Choose…" value={to} options={others} onValueChange={setTo} />
    </TrialDialog>
  );
}
