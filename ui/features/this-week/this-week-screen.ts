import type { ScreenStart } from '#ui/api/screen.ts';
import { getListNotesQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { pageFromAddress } from '#ui/lib/addresses/paging.ts';
import { notesQuery } from './notes-query.ts';

export { ThisWeekPage as Screen } from './ThisWeekPage.tsx';

export const prefetch: ScreenStart = (client, _, search) =>
  client.prefetchQuery(getListNotesQueryOptions(notesQuery(pageFromAddress(search))));
