import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Change, ListChangesParams } from '#openapi/generated/model.ts';
import { getListChangesQueryKey, listChanges } from '#ui/api/generated/history/history.ts';

const PAGE_CHANGES = 50;
const FIRST_PAGE: PageStart = { seen: 0 };

export type ChangeFilter = Pick<
  ListChangesParams,
  'resource' | 'itemId' | 'name' | 'action' | 'since' | 'until'
>;

interface PageStart {
  before?: string;
  /** This is the number of changes before the page. */
  seen: number;
}

interface ChangePage {
  total: number;
  changes: Change[];
  next: PageStart | null;
  /** This is the number of all changes in the page's last revision, of which the page may hold only some. */
  lastCount?: number;
}

/** A group holds the changes of one revision that have been read. */
export interface ChangeGroup {
  changes: [Change, ...Change[]];
  /** This is the number of all changes of the revision that fit the filter. */
  count: number;
}

/** Reads pages that end after a whole revision, so that an import of thousands of rows does not hide earlier changes. */
async function readPage(filter: ChangeFilter, start: PageStart, signal: AbortSignal): Promise<ChangePage> {
  const { before, seen } = start;
  const query = { ...filter, limit: PAGE_CHANGES, ...(before !== undefined && { before }) };
  const { total, next: older, changes } = (await listChanges(query, { signal })).data;
  const revision = changes.at(-1)?.revision;
  if (older === null || revision === undefined) return { total, changes, next: null };
  if (filter.itemId !== undefined) return { total, changes, next: { before: older, seen } };

  const { total: count } = (await listChanges({ ...filter, revision, limit: 1 }, { signal })).data;
  const behind = seen + changes.findIndex((one) => one.revision === revision) + count;
  const next = behind < total ? { before: `${revision}-0`, seen: behind } : null;
  return { total, changes, next, lastCount: count };
}

function groupsOf({ pages }: InfiniteData<ChangePage>) {
  const groups: ChangeGroup[] = [];
  for (const { changes, lastCount } of pages) {
    for (const change of changes) {
      const last = groups.at(-1);
      if (last?.changes[0].revision === change.revision) last.count = last.changes.push(change);
      else groups.push({ changes: [change], count: 1 });
    }
    const last = groups.at(-1);
    if (last && lastCount !== undefined) last.count = lastCount;
  }
  return { total: pages[0]?.total ?? 0, groups };
}

/** Reads the changes, the newest first. */
export function useChanges(filter: ChangeFilter) {
  return useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(filter), 'pages'],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    select: groupsOf,
    // Another administrator may have changed something meanwhile.
    refetchOnMount: 'always',
  });
}
