import type { HouseIngredient } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Link } from '#ui/components/Link.tsx';
import { houseIngredientIn } from '#openapi/ingredients/house-ingredients.ts';
import { houseIngredientPath } from '#openapi/pages/page-paths.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/urls/stored-reads.ts';
import { useStored } from '#ui/hooks/useStored.ts';
import { writeStored } from '#ui/lib/stored/stored-value.ts';
import { dataOf } from '#ui/api/fetcher.ts';

export function HouseMadeChoice({ houseMade }: { houseMade: readonly HouseIngredient[] }) {
  const makesItself = useMakesItself();
  if (houseMade.length === 0) return null;
  return (
    <div data-screen-only className="mt-5">
      <Checkbox
        label="Make what is house-made, and buy what it takes"
        checked={makesItself}
        onChange={({ target }) => storeMakesItself(target.checked)}
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

/** The device stores whether lists replace syrups and the like by their ingredients. */
const MAKES_ITSELF_KEY = 'makes-itself';

const useMakesItself = (): boolean => useStored(MAKES_ITSELF_KEY) === 'true';

const storeMakesItself = (makes: boolean): void => writeStored(MAKES_ITSELF_KEY, String(makes));

export function useHouseMade(recipes: readonly { ingredients: readonly string[] }[]) {
  const houseIngredients = useListHouseIngredients(HOUSE_MADE_READ, { query: { select: dataOf } });
  const lines = recipes.flatMap(({ ingredients }) => ingredients);
  const houseMade = (houseIngredients.data ?? []).filter((item) =>
    lines.some((line) => houseIngredientIn(line, [item])),
  );
  const toMake: HouseIngredient[] = useMakesItself() ? houseMade : [];
  return { houseMade, toMake };
}
