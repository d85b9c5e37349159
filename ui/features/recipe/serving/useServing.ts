import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeNumber } from '#openapi/pages/page-parameters.ts';
import type { ShownUnit } from '#openapi/ingredients/lines/units.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import { useUnitChoice } from '#ui/hooks/useStored.ts';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { writtenRecipeQuery } from '../recipe-queries.ts';
import type { RecipeControls } from '../lazy-chunks.ts';
import type { ServedRecipe, Serving, ServingLines } from './serving-lines.ts';

interface ServingState extends Omit<ServingLines, 'water'> {
  serving: Serving;
  /** The unit of most lines, which is shown as the chosen one. Null without volumes. */
  unit: ShownUnit | null;
  change: (change: Partial<Serving>) => void;
}

/** More than the largest jug holds. */
export const MAX_SERVINGS = 40;

/** The unit is for every recipe, the servings stand in the URL. Lines stay as written until `tools` come. */
export function useServing(
  recipe: ServedRecipe,
  tools: RecipeControls | null,
  loadToolsAgain: () => void,
): ServingState {
  const [choice, setUnit] = useUnitChoice();
  const [parameters, changeQuery] = useUrlParameters();
  // The server renders every recipe for one serving, and only the tools know the amounts of more.
  const isHydrated = useIsHydrated();
  const servings = (isHydrated && tools && wholeNumber(parameters.get('servings'), MAX_SERVINGS)) || 1;
  const inJug = servings > 1 && parameters.has('jug');
  const serving = useMemo(() => ({ unit: choice, servings, inJug }), [choice, servings, inJug]);
  const { data: written } = useQuery(writtenRecipeQuery(recipe));
  const result = useMemo<ServingLines>(
    () =>
      tools?.servingLines(recipe, serving) ?? {
        lines: written?.lines ?? recipe.ingredients.map((text) => ({ amount: '', text })),
        water: null,
        steps: recipe.instructions,
        jugRefusal: null,
      },
    [recipe, serving, tools, written],
  );
  const lines = useMemo(() => (result.water ? [...result.lines, result.water] : result.lines), [result]);

  const change = ({ unit: nextUnit, ...next }: Partial<Serving>) => {
    if (nextUnit !== undefined) setUnit(nextUnit);
    const nextServing = { servings, inJug, ...next };
    const query = new URLSearchParams({
      ...(nextServing.servings > 1 && { servings: String(nextServing.servings) }),
      ...(nextServing.servings > 1 && nextServing.inJug && { jug: 'yes' }),
    });
    if (nextUnit === undefined) changeQuery(() => query);
    loadToolsAgain();
  };
  return { ...result, lines, serving, unit: choice === 'written' ? (written?.unit ?? null) : choice, change };
}
