import { useState } from 'react';
import type { BulkUpdate } from '#openapi/generated/model.ts';
import { updateItems } from '#ui/api/generated/bulk/bulk.ts';
import { Field, SelectField } from '#ui/components/Field.tsx';
import { FieldControl } from '../form/controls/FieldControl.tsx';
import { useNewItemDialog } from '../form/ItemForm.tsx';
import type { FormField, FormValue } from '../resources/form-fields.ts';
import { DryRunDialog } from '../dialogs/DryRunDialog.tsx';
import type { AdminResource } from '../resources/admin-resource.ts';

interface BulkEdit {
  verb: 'set' | 'add' | 'remove';
  label: string;
  field: FormField;
}

/** The controls whose values make sense in many items. A text belongs to one item. */
const SETTABLE: readonly FormField['control'][] = ['choice', 'difficulty', 'single', 'moment', 'date'];

/** Follows from the contract, so that a new field can be changed in many items too. */
export function bulkEdits(fields: readonly FormField[]): BulkEdit[] {
  return fields.flatMap((field): BulkEdit[] => {
    const label = field.label.toLowerCase();
    if (SETTABLE.includes(field.control)) return [{ verb: 'set', label: `Set ${label}`, field }];
    if (field.control !== 'multiple') return [];
    return [
      { verb: 'add', label: `Add ${label}`, field },
      { verb: 'remove', label: `Remove ${label}`, field },
    ];
  });
}

/** Returns null until a value is chosen. */
function requestFields({ verb, field }: BulkEdit, value: FormValue): Partial<BulkUpdate> | null {
  if (verb !== 'set') return (value as string[]).length === 0 ? null : { [verb]: { [field.name]: value } };
  if (value === '' && field.required) return null;
  return { set: { [field.name]: value === '' ? null : value } };
}

interface BulkEditDialogProps {
  resource: AdminResource;
  ids: string[];
  title: string;
  description: string | undefined;
}

export function BulkEditDialog({ resource, ids, ...rest }: BulkEditDialogProps) {
  const edits = bulkEdits(resource.fields);
  const openNewItem = useNewItemDialog();
  const [label, setLabel] = useState('');
  const [value, setValue] = useState<FormValue | undefined>(undefined);
  const edit = edits.find((candidate) => candidate.label === label);
  const changes = edit && value !== undefined ? requestFields(edit, value) : null;
  return (
    <DryRunDialog
      {...rest}
      runCommand={updateItems}
      command={changes && { resource: resource.name, ids, ...changes }}
      confirmLabel="Change"
    >
      <SelectField
        label="What to change"
        emptyLabel="Choose…"
        value={label}
        options={edits.map((option) => option.label)}
        onValueChange={(chosen) => {
          setLabel(chosen);
          setValue(undefined);
        }}
      />
      {edit && (
        <Field key={label} label={edit.field.label}>
          {(attributes) => (
            <FieldControl
              field={edit.field}
              attributes={attributes}
              value={value}
              onChange={setValue}
              openNewItem={edit.verb === 'remove' ? undefined : openNewItem}
            />
          )}
        </Field>
      )}
    </DryRunDialog>
  );
}
