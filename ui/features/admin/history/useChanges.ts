import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type {
  Change,
  ChangeList,
  ChangeAction,
  ListChangesParams,
  ResourceName,
} from '#openapi/generated/model.ts';
import { getListChangesQueryKey, listChanges } from '#ui/api/generated/history/history.ts';
import { dayAfter } from '#openapi/days.ts';
import { momentOf } from '#ui/lib/dates/moments.ts';

interface ChangePage extends ChangeList {
  /** The number of all changes in the page's last revision, of which the page may hold only some. */
  lastCount?: number;
}

/** A group holds the changes of one revision that have been read. */
export interface ChangeGroup {
  changes: [Change, ...Change[]];
  /** The number of all changes of the revision that fit the filter. */
  count: number;
}

/** The page's `next` skips the rest of its last revision, which may be an import of thousands of rows. */
async function readPage(filter: ChangeFilter, before: string, signal: AbortSignal): Promise<ChangePage> {
  const { data: page } = await listChanges({ ...filter, ...(before && { before }) }, { signal });
  const revision = page.changes.at(-1)?.revision;
  if (page.next === null || revision === undefined) return page;
  const { data: last } = await listChanges({ ...filter, revision, limit: 1 }, { signal });
  return { ...page, next: `${revision}-0`, lastCount: last.total };
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
  const total = pages[0]?.total ?? 0;
  const read = groups.reduce((sum, { count }) => sum + count, 0);
  return { total, groups, hasEarlier: read < total };
}

export function useChanges(filter: ChangeFilter) {
  return useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(filter), 'pages'],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: groupsOf,
    // Another administrator may have changed something meanwhile.
    refetchOnMount: 'always',
  });
}

export type ChangeFilter = Omit<ListChangesParams, 'revision' | 'limit' | 'before'>;

/** The day is in the site's time zone. An empty value filters nothing. */
export function changeFilterOf(
  { name, action, resource, day }: Record<'name' | 'action' | 'resource' | 'day', string>,
  timeZone: string,
): ChangeFilter {
  return {
    ...(name.trim() && { name: name.trim() }),
    ...(action && { action: action as ChangeAction }),
    ...(resource && { resource: resource as ResourceName }),
    // The box may hold a year of five digits while the year is being typed.
    ...(day.length === 'yyyy-mm-dd'.length && {
      since: momentOf(timeZone, `${day}T00:00`),
      until: momentOf(timeZone, `${dayAfter(day, 1)}T00:00`),
    }),
  };
}
