import type { HouseIngredient } from '#openapi/generated/model.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';

export function houseIngredientFacts({
  yieldMl,
  keepsDays,
}: Pick<HouseIngredient, 'yieldMl' | 'keepsDays'>): string {
  const shelfLife = keepsDays === null ? '' : `; keeps ${formatCount(keepsDays, 'day')} in the refrigerator`;
  return `Makes ${yieldMl} ml${shelfLife}`;
}
