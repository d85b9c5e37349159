import { useState } from 'react';
import { capitalised } from '#openapi/names/capitalised.ts';
import { Field, SelectField } from '#ui/components/Field.tsx';
import { FieldBox } from '../form/FieldBox.tsx';
import type { FormValue } from '../form/form-fields.ts';
import type { AdminResource } from '../resources/resource.ts';
import { BulkDialog, dryRunWords } from './BulkDialog.tsx';
import { bulkEdits, editedFields, type QuickEdit } from './bulk-edits.ts';

interface UpdateDialogProps {
  resource: AdminResource;
  ids: readonly string[];
  quick: QuickEdit | null;
  description: string;
  onClose: () => void;
}

export function UpdateDialog({ resource, ids, quick, description, onClose }: UpdateDialogProps) {
  const { nouns, fields, name } = resource;
  const edits = bulkEdits(fields);
  const [key, setKey] = useState('');
  const [value, setValue] = useState<FormValue | undefined>(undefined);
  const edit = edits.find((one) => one.key === key);
  const sent = quick ? { set: quick.set } : edit && editedFields(edit, value);
  const what = nounFor(resource, ids.length);
  return (
    <BulkDialog
      title={`${quick?.label ?? 'Change'} ${what}`}
      description={description}
      command={sent ? { kind: 'update', data: { resource: name, ids: [...ids], ...sent } } : null}
      confirmLabel={quick?.label ?? 'Change'}
      words={(outcome) => dryRunWords('update', outcome, nouns)}
      done={`${capitalised(nouns.plural)} updated`}
      failed={`Failed to update ${nouns.plural}`}
      onClose={onClose}
      onDone={onClose}
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
    </BulkDialog>
  );
}

/** '12 cocktails'. */
export function nounFor({ nouns: { singular, plural } }: AdminResource, count: number): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
