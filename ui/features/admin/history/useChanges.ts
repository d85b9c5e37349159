import { useInfiniteQuery } from '@tanstack/react-query';
import type { Change, ListChangesParams } from '#openapi/generated/model.ts';
import { getListChangesQueryKey, listChanges } from '#ui/api/generated/history/history.ts';

const PAGE_CHANGES = 50;
const FIRST_PAGE: PageStart = { seen: 0 };

export type ChangeFilter = Pick<
  ListChangesParams,
  'resource' | 'itemId' | 'name' | 'action' | 'revision' | 'since' | 'until'
>;

interface PageStart {
  before?: string;
  seen: number;
}

interface ChangePage {
  total: number;
  changes: Change[];
  next: PageStart | null;
  /** The revision that the page ends in, and how many changes it has in all. */
  folded: { revision: number; count: number } | null;
}

/** A page ends after a whole group, so that thousands of rows of an import do not hide what came before. */
async function readPage(
  filter: ChangeFilter,
  { before, seen }: PageStart,
  signal: AbortSignal,
): Promise<ChangePage> {
  const query = { ...filter, limit: PAGE_CHANGES, ...(before !== undefined && { before }) };
  const { total, next: older, changes } = (await listChanges(query, { signal })).data;
  const end = seen + changes.length;
  const last = changes.at(-1);
  const page = { total, changes, next: older === null ? null : { before: older, seen: end }, folded: null };
  const isWhole = filter.itemId !== undefined || filter.revision !== undefined;
  if (page.next === null || !last || isWhole) return page;

  const { revision } = last;
  const { total: count } = (await listChanges({ ...filter, revision, limit: 1 }, { signal })).data;
  const behind = Math.max(end, seen + changes.findIndex((one) => one.revision === revision) + count);
  const next = behind < total ? { before: `${revision}-0`, seen: behind } : null;
  return { ...page, next, folded: { revision, count } };
}

export function useChanges(filter: ChangeFilter) {
  const query = useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(filter), 'pages'],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // Another administrator may have changed something.
    refetchOnMount: 'always',
  });
  const pages = query.data?.pages;
  return {
    all: pages?.flatMap(({ changes }) => changes),
    total: pages?.[0]?.total ?? 0,
    /** The count of a revision whose changes are not all loaded. */
    countOf: (revision: number) => pages?.find(({ folded }) => folded?.revision === revision)?.folded?.count,
    query,
  };
}

export type Changes = ReturnType<typeof useChanges>;
