import { useState } from 'react';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Field, SelectField } from '#ui/components/Field.tsx';
import { FieldBox } from '../form/FieldBox.tsx';
import type { FormValue } from '../form/form-fields.ts';
import { updateCommand } from '../outcome/commands.ts';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { bulkEdits, editedFields, type QuickEdit } from './bulk-edits.ts';
import { BulkOutcome } from './bulk-words.tsx';

interface UpdateDialogProps {
  resource: AdminResource;
  ids: string[];
  /** Null lets the administrator choose the field and its value. */
  quick: QuickEdit | null;
  /** '12 cocktails'. */
  what: string;
  description: string;
  onClose: () => void;
}

export function UpdateDialog({ resource, ids, quick, what, description, onClose }: UpdateDialogProps) {
  const { nouns, fields, name } = resource;
  const edits = bulkEdits(fields);
  const [key, setKey] = useState('');
  const [value, setValue] = useState<FormValue | undefined>(undefined);
  const edit = edits.find((one) => one.key === key);
  const sent = quick ? { set: quick.set } : edit && editedFields(edit, value);
  const label = quick?.label ?? 'Change';
  return (
    <TrialDialog
      title={`${label} ${what}`}
      description={description}
      command={sent ? updateCommand({ resource: name, ids, ...sent }) : null}
      confirmLabel={label}
      tell={(outcome) => <BulkOutcome outcome={outcome} kind="update" nouns={nouns} />}
      done={`${capitalised(nouns.plural)} updated`}
      failed={`Failed to update ${nouns.plural}`}
      offersUndo
      onClose={onClose}
    >
      {!quick && (
        <>
          <SelectField
            label="What to change"
            none="Choose…"
            value={key}
            options={edits.map((one) => [one.key, one.label])}
            onValueChange={(chosen) => {
              setKey(chosen);
              setValue(undefined);
            }}
          />
          {edit && (
            <Field key={key} label={edit.field.label}>
              {(attributes) => <FieldBox {...{ field: edit.field, attributes, value }} onChange={setValue} />}
            </Field>
          )}
        </>
      )}
    </TrialDialog>
  );
}
