import { useMemo, useState } from 'react';
import { useUnitChoice } from '#ui/hooks/useUnitChoice.ts';
import type { ShownLine } from '#ui/rules/shown-line.ts';
import type { MixedRecipe } from '#ui/rules/strength.ts';
import { servingLines, type Serving, type ServingLines } from './serving-lines.ts';
import type { LaterCode } from './useLaterCode.ts';

interface ServingState extends ServingLines {
  serving: Serving;
  change: (change: Partial<Serving>) => void;
  /** All that is measured out: the lines, and the jug's water where there is some. */
  measured: ShownLine[];
}

/** How a recipe is served at the moment: the unit is the visitor's for every recipe, the servings are this one's. */
export function useServing(recipe: MixedRecipe, laterCode: LaterCode | null): ServingState {
  const [unit, setUnit] = useUnitChoice();
  const [amount, setAmount] = useState({ servings: 1, inJug: false });
  const serving = useMemo(() => ({ unit, ...amount }), [unit, amount]);
  const shown = useMemo(() => {
    const waterMl = (servings: number) => laterCode?.batchWaterMl(recipe, servings) ?? null;
    return servingLines(recipe.ingredients, serving, waterMl);
  }, [recipe, serving, laterCode]);
  const measured = useMemo(
    () =>
      shown.water === null || typeof shown.water === 'string' ? shown.lines : [...shown.lines, shown.water],
    [shown],
  );

  const change = ({ unit: nextUnit, ...next }: Partial<Serving>) => {
    if (nextUnit !== undefined) setUnit(nextUnit);
    setAmount((before) => ({ ...before, ...next }));
  };
  return { serving, change, ...shown, measured };
}
