import type { HouseIngredient } from '#openapi/generated/model.ts';

export function houseFacts({ yieldMl, keepsDays }: Pick<HouseIngredient, 'yieldMl' | 'keepsDays'>): string {
  const days = keepsDays === 1 ? '1 day' : `${keepsDays} days`;
  return `Makes ${yieldMl} ml${keepsDays === null ? '' : `; keeps ${days} in the refrigerator`}`;
}
