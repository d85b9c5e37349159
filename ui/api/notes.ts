import type { QueryClient } from '@tanstack/react-query';
import { dataOf } from './data-of.ts';
import { getGetCocktailQueryOptions, useGetCocktail } from './generated/cocktails/cocktails.ts';
import { getListNotesQueryOptions } from './generated/notes/notes.ts';

export const NEWEST_NOTE = { limit: 1 };

export function useNoteDrink(id: string | null | undefined) {
  return useGetCocktail(id ?? '', { query: { select: dataOf, enabled: Boolean(id) } }).data;
}

export async function prefetchNoteDrink(client: QueryClient, id: string | null | undefined): Promise<void> {
  if (id) await client.prefetchQuery(getGetCocktailQueryOptions(id));
}

export async function prefetchNewestNote(client: QueryClient): Promise<void> {
  const notes = getListNotesQueryOptions(NEWEST_NOTE);
  await client.prefetchQuery(notes);
  await prefetchNoteDrink(client, client.getQueryData(notes.queryKey)?.[0]?.cocktail);
}
