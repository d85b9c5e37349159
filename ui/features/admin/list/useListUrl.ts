import { MAX_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
import { useTypedParameter } from '#ui/history/useTypedParameter.ts';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';
import { DASHBOARD_PAGE_SIZES } from '#ui/lib/pages/page-sizes.ts';
import { pageInUrl } from '#ui/lib/pages/paging.ts';

/** Reads and changes a list's filters, order and page. The URL holds them, so a reload and Back keep them. */
export function useListUrl() {
  const [parameters, updateQuery] = useUrlParameters();
  const [name, setName] = useTypedParameter('name');
  const size = Number(parameters.get('rows'));
  const set = (parameter: string, value: string) =>
    updateQuery((latest) => {
      const next = withParameter(latest, parameter, value);
      next.delete('row');
      return next;
    });
  return {
    // A person may type the URL, so a long name is cut.
    name: name.slice(0, MAX_NAME_CHARACTERS),
    setName,
    get: (parameter: string) => (parameters.get(parameter) ?? '').slice(0, MAX_NAME_CHARACTERS),
    set,
    /** Removes everything but the tab and the number of rows. */
    clear: () => {
      setName('');
      updateQuery(
        (latest) => new URLSearchParams([...latest].filter(([key]) => ['tab', 'rows'].includes(key))),
      );
    },
    page: pageInUrl(parameters),
    setPage: (page: number) => set('page', page === 1 ? '' : String(page)),
    perPage: DASHBOARD_PAGE_SIZES.find((offered) => offered === size) ?? DASHBOARD_PAGE_SIZES[0],
    row: parameters.get('row'),
  };
}

export type ListUrl = ReturnType<typeof useListUrl>;

export function rowUrl(tab: string, { id, name }: { id: string; name: string }): string {
  return `?${new URLSearchParams({ tab, name, row: id }).toString()}`;
}
