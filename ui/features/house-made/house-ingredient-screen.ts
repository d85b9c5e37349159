import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getGetHouseIngredientQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { scaledLinesChunk } from './scaled-lines-chunk.ts';

export { HouseIngredientPage as Screen } from './HouseIngredientPage.tsx';

export function prefetch(client: QueryClient, { id = '' }: Readonly<Params>) {
  return client.prefetchQuery(getGetHouseIngredientQueryOptions(id));
}

export async function loadParts(): Promise<void> {
  await scaledLinesChunk.load();
}
