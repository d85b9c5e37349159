import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUnitChoice } from '#ui/hooks/useUnitChoice.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';
import { writtenRecipe } from '../written-recipe.ts';
import type { RecipeTools } from '../recipe-chunks.ts';
import type { ServedRecipe, Serving, ServingLines } from './serving-lines.ts';

interface ServingState extends ServingLines {
  serving: Serving;
  change: (change: Partial<Serving>) => void;
  /** The lines, and the jug's water. */
  measured: ShownLine[];
}

/** The unit holds for every recipe, the servings for this one. Until the tools are here, lines stand as written. */
export function useServing(
  recipe: ServedRecipe,
  tools: RecipeTools | null,
  onChange: () => void,
): ServingState {
  const [unit, setUnit] = useUnitChoice();
  const [amount, setAmount] = useState({ servings: 1, inJug: false });
  const serving = useMemo(() => ({ unit, ...amount }), [unit, amount]);
  const { data: written } = useQuery(writtenRecipe(recipe));
  const shown = useMemo<ServingLines>(
    () =>
      tools?.servingLines(recipe, serving) ?? {
        lines: written?.lines ?? recipe.ingredients.map((rest) => ({ amount: '', rest })),
        water: null,
        steps: recipe.instructions,
        jugRefusal: null,
      },
    [recipe, serving, tools, written],
  );
  const measured = useMemo(() => (shown.water ? [...shown.lines, shown.water] : shown.lines), [shown]);

  const change = ({ unit: nextUnit, ...next }: Partial<Serving>) => {
    if (nextUnit !== undefined) setUnit(nextUnit);
    setAmount((before) => ({ ...before, ...next }));
    onChange();
  };
  return { serving, change, ...shown, measured };
}
