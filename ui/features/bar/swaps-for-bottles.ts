import { queryOptions } from '@tanstack/react-query';
import type { Bar } from '#openapi/generated/model.ts';
import {
  getListSustainableSubstitutionsQueryKey,
  listSustainableSubstitutions,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';

const swapsForLineChunk = lazyChunk(() => import('#openapi/ingredients/swaps-for-line.ts'));

/**
 * Reads the guide's swaps for missing bottles. The server has already run this query, and its result is in
 * the page, so a first visit does not load the code that finds swaps.
 */
export function swapsForBottlesQuery(next: Bar['next']) {
  const bottles = next.map(({ value, name }) => [value, name] as const);
  return queryOptions({
    queryKey: [...getListSustainableSubstitutionsQueryKey(), { select: 'swaps-for-bottles', bottles }],
    queryFn: async ({ signal }): Promise<Record<string, string[]>> => {
      const [{ data: swaps }, { swapsForLine }] = await Promise.all([
        listSustainableSubstitutions(undefined, { signal }),
        swapsForLineChunk.load(),
      ]);
      const standIns = (name: string) => swapsForLine(swaps, name).map((swap) => swap.sustainableAlternative);
      return Object.fromEntries(bottles.map(([id, name]) => [id, standIns(name)]));
    },
  });
}
