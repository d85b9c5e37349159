import { queryOptions } from '@tanstack/react-query';
import {
  getListSustainableSubstitutionsQueryKey,
  listSustainableSubstitutions,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';

/** The guide's swaps by name alone: the page would carry the rest in vain. */
export const standInsQuery = () =>
  queryOptions({
    queryKey: [...getListSustainableSubstitutionsQueryKey(), { shown: 'names' }],
    queryFn: async ({ signal }) =>
      (await listSustainableSubstitutions(undefined, { signal })).map(
        ({ id, originalIngredient, sustainableAlternative }) => ({
          ...{ id, originalIngredient, sustainableAlternative },
        }),
      ),
  });
