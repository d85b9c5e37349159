import { houseMadeIn } from '#openapi/ingredients/shopping/house-made.ts';
import type { HouseIngredient } from '#openapi/generated/model/index.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/addresses/kept-reads.ts';
import { useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

/** Whether lists have what syrups and the like are made of in their place. */
const MAKES_ITSELF_KEY = 'makes-itself';

export const useMakesItself = (): boolean => useStored(MAKES_ITSELF_KEY) === 'true';

export const storeMakesItself = (makes: boolean): void => writeStored(MAKES_ITSELF_KEY, String(makes));

export function useHouseMade(recipes: readonly { ingredients: readonly string[] }[]) {
  const house = useListHouseIngredients(HOUSE_MADE_READ);
  const lines = recipes.flatMap(({ ingredients }) => ingredients);
  const houseMade = (house.data ?? []).filter((item) => lines.some((line) => houseMadeIn(line, [item])));
  const made: HouseIngredient[] = useMakesItself() ? houseMade : [];
  return { houseMade, made };
}
