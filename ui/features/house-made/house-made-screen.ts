import type { QueryClient } from '@tanstack/react-query';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';

export { HouseMadePage as Screen } from './HouseMadePage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(getListHouseIngredientsQueryOptions());
}
