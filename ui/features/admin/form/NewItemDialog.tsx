import { useRef, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Field } from '#ui/components/Field.tsx';
import { TextArea, TextInput } from '#ui/components/TextInput.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { blankValues, checkValues, textOf, type FieldControl } from './form-fields.ts';
import { focusFault, messagesOf, refusedFields } from './refused-fields.ts';

interface NewItemDialogProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: Item) => void;
  onClose: () => void;
}

/** Asks for what the contract wants besides a name. */
export function NewItemDialog({ resource, name, onCreated, onClose }: NewItemDialogProps) {
  const { fields, nouns, body } = resource;
  const [values, setValues] = useState(() => namedValues(resource, name));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const create = useSingleFlight(
    resource.useCreate({
      mutation: useWriteOptions({
        failed: (error) => {
          const refused = refusedFields(values, error);
          setErrors(refused);
          setRefusal(Object.keys(refused).length > 0 ? '' : failureDetail(error));
        },
        onSuccess: ({ data }) => onCreated(data),
      }),
    }),
  );
  const save = () => {
    const checked = checkValues(body, fields, values);
    setErrors(messagesOf(checked.errors));
    setRefusal('');
    if (checked.errors.length === 0) create.mutate({ data: checked.body });
    else requestAnimationFrame(() => focusFault(form.current));
  };
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
          save();
        }}
      >
        {fields
          .filter(({ required }, at) => required || at === 0)
          .map((field) => (
            <Field key={field.name} label={field.label} required error={errors[field.name]}>
              {(attributes) => {
                const value = values[field.name];
                const box = {
                  ...attributes,
                  value: textOf(value),
                  onChange: ({ target }: { target: { value: string } }) =>
                    setValues({ ...values, [field.name]: target.value }),
                };
                return field.control === 'text' ? <TextInput {...box} /> : <TextArea {...box} rows={3} />;
              }}
            </Field>
          ))}
        <p role="alert" className="text-sm font-medium text-danger">
          {refusal}
        </p>
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

function namedValues({ fields }: AdminResource, name: string) {
  return { ...blankValues(fields), [fields[0]?.name ?? '']: name };
}

const SIMPLE: readonly FieldControl[] = ['text', 'paragraph'];

/** Creates an item from its name where the contract wants no more, and otherwise asks for the rest. What wants more than words is created in its own tab alone. */
export function useNewItem(resource: AdminResource, onCreated: (item: Item) => void) {
  const { fields, body } = resource;
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { mutateAsync, isPending } = resource.useCreate({
    mutation: useWriteOptions({
      failed: (error) => setRefusal(failureDetail(error)),
      onSuccess: ({ data }) => onCreated(data),
    }),
  });
  const needed = fields.filter(({ required }, at) => required && at > 0);
  const create = async (name: string): Promise<boolean> => {
    setRefusal('');
    if (needed.length > 0) {
      setAsked(name);
      return false;
    }
    const checked = checkValues(body, fields, namedValues(resource, name));
    if (checked.errors[0]) setRefusal(checked.errors[0].message);
    if (checked.errors[0] || isPending) return false;
    // The failure is told by the options of the mutation.
    return mutateAsync({ data: checked.body }).then(
      () => true,
      () => false,
    );
  };
  return {
    create,
    canCreate: needed.every(({ control }) => SIMPLE.includes(control)),
    isCreating: isPending,
    refusal,
    asked,
    close: () => setAsked(null),
    finish: (item: Item) => {
      setAsked(null);
      onCreated(item);
    },
  };
}
