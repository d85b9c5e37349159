import type { GetBarParams } from '#openapi/generated/model/index.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';
import { cardCocktail } from '#ui/components/card-cocktail.ts';

/** The collection has all of them. */
export const MAX_READY = 12;

export type BarFilter = Required<Pick<GetBarParams, 'have'>> & Pick<GetBarParams, 'without'>;

export function readyQuery(filter: BarFilter) {
  return shownCocktails({ ...filter, limit: MAX_READY }, 'cards', cardCocktail);
}
