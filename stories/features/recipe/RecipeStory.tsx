import { screen } from 'storybook/test';
import { getGetCocktailMockHandler } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { starterCocktail } from '#mocks/starter-items.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { RecipePage } from '#ui/features/recipe/RecipePage.tsx';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';

/** Shows a recipe's page inside the site's frame. */
export function RecipeStory() {
  return (
    <SiteFrame>
      <RecipePage />
    </SiteFrame>
  );
}

/** Opens a story at the recipe of the Negroni. */
export const atRecipe = { url: '/recipe/negroni', path: '/recipe/:id' };

/** The parameters of a story whose Negroni differs in some fields. */
export function recipe(changes: Partial<Cocktail>) {
  return { msw: { handlers: [getGetCocktailMockHandler({ ...starterCocktail('negroni'), ...changes })] } };
}

/** Waits until the recipe is on the screen. */
export function recipeIsThere(name = 'Negroni'): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
