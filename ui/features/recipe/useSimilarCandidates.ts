import type { Cocktail } from '#openapi/generated/model/index.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** A house's whole menu, and of a larger catalogue enough to choose three from. */
const MAX_CANDIDATES = 300;

/**
 * The cocktails among which similar ones are looked for: all of them, or where they are too many to be loaded those
 * with the same first spirit, or else of the same first category.
 */
export function useSimilarCandidates({ spirits, category }: Cocktail) {
  const all = useListCocktails({ limit: MAX_CANDIDATES }, { query: { select: dataOf } });
  const isLarge = all.data?.length === MAX_CANDIDATES;
  const [spirit] = spirits;
  const [shelf] = category;
  const family = spirit === undefined ? { category: shelf ?? '' } : { spirit };
  const akin = useListCocktails(
    { ...family, limit: MAX_CANDIDATES },
    { query: { enabled: isLarge, select: dataOf } },
  );
  return isLarge ? akin : all;
}
