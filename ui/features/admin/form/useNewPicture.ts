import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from '#ui/components/toast/toast.ts';
import type { Body } from '../resources/resource.ts';
import type { FormField, FormValue, FormValues } from './form-fields.ts';

/** What says something about a picture. */
const OF_PICTURE = ['imageFocus', 'imageAlt'];

/**
 * The focal point and the alternative text belong to the picture that was there: another one begins without them, and the saved one has its
 * own back. Call what it gives when a picture was chosen or its address was typed to the end.
 */
export function useNewPicture(form: UseFormReturn<FormValues, unknown, Body>, fields: readonly FormField[]) {
  const name = fields.find(({ picture }) => picture !== undefined)?.picture ?? '';
  const before = useRef<FormValue | undefined>(undefined);
  // After what a copied item or an earlier visit brings.
  useEffect(() => {
    before.current = form.getValues(name);
  }, [form, name]);
  return () => {
    const [now, earlier, saved] = [form.getValues(name), before.current, form.formState.defaultValues ?? {}];
    before.current = now;
    const isBack = now === saved[name];
    if (now === earlier || (!earlier && !isBack)) return;
    const stale = OF_PICTURE.filter((one) => {
      const own = form.getValues(one) || '';
      // What was typed ahead of a picture is meant for it.
      return own !== (isBack ? saved[one] : '') && (earlier || own === '');
    });
    for (const one of stale)
      form.setValue(one, isBack ? (saved[one] as string) : '', { shouldDirty: true, shouldValidate: true });
    if (stale.length > 0 && !isBack)
      toast({
        title: 'Another picture',
        description: 'The focal point and the alternative text of the one before are gone',
      });
  };
}
