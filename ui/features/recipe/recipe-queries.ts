import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGarnishesQueryOptions } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareQueryOptions } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsQueryOptions } from '#ui/api/generated/spirits/spirits.ts';
import { listHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/stored/device-caches.ts';
import { recipeReaderChunk } from './chunks/recipe-chunks.ts';

/** Reads the names that a public recipe uses, or all names for a draft, which the API does not know. */
export const nameQueries = (cocktail?: string) => {
  const filter = cocktail === undefined ? undefined : { cocktail };
  return {
    spirits: getListSpiritsQueryOptions(filter, { query: { select: selectData } }),
    glassware: getListGlasswareQueryOptions(filter, { query: { select: selectData } }),
    garnish: getListGarnishesQueryOptions(filter, { query: { select: selectData } }),
  };
};

/** Formats the lines as they are written, and adds up the times. The server's page includes both. */
export const writtenRecipeQuery = ({
  ingredients,
  instructions,
}: Pick<Cocktail, 'ingredients' | 'instructions'>) =>
  queryOptions({
    queryKey: ['written-recipe', ingredients, instructions],
    queryFn: async () => {
      const reader = await recipeReaderChunk.load();
      return {
        lines: ingredients.map(reader.formatLineAsWritten),
        unit: reader.recipeUnit(ingredients),
        minutes: reader.recipeMinutes({ ingredients, instructions }),
      };
    },
  });

/** The ids of the house-made ingredients, by the index of the line that has one. */
export type HouseMadeLines = Readonly<Record<number, string>>;

/**
 * Keeps only house-made ingredients that the lines name, so that the document stays small. A public recipe is
 * named by its id, so that all is requested at once, together with the recipe.
 */
export const houseMadeLinesQuery = (id: string, draft?: Pick<Cocktail, 'ingredients'> | null) =>
  queryOptions({
    queryKey: ['house-made-lines', draft?.ingredients ?? id],
    queryFn: async ({ client, signal }): Promise<HouseMadeLines> => {
      const [{ ingredients }, { data: items }, { houseIngredientIn }] = await Promise.all([
        draft ?? client.fetchQuery(getGetCocktailQueryOptions(id)).then(selectData),
        listHouseIngredients(HOUSE_MADE_READ, { signal }),
        recipeReaderChunk.load(),
      ]);
      return Object.fromEntries(
        ingredients.flatMap((line, index) => {
          const item = houseIngredientIn(line, items);
          return item ? [[index, item.id]] : [];
        }),
      );
    },
  });
