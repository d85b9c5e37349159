import { useQueries } from '@tanstack/react-query';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { Link } from '#ui/components/Link.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useSavedRecipes } from '#ui/hooks/useStored.ts';
import { savedRecipes, storeSaved } from '#ui/lib/stored/saved-recipes.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { unreadableNames, type SavedLink } from './saved-link.ts';
import { SavedRecipe } from './SavedRecipe.tsx';

/** Saving adds the recipes of the link to those on the device. */
export function LinkedRecipes({ recipes, unreadable, surplusCount }: SavedLink) {
  const saved = useSavedRecipes();
  const reads = useQueries({ queries: recipes.map((id) => getGetCocktailQueryOptions(id)) });
  const foundIds = recipes.filter((_, index) => reads[index]?.data);
  const unsavedIds = foundIds.filter((id) => !saved.includes(id));
  const save = () => {
    const before = savedRecipes();
    // The order is reversed, since the page shows the last saved recipe first.
    storeSaved([...before, ...unsavedIds.toReversed()]);
    toast({
      title: `${formatCount(unsavedIds.length, 'recipe')} saved`,
      action: {
        label: 'Undo',
        altText: 'Put back what was saved before',
        onAction: () => storeSaved(before),
      },
    });
  };
  return (
    <>
      <ul aria-label="Recipes of this link" className="border-b border-hairline">
        {recipes.map((id) => (
          <SavedRecipe key={id} id={id} />
        ))}
      </ul>
      {unreadable.length > 0 && (
        <p role="status" className="mt-5 wrap-anywhere">
          Not recipes, so left out: {unreadableNames(unreadable)}.
        </p>
      )}
      {surplusCount > 0 && (
        <p role="status" className="mt-5">
          A link holds {recipes.length} recipes; the {surplusCount} after them are left out.
        </p>
      )}
      {foundIds.length > 0 && (
        <div data-screen-only className="mt-5 flex min-h-11 flex-wrap items-center gap-x-5 noscript:hidden">
          {unsavedIds.length > 0 ? (
            <Button onClick={save}>
              {unsavedIds.length === foundIds.length
                ? `Save ${foundIds.length === 1 ? 'it' : `all ${foundIds.length}`}`
                : `Save the other ${unsavedIds.length}`}
            </Button>
          ) : (
            <p>You have saved {foundIds.length === 1 ? 'it' : 'all of them'}.</p>
          )}
          <Link isText to={SAVED_PATH} className="py-2.5">
            Your saved recipes
          </Link>
        </div>
      )}
    </>
  );
}
