import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { DrinkIsland } from './DrinkIsland.tsx';

interface CocktailPlateProps {
  recipe: DrawableRecipe;
  /** The name of the picture; without it the picture is decoration. */
  title?: string;
  ratio?: string;
  isRising?: boolean;
  /** On a small plate, a low glass fills the plate as a tall one does. */
  isThumbnail?: boolean;
  className?: string;
}

export function CocktailPlate({
  recipe,
  title,
  ratio = 'aspect-[6/5]',
  isRising,
  isThumbnail = false,
  className = '',
}: CocktailPlateProps) {
  const framing = isThumbnail ? 'close' : 'plate';
  return (
    <DrinkIsland
      recipe={recipe}
      drawing={{ isRising, framing, className: 'absolute inset-x-0 top-[8%] h-[84%] w-full' }}
      className={`plate ${ratio} ${className}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    />
  );
}
