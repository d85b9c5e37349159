import { useInfiniteQuery } from '@tanstack/react-query';
import type { Change, ListChangesParams } from '#openapi/generated/model/index.ts';
import { getListChangesQueryKey, listChanges } from '#ui/api/generated/history/history.ts';
import { hasStatus } from '../session/write-failure.ts';
import { useAdminSession } from '../session/admin-session.ts';

const PAGE_CHANGES = 50;
const FIRST_PAGE: PageStart = { seen: 0 };

export type ChangeFilter = Pick<ListChangesParams, 'resource' | 'itemId' | 'action' | 'revision'>;

interface PageStart {
  /** The change before the page. */
  before?: string;
  /** How many changes come before it. */
  seen: number;
}

interface ChangePage {
  total: number;
  changes: Change[];
  /** Where the next page begins; null after the last. */
  next: PageStart | null;
  /** What the page ends in the middle of, and how many changes there are of it. */
  folded: { revision: number; count: number } | null;
}

/**
 * A page of the history. One that ends within changes that were made together, as an import and what undid it were,
 * has the next begin after them, so that a sheet of thousands of rows does not stand between the reader and what came
 * before.
 */
async function readPage(
  filter: ChangeFilter,
  { before, seen }: PageStart,
  signal: AbortSignal,
): Promise<ChangePage> {
  const query = { ...filter, limit: PAGE_CHANGES, ...(before !== undefined && { before }) };
  const { total, next: older, changes } = await listChanges(query, { signal });
  const end = seen + changes.length;
  const last = changes.at(-1);
  const page = { total, changes, next: older === null ? null : { before: older, seen: end }, folded: null };
  const isWhole = filter.itemId !== undefined || filter.revision !== undefined;
  if (page.next === null || !last || isWhole) return page;

  const { revision } = last;
  const { total: count } = await listChanges({ ...filter, revision, limit: 1 }, { signal });
  const behind = Math.max(end, seen + changes.findIndex((one) => one.revision === revision) + count);
  const next = behind < total ? { before: `${revision}-0`, seen: behind } : null;
  return { ...page, next, folded: { revision, count } };
}

/** The administrator's changes, newest first and page by page; read again whenever they are shown. */
export function useChanges(filter: ChangeFilter) {
  const { expire } = useAdminSession();
  const query = useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(filter), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await readPage(filter, pageParam, signal);
      } catch (error) {
        if (error instanceof Error && hasStatus(error, 401)) expire();
        throw error;
      }
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // Someone else may have changed something.
    refetchOnMount: 'always',
  });
  const pages = query.data?.pages;
  return {
    changes: pages?.flatMap(({ changes }) => changes),
    total: pages?.[0]?.total ?? 0,
    /** How many changes a revision made, where not all of them are here. */
    countOf: (revision: number) => pages?.find(({ folded }) => folded?.revision === revision)?.folded?.count,
    error: query.isError ? query.error : null,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
