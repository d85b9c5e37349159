import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { DrinkIsland } from './DrinkIsland.tsx';
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
      drawing={{ rise, framing: 'plate', className: 'absolute inset-x-0 top-[6%] h-[88%] w-full' }}
      className={`plate relative overflow-hidden ${ratio} ${className}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    />
  );
}
