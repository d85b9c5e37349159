import type { RequestHandler } from 'msw';
import { screen } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import {
  starterCocktail,
  starterGarnishes,
  starterGlassware,
  starterHouseIngredients,
  starterSpirits,
  starterSubstitutions,
} from '#mocks/starter-answers.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { ToastOutlet } from '#ui/components/toast/ToastOutlet.tsx';
import { currentToasts, dismissToast } from '#ui/components/toast/toast.ts';
import { RecipePage } from '#ui/features/recipe/RecipePage.tsx';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';

/** A recipe's page as the site frames it. */
export function RecipeFrame() {
  return (
    <main className="house pb-20">
      <RecipePage />
      <ToastOutlet />
    </main>
  );
}

const lists: RequestHandler[] = [
  answering('listSimilarCocktails', ['boulevardier', 'martini', 'americano'].map(starterCocktail)),
  answering('listGarnishes', starterGarnishes),
  answering('listGlassware', starterGlassware),
  answering('listHouseIngredients', starterHouseIngredients),
  answering('listSpirits', starterSpirits),
  answering('listSustainableSubstitutions', starterSubstitutions),
  answering('getSite'),
];

/** Parameters of a story at a recipe's address, with the starter catalogue around it. */
export function atRecipe(changes: Partial<Cocktail> = {}, id = 'negroni') {
  return {
    layout: 'fullscreen',
    router: { entry: `/recipe/${id}`, path: '/recipe/:id' },
    msw: { handlers: [answering('getCocktail', { ...starterCocktail(id), ...changes }), ...lists] },
  };
}

/** Parameters of a story at the address of a recipe that is not there. */
export const atNoRecipe = {
  layout: 'fullscreen',
  router: { entry: '/recipe/motor-oil', path: '/recipe/:id' },
  msw: { handlers: [refusing('getCocktail', 404), ...lists] },
};

/** Leaves nothing of one story to the next. */
export function startAfresh(): () => void {
  localStorage.removeItem(UNIT_KEY);
  sessionStorage.clear();
  return () => {
    localStorage.removeItem(UNIT_KEY);
    sessionStorage.clear();
    currentToasts().forEach((one) => dismissToast(one.id));
  };
}

/** The recipe's heading, once it is there. */
export function recipeIsThere(name = 'Negroni'): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
