import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdminResource, Body, Item } from '../resources/resource.ts';
import { dropStoredForm, storeForm, type StoredForm } from './stored-forms.ts';
import { blankValues, valuesOf, type FormValues } from '../form/form-fields.ts';

const AUTOSAVE_DELAY_MS = 500;

/** Keeps on the device what the form holds beyond `item`, until it is saved or discarded. `stored` is what it began with. */
export function useAutosave(
  form: UseFormReturn<FormValues, unknown, Body>,
  { name: resource, fields }: AdminResource,
  item: Item | null,
  { stored, isDirty }: { stored: StoredForm | null; isDirty: boolean },
): void {
  const store = useEffectEvent(() => {
    if (!isDirty) return;
    const values = form.getValues();
    const before = item ? valuesOf(fields, item) : blankValues(fields);
    const title = values[fields[0]?.name ?? ''];
    storeForm({
      resource,
      id: item?.id ?? null,
      title: typeof title === 'string' ? title : '',
      before,
      values,
      at: new Date().toISOString(),
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(store, AUTOSAVE_DELAY_MS);
      },
    });
    // A phone ends a page without asking.
    const onHidden = () => store();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHidden);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [form]);

  const takeOver = useEffectEvent(() => {
    if (!stored) return;
    storeForm(stored);
    dropStoredForm(stored.page);
  });
  useEffect(() => {
    takeOver();
  }, []);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) store();
    else if (wasDirty.current) dropStoredForm();
    wasDirty.current = isDirty;
  }, [isDirty]);
}
