import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Field } from '#ui/components/Field.tsx';
import { TextArea, TextInput } from '#ui/components/TextInput.tsx';
import type { AdminResource, Body, Item } from '../resources/resource.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.tsx';
import { contractResolver, markRefused } from './form-errors.ts';
import { blankValues, checkValues, namesOf, type FormValues, type FormField } from './form-fields.ts';

interface NewItemDialogProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: Item) => void;
  onClose: () => void;
}

export function NewItemDialog({ resource, name, onCreated, onClose }: NewItemDialogProps) {
  const { fields, nouns } = resource;
  const [refusal, setRefusal] = useState('');
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: { ...blankValues(fields), [fields[0]?.name ?? '']: name },
    resolver: contractResolver((values) => checkValues(resource.body, fields, values)),
  });
  const create = useSingleFlight(
    resource.useCreate({
      mutation: useWriteOptions({
        failed: (error) => {
          const isMarked = markRefused(form, namesOf(fields), error);
          setRefusal(isMarked ? '' : failureDetail(error));
        },
        onSuccess: ({ data }) => onCreated(data),
      }),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={`New ${nouns.button}`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // React passes it on to the form below the dialog.
          event.stopPropagation();
          setRefusal('');
          void form.handleSubmit((data) => create.mutate({ data }))(event);
        }}
      >
        {[...fields.slice(0, 1), ...neededFields(resource)].map((field) => (
          <Field
            key={field.name}
            label={field.label}
            required
            error={form.formState.errors[field.name]?.message}
          >
            {(attributes) =>
              field.control === 'text' ? (
                <TextInput {...attributes} {...form.register(field.name)} />
              ) : (
                <TextArea {...attributes} {...form.register(field.name)} rows={3} />
              )
            }
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

function neededFields({ fields }: AdminResource): FormField[] {
  return fields.filter(({ required }, at) => required && at > 0);
}

const SIMPLE: readonly FormField['control'][] = ['text', 'paragraph', 'lines'];

/** Creates an item from its name where the contract needs no more; otherwise asks for the rest, or says where it is added. */
export function useNewItem(resource: AdminResource, onCreated: (item: Item) => void) {
  const { nouns, fields, body, tabLabel } = resource;
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSingleFlight(
    resource.useCreate({
      mutation: useWriteOptions({
        failed: (error) => setRefusal(failureDetail(error)),
        onSuccess: ({ data }) => onCreated(data),
      }),
    }),
  );
  const create = async (name: string): Promise<boolean> => {
    setRefusal('');
    const needed = neededFields(resource);
    if (needed.length > 0) {
      if (needed.every(({ control }) => SIMPLE.includes(control))) setAsked(name);
      else setRefusal(`A ${nouns.singular} needs more than a name. Add it in the tab “${tabLabel}”.`);
      return false;
    }
    const values = { ...blankValues(fields), [fields[0]?.name ?? '']: name };
    const checked = checkValues(body, fields, values);
    if (checked.errors[0]) {
      setRefusal(checked.errors[0].message);
      return false;
    }
    if (isPending) return false;
    // The failure is told by the options of the mutation.
    return mutateAsync({ data: checked.body }).then(
      () => true,
      () => false,
    );
  };
  return {
    create,
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
