import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page's queries found, as its document carries it to the browser: nothing but keys and findings. */
export interface PageState {
  found: [QueryKey, unknown][];
  /** Lists by column, so that names are said once and what is alike stands together, which packs into less. */
  lists: [QueryKey, names: string[], columns: unknown[][]][];
  failed: [QueryKey, error: unknown][];
}

type Item = Record<string, unknown>;

/** What `client` holds by now. */
export function pageStateOf(client: QueryClient): PageState {
  const state: PageState = { found: [], lists: [], failed: [] };
  for (const { queryKey, state: query } of client.getQueryCache().getAll()) {
    const { status, data, error } = query;
    if (status === 'error') state.failed.push([queryKey, error]);
    else if (status === 'success' && isUniform(data)) {
      const names = Object.keys(data[0] ?? {});
      state.lists.push([queryKey, names, names.map((name) => data.map((item) => item[name]))]);
    } else if (status === 'success') state.found.push([queryKey, data]);
  }
  return state;
}

/** Makes `client` hold what the server's held when it rendered the page. */
export function restorePageState(client: QueryClient, { found, lists, failed }: PageState): void {
  for (const [queryKey, data] of found) client.setQueryData(queryKey, data);
  for (const [queryKey, names, columns] of lists) {
    const items = columns[0]?.map((_, row) =>
      Object.fromEntries(names.map((name, column) => [name, columns[column]?.[row]])),
    );
    client.setQueryData(queryKey, items);
  }
  for (const [queryKey, error] of failed) {
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: 'error', error: error as Error, errorUpdateCount: 1 });
  }
}

/** Whether all of a list's items have the same properties in the same order, and some at all. */
function isUniform(data: unknown): data is Item[] {
  if (!Array.isArray(data)) return false;
  const [first] = data.map(namesIn);
  return !!first && first !== '[]' && data.every((item) => namesIn(item) === first);
}

function namesIn(item: unknown): string {
  const isObject = item !== null && typeof item === 'object' && !Array.isArray(item);
  return isObject ? JSON.stringify(Object.keys(item)) : '';
}
