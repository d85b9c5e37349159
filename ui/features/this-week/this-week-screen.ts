import type { QueryClient } from '@tanstack/react-query';
import { getListNotesQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { LATEST_NOTES } from './latest-notes.ts';

export { ThisWeekPage as Screen } from './ThisWeekPage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(getListNotesQueryOptions(LATEST_NOTES));
}
