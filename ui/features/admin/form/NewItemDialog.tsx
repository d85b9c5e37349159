import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Field } from '#ui/components/Field.tsx';
import { TextArea, TextInput } from '#ui/components/TextInput.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { Failure } from '../session/write-failure.tsx';
import { blankValues, checkValues, textOf, type FieldControl, type FormField } from './form-fields.ts';
import { messagesOf, refusedFields } from './refused-fields.ts';
import { useFieldMessages } from './useFieldMessages.ts';

const SIMPLE: readonly FieldControl[] = ['text', 'paragraph'];

/** The name, and what the contract wants besides it. */
function neededFields({ fields }: AdminResource): FormField[] {
  return fields.filter(({ required }, at) => required || at === 0);
}

/** An item that needs more than words can only be created in its own tab. */
export function canBeNamed(resource: AdminResource): boolean {
  return neededFields(resource).every(({ control }) => SIMPLE.includes(control));
}

interface NewItemDialogProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: Item) => void;
  onClose: () => void;
}

/** Creates an item for a field that refers to it. */
export function NewItemDialog({ resource, name, onCreated, onClose }: NewItemDialogProps) {
  const { fields, nouns, body } = resource;
  const [values, setValues] = useState({ ...blankValues(fields), [fields[0]?.name ?? '']: name });
  const { form, messages, tell } = useFieldMessages();
  const create = useSingleFlight(
    resource.useCreate({
      mutation: useWriteOptions({
        failed: (error) => tell(refusedFields(values, error)),
        onSuccess: ({ data }) => onCreated(data),
      }),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={`New ${nouns.button}`}>
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form below the dialog.
          event.stopPropagation();
          const checked = checkValues(body, fields, values);
          tell(messagesOf(checked.errors));
          if (checked.errors.length === 0) create.mutate({ data: checked.body });
        }}
      >
        {neededFields(resource).map((field) => (
          <Field key={field.name} label={field.label} required error={messages[field.name]}>
            {(attributes) => {
              const box = {
                ...attributes,
                value: textOf(values[field.name]),
                onChange: ({ target }: { target: { value: string } }) =>
                  setValues({ ...values, [field.name]: target.value }),
              };
              return field.control === 'text' ? <TextInput {...box} /> : <TextArea {...box} rows={3} />;
            }}
          </Field>
        ))}
        {Object.keys(messages).length === 0 && <Failure error={create.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={create.isPending}>{`Add ${nouns.button}`}</Button>
        </div>
      </form>
    </Dialog>
  );
}
