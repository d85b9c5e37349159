import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { FAMILY_LOOKED_AT } from '#ui/lib/addresses/kept-reads.ts';
import { againWhenBack } from '#ui/lib/browser/page-leaving.ts';

interface Variation {
  id: string;
  name: string;
  change: string;
}

const MAX_SHOWN = 5;

/** The family of a recipe among those most like it. The page brings the words along, and not the recipes. */
export const variations = ({ id, ingredients }: Pick<Cocktail, 'id' | 'ingredients'>) =>
  queryOptions({
    queryKey: [
      ...getListSimilarCocktailsQueryKey(id, FAMILY_LOOKED_AT),
      { shown: 'variations', ingredients },
    ],
    queryFn: async ({ signal }): Promise<Variation[]> => {
      const [similar, { variationOf }] = await Promise.all([
        listSimilarCocktails(id, FAMILY_LOOKED_AT, { signal }),
        againWhenBack(() => import('#openapi/ingredients/variation.ts')),
      ]);
      return similar
        .flatMap((other) => {
          const change = variationOf(ingredients, other.ingredients);
          return change === null ? [] : [{ id: other.id, name: other.name, change }];
        })
        .slice(0, MAX_SHOWN);
    },
  });
