import type { HouseIngredient } from '#openapi/generated/model.ts';
import { counted } from '#ui/lib/words/figure.ts';

export function houseIngredientFacts({
  yieldMl,
  keepsDays,
}: Pick<HouseIngredient, 'yieldMl' | 'keepsDays'>): string {
  const kept = keepsDays === null ? '' : `; keeps ${counted(keepsDays, 'day')} in the refrigerator`;
  return `Makes ${yieldMl} ml${kept}`;
}
