import { queryOptions } from '@tanstack/react-query';
import type { CocktailType } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCocktailTypesQueryKey,
  listCocktailTypes,
} from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import { techniquesWithTutorial } from './tutorials.ts';

/** The techniques that have a tutorial: a document would carry all others in vain. */
export const techniquesQuery = queryOptions<CocktailType[], ApiError>({
  queryKey: [...getListCocktailTypesQueryKey(), { shown: 'tutorials' }],
  queryFn: async ({ signal }) => techniquesWithTutorial(await listCocktailTypes(undefined, { signal })),
});
