import { useMemo, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { useUnitChoice } from '#ui/hooks/useUnitChoice.ts';
import type { ShownLine } from '#ui/rules/shown-line.ts';
import { estimateStrength, type Strength } from '#ui/rules/strength.ts';
import { servingLines, type Serving, type ServingLines } from './serving-lines.ts';

interface ServingState extends ServingLines {
  serving: Serving;
  change: (change: Partial<Serving>) => void;
  /** All that is measured out: the lines, and the jug's water where there is some. */
  measured: ShownLine[];
  /** Of one serving; null when the recipe does not tell. */
  strength: Strength | null;
}

/** How a recipe is served at the moment: the unit is the visitor's for every recipe, the servings are this one's. */
export function useServing({ ingredients, type }: Pick<Cocktail, 'ingredients' | 'type'>): ServingState {
  const [unit, setUnit] = useUnitChoice();
  const [amount, setAmount] = useState({ servings: 1, inJug: false });
  const serving = useMemo(() => ({ unit, ...amount }), [unit, amount]);
  const shown = useMemo(() => servingLines(ingredients, type, serving), [ingredients, type, serving]);
  const strength = useMemo(() => estimateStrength(ingredients, type), [ingredients, type]);

  const measured = useMemo(
    () =>
      shown.water === null || typeof shown.water === 'string' ? shown.lines : [...shown.lines, shown.water],
    [shown],
  );

  const change = ({ unit: nextUnit, ...next }: Partial<Serving>) => {
    if (nextUnit !== undefined) setUnit(nextUnit);
    setAmount((before) => ({ ...before, ...next }));
  };
  return { serving, change, ...shown, measured, strength };
}
