import { useMemo } from 'react';
import type { Option } from '#ui/components/multi-select/useOptionList.ts';
import { resourceOf } from '../resources/resources.ts';
import { useItems } from '../resources/useItems.ts';
import type { FormField } from './form-fields.ts';

/** What a field that refers to other items offers, sorted by name; none until the list is there. */
export function useFieldOptions({ name, options }: FormField): Option[] {
  if (!options) throw new Error(`${name} refers to nothing`);
  const resource = resourceOf(options.list);
  const { items } = useItems(resource);
  return useMemo(
    () =>
      (items ?? []).map((item) => {
        const label = resource.row(item).title;
        return { label, value: options.by === 'id' ? item.id : label };
      }),
    [items, resource, options.by],
  );
}
