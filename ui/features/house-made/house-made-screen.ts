import type { ScreenStart } from '#ui/api/screen.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';

export { HouseMadePage as Screen } from './HouseMadePage.tsx';

export const prefetch: ScreenStart = (client) => client.prefetchQuery(getListHouseIngredientsQueryOptions());
