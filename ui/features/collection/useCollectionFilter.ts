import type { CollectionOptions } from '#openapi/generated/model.ts';
import { useTypedParameter } from '#ui/history/useTypedParameter.ts';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';
import { filterFromUrl } from './collection-url.ts';

export function useCollectionFilter() {
  const [parameters, updateQuery] = useUrlParameters();
  const [without, setWithout] = useTypedParameter('without');
  const filter = { ...filterFromUrl(parameters), without };
  return {
    filter,
    parameters,
    activeCount: Object.values(filter).filter((value) => value.trim() !== '').length,
    choose: (name: string, value: string) => updateQuery((latest) => withParameter(latest, name, value)),
    setWithout,
    clear: () => {
      setWithout('');
      updateQuery(() => new URLSearchParams());
    },
  };
}

export type CollectionFiltering = ReturnType<typeof useCollectionFilter>;

export interface CollectionFiltersProps {
  options: CollectionOptions;
  filtering: CollectionFiltering;
}
