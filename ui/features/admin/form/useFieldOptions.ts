import { useMemo } from 'react';
import type { Option } from '#ui/components/multi-select/useOptionList.ts';
import { resourceOf } from '../resources/resources.ts';
import { useItems } from '../resources/useItems.ts';
import type { FormField } from './form-fields.ts';

export interface FieldOptions {
  /** Sorted by name; none until the list is loaded. */
  options: Option[];
  plural: string;
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export function useFieldOptions({ name, options: source }: FormField): FieldOptions {
  if (!source) throw new Error(`${name} refers to nothing`);
  const resource = resourceOf(source.list);
  const { items, isError, refetch } = useItems(resource);
  const options = useMemo(
    () =>
      (items ?? []).map((item) => {
        const label = resource.row(item).title;
        return { label, value: source.by === 'id' ? item.id : label };
      }),
    [items, resource, source.by],
  );
  const { plural } = resource.nouns;
  return { options, plural, isLoading: !items && !isError, isError, refetch };
}
