import { useState, useSyncExternalStore, type HTMLAttributes } from 'react';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { drawingChunk } from './drawing-chunk.ts';
import type { DrawnCocktailProps } from './DrawnCocktail.tsx';
import './drawn-cocktail.css';

interface CocktailPlateProps {
  recipe: DrawableRecipe;
  /** Without it the picture is decoration. */
  title?: string;
  ratio?: string;
  rise?: boolean;
  className?: string;
}

export function CocktailPlate({
  recipe,
  title,
  ratio = 'aspect-[6/5]',
  rise,
  className = '',
}: CocktailPlateProps) {
  return (
    <DrinkIsland
      recipe={recipe}
      drawing={{ rise, framing: 'plate', className: 'absolute inset-x-0 top-[8%] h-[84%] w-full' }}
      className={`plate relative overflow-hidden ${ratio} ${className}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    />
  );
}

interface DrinkIslandProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  recipe: DrawableRecipe;
  drawing: Pick<DrawnCocktailProps, 'rise' | 'framing' | 'className'>;
  /** On the full colour of the drink. */
  vivid?: boolean;
}

/** Where the server has drawn the drink, the browser takes the drawing over unread, so that a first visit needs none of the code that draws. */
export function DrinkIsland({ recipe, drawing, vivid, ...element }: DrinkIslandProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, isBrowser);
  const [served] = useState(isHydrating ? recipe : null);
  return served === recipe ? (
    <ServedDrink key="served" {...element} />
  ) : (
    <Drink key="drawn" recipe={recipe} drawing={drawing} vivid={vivid} {...element} />
  );
}

const NOTHING = { __html: '' };

/** React leaves the content of the server's element alone, since it has no children. */
function ServedDrink(element: Omit<DrinkIslandProps, 'recipe' | 'drawing' | 'vivid'>) {
  return <div {...element} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

function Drink({ recipe, drawing, vivid, ...element }: DrinkIslandProps) {
  // Without its drawing the plate stays empty.
  const { code } = useLazyChunk(drawingChunk, true);
  return (
    <div {...element}>
      {code && (
        <>
          <code.DrinkGround recipe={recipe} vivid={vivid} />
          <code.DrawnCocktail recipe={recipe} {...drawing} />
        </>
      )}
    </div>
  );
}

const subscribeToNothing = () => no;
const no = () => false;
const isBrowser = () => typeof document !== 'undefined';
