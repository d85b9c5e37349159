import type { ScreenStart } from '#ui/api/screen.ts';
import { getGetHouseIngredientQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { scaledLinesChunk } from './scaled-lines-chunk.ts';

export { HouseIngredientPage as Screen } from './HouseIngredientPage.tsx';

export const prefetch: ScreenStart = (client, { id = '' }) =>
  client.prefetchQuery(getGetHouseIngredientQueryOptions(id));

export const loadParts: ScreenStart = () => scaledLinesChunk.load();
