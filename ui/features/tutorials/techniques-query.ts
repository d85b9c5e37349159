import { queryOptions } from '@tanstack/react-query';
import type { CocktailType } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCocktailTypesQueryKey,
  listCocktailTypes,
} from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import { techniquesWithTutorial } from './tutorials.ts';

/** Only techniques with a tutorial go into the document. */
export const techniquesQuery = queryOptions<CocktailType[], ApiError>({
  queryKey: [...getListCocktailTypesQueryKey(), { shown: 'tutorials' }],
  queryFn: async ({ signal }) => techniquesWithTutorial(await listCocktailTypes(undefined, { signal })),
});
