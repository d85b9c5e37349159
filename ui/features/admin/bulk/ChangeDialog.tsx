import { useState } from 'react';
import { updateItems } from '#ui/api/generated/bulk/bulk.ts';
import { Field, SelectField } from '#ui/components/Field.tsx';
import { FieldBox } from '../form/FieldBox.tsx';
import type { FormValue } from '../resources/form-fields.ts';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import type { AdminResource } from '../resources/resource.ts';
import { bulkEdits, editedFields } from './bulk-edits.ts';

interface ChangeDialogProps {
  resource: AdminResource;
  ids: string[];
  title: string;
  description: string;
  onClose: () => void;
}

/** Changes one field of many items; the administrator chooses the field and its value. */
export function ChangeDialog({ resource, ids, ...rest }: ChangeDialogProps) {
  const edits = bulkEdits(resource.fields);
  const [key, setKey] = useState('');
  const [value, setValue] = useState<FormValue | undefined>(undefined);
  const edit = edits.find((one) => one.key === key);
  const edited = edit && editedFields(edit, value);
  return (
    <TrialDialog
      {...rest}
      send={updateItems}
      data={edited ? { resource: resource.name, ids, ...edited } : null}
      confirmLabel="Change"
    >
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
          {(attributes) => (
            <FieldBox field={edit.field} attributes={attributes} value={value} onChange={setValue} />
          )}
        </Field>
      )}
    </TrialDialog>
  );
}
