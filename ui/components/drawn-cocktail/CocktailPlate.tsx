import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { DrinkIsland } from './DrinkIsland.tsx';
import './drawn-cocktail.css';

interface CocktailPlateProps {
  /** What the drink is read from. */
  recipe: DrawableRecipe;
  /** What the picture is called by assistive technology; without it the picture is decoration. */
  title?: string;
  /** The class of its width by height. */
  ratio?: string;
  /** The liquid rises once when the picture appears. */
  rise?: boolean;
  /** For its width and its place among its neighbours. */
  className?: string;
}

/** A drawn drink on a flat plate that is tinted by the drink's own colour. */
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
      rise={rise}
      framing="plate"
      className={`plate relative overflow-hidden ${ratio} ${className}`}
      drawingClassName="absolute inset-x-0 top-[6%] h-[88%] w-full"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    />
  );
}
