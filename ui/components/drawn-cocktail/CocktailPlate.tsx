import type { CSSProperties } from 'react';
import type { DrawableRecipe } from '#ui/rules/drawing/drawable-recipe.ts';
import { plateColor } from '#ui/rules/drawing/plate-color.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';
import './drawn-cocktail.css';

interface CocktailPlateProps {
  recipe: DrawableRecipe;
  /** What the picture is called by assistive technology; without it the picture is decoration. */
  title?: string;
  /** Width by height, as CSS writes it: '6 / 5'. */
  ratio?: string;
  /** The liquid rises once when the picture appears. */
  rise?: boolean;
  className?: string;
}

/** A drawn drink on a flat plate that is tinted by the drink's own colour (custom property `--drink`). */
export function CocktailPlate({ recipe, title, ratio = '6 / 5', rise, className = '' }: CocktailPlateProps) {
  const style = { '--drink': plateColor(recipe), aspectRatio: ratio } as CSSProperties;
  return (
    <div
      style={style}
      className={`plate relative overflow-hidden ${className}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <DrawnCocktail
        recipe={recipe}
        rise={rise}
        centred
        className="absolute inset-x-0 top-[6%] h-[88%] w-full"
      />
    </div>
  );
}
