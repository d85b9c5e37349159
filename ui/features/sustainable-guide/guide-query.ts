import { queryOptions } from '@tanstack/react-query';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListSustainableSubstitutionsQueryKey,
  listSustainableSubstitutions,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { SHOWN_SWAPS } from '#ui/lib/pages/page-sizes.ts';
import { averageImpact } from './impact.ts';

export interface Guide {
  first: SustainableSubstitution[];
  total: number;
  averageImpact: number;
}

/** Keeps only the first swaps and the figures about all, so that the document stays small. */
export const guideQuery = queryOptions<Guide, ApiError>({
  queryKey: [...getListSustainableSubstitutionsQueryKey(), { select: 'first' }],
  queryFn: async ({ signal }) => {
    const { data: swaps } = await listSustainableSubstitutions(undefined, { signal });
    return {
      first: swaps.slice(0, SHOWN_SWAPS),
      total: swaps.length,
      averageImpact: averageImpact(swaps),
    };
  },
});
