import { useMemo } from 'react';
import { drawingChunk } from '#ui/components/drawn-cocktail/drawing-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { drinkAfter, type MixingStep } from './mixing-steps.ts';

interface DrinkSoFarProps {
  recipe: DrawableRecipe;
  steps: readonly MixingStep[];
  done: number;
}

export function DrinkSoFar({ recipe, steps, done }: DrinkSoFarProps) {
  const { code } = useLazyChunk(drawingChunk, true);
  const drink = useMemo(() => drinkAfter(recipe, steps, done), [recipe, steps, done]);
  return (
    <div
      className="plate relative size-[clamp(3.5rem,20vmin,12rem)] shrink-0 overflow-hidden"
      aria-hidden="true"
    >
      {code && (
        <>
          <code.DrinkGround recipe={recipe} />
          <code.DrawnCocktail recipe={drink} framing="plate" className="relative size-full" />
        </>
      )}
    </div>
  );
}
