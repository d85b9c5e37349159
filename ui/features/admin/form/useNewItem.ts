import { useState } from 'react';
import { useWrite } from '../session/useWrite.tsx';
import { failureDetail } from '../session/write-failure.ts';
import type { AdminResource, Item } from '../resources/resource.ts';
import { blankValues, checkValues, type FormField } from './form-fields.ts';

export function neededFields({ fields }: AdminResource): FormField[] {
  return fields.filter(({ required }, at) => required && at > 0);
}

const SIMPLE: readonly FormField['control'][] = ['text', 'paragraph', 'lines'];

/** Creates an item from its name where the contract needs no more; otherwise asks for the rest, or says where it is added. */
export function useNewItem(resource: AdminResource, onCreated: (item: Item) => void) {
  const { nouns, fields, body, tabLabel } = resource;
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { mutateAsync, isPending } = useWrite(resource.useCreate, {
    failed: (error) => setRefusal(failureDetail(error)),
    onSuccess: ({ data }) => onCreated(data),
  });
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
