import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getListNotesQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { pageFromAddress } from '#ui/lib/addresses/paging.ts';
import { notesQuery } from './notes-query.ts';

export { ThisWeekPage as Screen } from './ThisWeekPage.tsx';

export function prefetch(client: QueryClient, _: Readonly<Params>, search: URLSearchParams) {
  return client.prefetchQuery(getListNotesQueryOptions(notesQuery(pageFromAddress(search))));
}
