import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { dataOf } from '#ui/api/data-of.ts';
import { getGetNoteQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { prefetchNoteDrink } from '#ui/api/notes.ts';

export { NotePage as Screen } from './NotePage.tsx';

export async function prefetch(client: QueryClient, { id = '' }: Readonly<Params>): Promise<void> {
  const note = getGetNoteQueryOptions(id);
  await client.prefetchQuery(note);
  const found = client.getQueryData(note.queryKey);
  await prefetchNoteDrink(client, found && dataOf(found).cocktail);
}
