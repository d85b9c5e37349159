import { useState, useSyncExternalStore, type HTMLAttributes } from 'react';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { drawingChunk } from './drawing-chunk.ts';
import type { Framing } from './framing.ts';

interface DrinkIslandProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  recipe: DrawableRecipe;
  rise?: boolean;
  framing?: Framing;
  drawingClassName?: string;
}

/** Where the server has drawn the drink, the browser takes the drawing over unread, so that a first visit needs none of the code that draws. */
export function DrinkIsland({ recipe, ...element }: DrinkIslandProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, isBrowser);
  const [served] = useState(isHydrating ? recipe : null);
  return served === recipe ? (
    <ServedDrink key="served" {...element} />
  ) : (
    <Drink key="drawn" recipe={recipe} {...element} />
  );
}

const NOTHING = { __html: '' };

/** React leaves the content of the server's element alone, since it has no children. */
function ServedDrink({
  rise: _rise,
  framing: _framing,
  drawingClassName: _class,
  ...element
}: Omit<DrinkIslandProps, 'recipe'>) {
  return <div {...element} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

function Drink({ recipe, rise, framing, drawingClassName, ...element }: DrinkIslandProps) {
  // Without its drawing the plate stays empty.
  const { code } = useLazyChunk(drawingChunk, true);
  return (
    <div {...element}>
      {code && (
        <>
          <code.DrinkGround recipe={recipe} />
          <code.DrawnCocktail recipe={recipe} rise={rise} framing={framing} className={drawingClassName} />
        </>
      )}
    </div>
  );
}

const subscribeToNothing = () => no;
const no = () => false;
const isBrowser = () => typeof document !== 'undefined';
