import { useState, useSyncExternalStore, type HTMLAttributes } from 'react';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { drawingChunk } from './drawing-chunk.ts';
import type { Framing } from './framing.ts';

interface DrinkIslandProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  recipe: DrawableRecipe;
  /** The liquid rises once when the drawing appears. */
  rise?: boolean;
  framing?: Framing;
  /** Of the drawing inside the element. */
  drawingClassName?: string;
}

/**
 * An element that holds a recipe's drink on a ground of its colour. Where the server has drawn it already, the
 * browser takes the drawing over as it is, unread, so that a first visit needs none of the code that draws.
 */
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

/** React leaves the content of the server's element alone: it has no children and says so. */
function ServedDrink({
  rise: _rise,
  framing: _framing,
  drawingClassName: _class,
  ...element
}: Omit<DrinkIslandProps, 'recipe'>) {
  return <div {...element} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

function Drink({ recipe, rise, framing, drawingClassName, ...element }: DrinkIslandProps) {
  // A drawing that never comes leaves an empty plate, which says no less to the visitor than an error would.
  const { code } = useLazyChunk(drawingChunk, true);
  return (
    <div {...element}>
      {code && (
        <>
          <DrinkGround color={code.plateColor(recipe)} />
          <code.DrawnCocktail recipe={recipe} rise={rise} framing={framing} className={drawingClassName} />
        </>
      )}
    </div>
  );
}

/** Its colour is an attribute of SVG, since the document that the server renders may hold no inline style. */
function DrinkGround({ color }: { color: string }) {
  return (
    <svg
      color={color}
      className="plate absolute inset-0 size-full [--drink:currentColor]"
      aria-hidden="true"
    />
  );
}

const subscribeToNothing = () => no;
const no = () => false;
/** React asks this on the server and while it takes the server's page over, and nowhere else. */
const isBrowser = () => typeof document !== 'undefined';
