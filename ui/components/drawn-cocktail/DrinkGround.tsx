import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';

/** Colours are attributes of SVG, since the document may hold no inline style. */
export function DrinkGround({ recipe }: { recipe: DrawableRecipe }) {
  const whole = { width: '100%', height: '100%' };
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      <rect {...whole} fill={plateFill(recipe, 'light')} className="dark:hidden" />
      <rect {...whole} fill={plateFill(recipe, 'dark')} className="hidden dark:block" />
    </svg>
  );
}
