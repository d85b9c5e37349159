import { useState, type HTMLAttributes } from 'react';
import { useIsHydrating } from '#ui/hooks/useOnceHydrated.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { drawingChunk } from './drawing-chunk.ts';
import type { DrawnCocktailProps } from './DrawnCocktail.tsx';
import './drawn-cocktail.css';

interface CocktailPlateProps {
  recipe: DrawableRecipe;
  /** The name of the picture; without it the picture is decoration. */
  title?: string;
  ratio?: string;
  rise?: boolean;
  /** On a small plate, a low glass fills the plate as a tall one does. */
  isThumbnail?: boolean;
  className?: string;
}

export function CocktailPlate({
  recipe,
  title,
  ratio = 'aspect-[6/5]',
  rise,
  isThumbnail = false,
  className = '',
}: CocktailPlateProps) {
  const framing = isThumbnail ? 'close' : 'plate';
  return (
    <DrinkIsland
      recipe={recipe}
      drawing={{ rise, framing, className: 'absolute inset-x-0 top-[8%] h-[84%] w-full' }}
      className={`plate ${ratio} ${className}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    />
  );
}

interface DrinkIslandProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  recipe: DrawableRecipe;
  drawing: Pick<DrawnCocktailProps, 'rise' | 'framing' | 'className'>;
  /** `vivid` is the full colour of the drink, and `none` is no ground. The usual ground is paler. */
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
  // Without its drawing the plate stays empty.
  const { module } = useLazyChunk(drawingChunk, true);
  return (
    <div {...element}>
      {module && (
        <>
          {ground !== 'none' && <module.DrinkGround recipe={recipe} vivid={ground === 'vivid'} />}
          <module.DrawnCocktail recipe={recipe} {...drawing} />
        </>
      )}
    </div>
  );
}
