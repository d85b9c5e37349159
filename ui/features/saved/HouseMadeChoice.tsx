import type { HouseIngredient } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { Link } from '#ui/components/Link.tsx';
import { houseIngredientIn } from '#openapi/ingredients/house-made.ts';
import { houseIngredientPath } from '#openapi/pages/item-paths.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/stored/device-caches.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useMakesItself } from './useShopping.ts';

export function HouseMadeChoice({ houseMade }: { houseMade: readonly HouseIngredient[] }) {
  const [makesItself, setMakesItself] = useMakesItself();
  if (houseMade.length === 0) return null;
  return (
    <div data-screen-only className="mt-5">
      <Checkbox
        label="Make what is house-made, and buy what it takes"
        checked={makesItself}
        onChange={({ target }) => setMakesItself(target.checked)}
      />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {houseMade.map(({ id, name }) => (
          <Link isText key={id} to={houseIngredientPath(id)}>
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}

export function useHouseMade(recipes: readonly { ingredients: readonly string[] }[]) {
  const [makesItself] = useMakesItself();
  const houseIngredients = useListHouseIngredients(HOUSE_MADE_READ, { query: { select: selectData } });
  const lines = recipes.flatMap(({ ingredients }) => ingredients);
  const houseMade = (houseIngredients.data ?? []).filter((item) =>
    lines.some((line) => houseIngredientIn(line, [item])),
  );
  const toMake: HouseIngredient[] = makesItself ? houseMade : [];
  return { houseMade, toMake };
}
