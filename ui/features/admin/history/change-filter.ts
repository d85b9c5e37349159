import { dayAfter } from '#openapi/dates/days.ts';
import type { ChangeAction, ListChangesParams, ResourceName } from '#openapi/generated/model.ts';
import { momentOf } from '#ui/lib/dates/zoned-time.ts';

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
