import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';

/** Colours are attributes of SVG, since the document may hold no inline style; as backgrounds they end at whole pixels. */
export function DrinkGround({ recipe }: { recipe: DrawableRecipe }) {
  return (['light', 'dark'] as const).map((theme) => (
    <svg
      key={theme}
      color={plateFill(recipe, theme)}
      className={`absolute inset-0 size-full bg-current ${theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
      aria-hidden="true"
    />
  ));
}
