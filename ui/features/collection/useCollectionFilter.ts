import type { CollectionOptions } from '#openapi/generated/model.ts';
import type { CollectionFilter } from '#openapi/pages/page-parameters.ts';
import { useUrlParameters, useTypedParameter, withParameter } from '#ui/hooks/useUrlParameters.ts';
import { filterFromUrl } from './collection-query.ts';

export interface CollectionFiltersProps {
  options: CollectionOptions;
  filtering: CollectionFiltering;
}

export interface CollectionFiltering {
  filter: CollectionFilter;
  parameters: URLSearchParams;
  active: number;
  choose: (name: string, value: string) => void;
  setWithout: (without: string) => void;
  clear: () => void;
}

export function useCollectionFilter(): CollectionFiltering {
  const [parameters, change] = useUrlParameters();
  const [without, setWithout] = useTypedParameter('without');
  const filter = { ...filterFromUrl(parameters), without };
  return {
    filter,
    parameters,
    active: Object.values(filter).filter((value) => value.trim() !== '').length,
    choose: (name, value) => change((latest) => withParameter(latest, name, value)),
    setWithout,
    clear: () => {
      setWithout('');
      change(() => new URLSearchParams());
    },
  };
}
