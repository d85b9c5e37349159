import type { CollectionFilter } from '#openapi/pages/collection-filter.ts';
import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useTypedParameter, withParameter } from '#ui/hooks/useTypedParameter.ts';
import { filterFromAddress } from './collection-address.ts';

export interface CollectionFiltering {
  filter: CollectionFilter;
  /** The address that says so, and how the collection is shown. */
  parameters: URLSearchParams;
  /** How many of the filters say something. */
  active: number;
  /** Sets a parameter; an empty value lets everything through. */
  choose: (name: string, value: string) => void;
  setWithout: (without: string) => void;
  clear: () => void;
}

/** The collection's filters, kept in the address so that a view can be shared. */
export function useCollectionFilter(): CollectionFiltering {
  const [parameters, change] = useAddressParameters();
  const [without, setWithout] = useTypedParameter('without');
  const filter = { ...filterFromAddress(parameters), without };
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
