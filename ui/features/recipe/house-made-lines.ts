import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import {
  getListHouseIngredientsQueryKey,
  listHouseIngredients,
} from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/addresses/kept-reads.ts';
import { againWhenBack } from '#ui/lib/browser/page-leaving.ts';

/** By the number of a line: the id of what the house makes itself. */
export type HouseMadeLines = Readonly<Record<number, string>>;

/** Only what the lines name: the page would carry all the house's recipes in vain. */
export const houseMadeLines = ({ ingredients }: Pick<Cocktail, 'ingredients'>) =>
  queryOptions({
    queryKey: [...getListHouseIngredientsQueryKey(), { shown: 'lines', lines: ingredients }],
    queryFn: async ({ signal }): Promise<HouseMadeLines> => {
      const [items, { houseMadeIn }] = await Promise.all([
        listHouseIngredients(HOUSE_MADE_READ, { signal }),
        againWhenBack(() => import('./written-rules.ts')),
      ]);
      return Object.fromEntries(
        ingredients.flatMap((line, index) => {
          const item = houseMadeIn(line, items);
          return item ? [[index, item.id]] : [];
        }),
      );
    },
  });
