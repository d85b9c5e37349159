import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';

interface DrinkGroundProps {
  recipe: DrawableRecipe;
  vivid?: boolean | undefined;
}

/** Colors are attributes of SVG, since the document may hold no inline style; as backgrounds they end at whole pixels. */
export function DrinkGround({ recipe, vivid }: DrinkGroundProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <svg
      key={theme}
      color={plateFill(recipe, theme, vivid)}
      className={`absolute inset-0 size-full bg-current ${theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
      aria-hidden="true"
    />
  ));
}
