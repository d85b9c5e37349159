import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeNumber } from '#openapi/pages/page-parameters.ts';
import type { VolumeUnit } from '#openapi/ingredients/lines/units.ts';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { useUnitChoice } from '#ui/hooks/useStored.ts';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { writtenRecipeQuery } from '../recipe-queries.ts';
import type { RecipeControls } from '../chunks/recipe-chunks.ts';
import type { ServableRecipe, ServedRecipe, Serving } from './serve-recipe.ts';

interface ServingState extends ServedRecipe {
  serving: Serving;
  /** The chosen unit, or that of most lines. Null if no line has a volume. */
  unit: VolumeUnit | null;
  updateServing: (update: Partial<Serving>) => void;
}

/** No jug holds so many servings. */
export const MAX_SERVINGS = 40;

/** The device stores the unit for all recipes; the URL has servings and jug. Amounts need `controls`. */
export function useServing(recipe: ServableRecipe, controls: RecipeControls | null): ServingState {
  const [choice, setUnit] = useUnitChoice();
  const [parameters, updateQuery] = useUrlParameters();
  // The server renders one serving, and only the controls can calculate more.
  const isHydrated = useIsHydrated();
  const servings = (isHydrated && controls && wholeNumber(parameters.get('servings'), MAX_SERVINGS)) || 1;
  const isInJug = servings > 1 && parameters.has('jug');
  const serving = useMemo(() => ({ unit: choice, servings, isInJug }), [choice, servings, isInJug]);
  const { data: written } = useQuery(writtenRecipeQuery(recipe));
  const served = useMemo<ServedRecipe>(
    () =>
      controls?.serveRecipe(recipe, serving) ?? {
        lines: written?.lines ?? recipe.ingredients.map((text) => ({ amount: '', text })),
        steps: recipe.instructions,
        jugRefusal: null,
      },
    [recipe, serving, controls, written],
  );

  const updateServing = ({ unit: nextUnit, ...next }: Partial<Serving>) => {
    if (nextUnit !== undefined) setUnit(nextUnit);
    const nextServing = { servings, isInJug, ...next };
    const query = new URLSearchParams({
      ...(nextServing.servings > 1 && { servings: String(nextServing.servings) }),
      ...(nextServing.servings > 1 && nextServing.isInJug && { jug: 'yes' }),
    });
    if (nextUnit === undefined) updateQuery(() => query);
  };
  const unit = choice === 'written' ? (written?.unit ?? null) : choice;
  return { ...served, serving, unit, updateServing };
}
