import type { ScreenStart } from '#ui/api/screen.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { getGetNoteQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { prefetchNoteDrink } from '#ui/api/notes.ts';

export { NotePage as Screen } from './NotePage.tsx';

export const prefetch: ScreenStart = async (client, { id = '' }) => {
  const note = getGetNoteQueryOptions(id);
  await client.prefetchQuery(note);
  const found = client.getQueryData(note.queryKey);
  await prefetchNoteDrink(client, found && dataOf(found).cocktail);
};
