import { ApiError } from '#ui/api/ApiError.ts';
import { getCocktail } from '#ui/api/generated/cocktails/cocktails.ts';
import { TUTORIAL_NAMES } from '#ui/lib/words/tutorial-names.ts';
import { savedRecipes, storeSaved } from '#ui/lib/stored/saved-recipes.ts';

/** An earlier release took early presses of these buttons for hearts. */
const TECHNIQUES = TUTORIAL_NAMES.map((name) => name.toLowerCase().replaceAll(' ', '-'));

/** A recipe that is really called so stays. */
export async function forgetSavedTechniques(): Promise<void> {
  for (const slug of savedRecipes().filter((saved) => TECHNIQUES.includes(saved))) {
    const isMissing = await getCocktail(slug).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
    if (isMissing) storeSaved(savedRecipes().filter((saved) => saved !== slug));
  }
}
