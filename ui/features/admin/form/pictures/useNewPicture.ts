import { useEffect, useRef } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import type { FormField, FormValue } from '../form-fields.ts';
import type { useItemForm } from '../useItemForm.ts';

const OF_PICTURE = ['imageFocus', 'imageAlt'];

/**
 * Another picture begins without focal point and alternative text; the saved one has its own back. Call what it gives when a picture was
 * chosen or its address was typed to the end.
 */
export function useNewPicture(
  { form, item, conflict }: Pick<ReturnType<typeof useItemForm>, 'form' | 'item' | 'conflict'>,
  fields: readonly FormField[],
) {
  const name = fields.find(({ picture }) => picture !== undefined)?.picture ?? '';
  const before = useRef<FormValue | undefined>(undefined);
  // After what a copied item, an earlier visit, a save, another's save or a decision brings.
  useEffect(() => {
    before.current = form.getValues(name);
  }, [form, name, item, conflict]);
  return () => {
    const [now, earlier, saved] = [form.getValues(name), before.current, form.formState.defaultValues ?? {}];
    before.current = now;
    const isBack = now === saved[name];
    if (now === earlier || (!earlier && !isBack)) return;
    const stale = OF_PICTURE.filter((one) => {
      const own = form.getValues(one) || '';
      if (isBack) return own !== saved[one] && (earlier || own === '');
      // What was typed ahead of a picture is meant for it.
      return own !== '' && (earlier !== saved[name] || own === saved[one]);
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
