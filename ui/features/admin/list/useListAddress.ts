import { useEffect, useRef } from 'react';
import { MAX_NAME_LETTERS } from '#openapi/generated/limits.ts';
import { useAddressParameters, useTypedParameter, withParameter } from '#ui/hooks/useAddressParameters.ts';
import { pageFromAddress } from '#ui/lib/addresses/paging.ts';

/** The numbers of rows that a page may have. The first one applies unless the address names another. */
export const PAGE_SIZES = [100, 25, 500] as const;

/** Reads and changes the filters, the order and the page of a list. They stand in the address, so that a reload and Back preserve them. */
export function useListAddress() {
  const [parameters, change] = useAddressParameters();
  const [name, setName] = useTypedParameter('name');
  const size = Number(parameters.get('rows'));
  const set = (parameter: string, value: string) =>
    change((latest) => {
      const next = withParameter(latest, parameter, value);
      next.delete('row');
      return next;
    });
  return {
    // A person may write the address, so the name is cut.
    name: name.slice(0, MAX_NAME_LETTERS),
    setName,
    valueOf: (parameter: string) => (parameters.get(parameter) ?? '').slice(0, MAX_NAME_LETTERS),
    set,
    /** Removes everything but the tab and the number of rows. */
    clear: () => {
      setName('');
      change((latest) => new URLSearchParams([...latest].filter(([one]) => ['tab', 'rows'].includes(one))));
    },
    page: pageFromAddress(parameters),
    setPage: (page: number) => set('page', page === 1 ? '' : String(page)),
    perPage: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    row: parameters.get('row'),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

export function rowAddress(tab: string, { id, name }: { id: string; name: string }): string {
  return `?${new URLSearchParams({ tab, name, row: id }).toString()}`;
}

export type RowTarget = { id: string } | null;

/** Focuses a row as soon as the list shows it. A request for a row that the list does not show has no effect. */
export function useReturnToRow(target: RowTarget, shown: readonly { id: string }[]): void {
  const reached = useRef<RowTarget>(null);
  useEffect(() => {
    if (!target || reached.current === target || !shown.some(({ id }) => id === target.id)) return;
    reached.current = target;
    const row = document.getElementById(`row-${target.id}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [target, shown]);
}
