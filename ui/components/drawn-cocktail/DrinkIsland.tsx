import { useState, type HTMLAttributes } from 'react';
import { useIsHydrating } from '#ui/hooks/useOnceHydrated.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { useLazyChunk, lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { DrawnCocktailProps } from './DrawnCocktail.tsx';
import './drawn-cocktail.css';

export const drawingChunk = lazyChunk(() => import('./DrawnCocktail.tsx'));

interface DrinkIslandProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  recipe: DrawableRecipe;
  drawing: Pick<DrawnCocktailProps, 'isRising' | 'framing' | 'className'>;
  /** `vivid` is the full colour of the drink, and `none` leaves the ground out. The usual ground is paler. */
  ground?: 'vivid' | 'none';
}

/** Keeps the server's drawing, so that a first visit needs no code that draws. */
export function DrinkIsland({ recipe, drawing, ground, ...element }: DrinkIslandProps) {
  const isHydrating = useIsHydrating();
  const drawn = drawnParts(recipe);
  const [served] = useState(isHydrating ? drawn : null);
  return served === drawn ? (
    <ServedDrink key="served" {...element} />
  ) : (
    <Drink key="drawn" recipe={recipe} drawing={drawing} ground={ground} {...element} />
  );
}

/** Drinks are compared by this text, since another read returns new objects of the same drinks. */
function drawnParts({ name, ingredients, instructions, glassware, garnish, type, poured }: DrawableRecipe) {
  return JSON.stringify([name, ingredients, instructions, glassware, garnish, type, poured]);
}

const NOTHING = { __html: '' };

/** React leaves the content of the server's element unchanged, since it has no children. */
function ServedDrink(element: Omit<DrinkIslandProps, 'recipe' | 'drawing' | 'ground'>) {
  return <div {...element} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

function Drink({ recipe, drawing, ground, ...element }: DrinkIslandProps) {
  // The plate stays empty until the code that draws is loaded.
  const { module } = useLazyChunk(drawingChunk, true);
  return (
    <div {...element}>
      {module && (
        <>
          {ground !== 'none' && <module.DrinkGround recipe={recipe} isVivid={ground === 'vivid'} />}
          <module.DrawnCocktail recipe={recipe} {...drawing} />
        </>
      )}
    </div>
  );
}
