import { idWords } from '#openapi/text/slug.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { hasStatus } from '#ui/api/ApiError.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useGetCocktail } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { CocktailPicture } from '#ui/components/cards/CocktailPicture.tsx';
import { Link } from '#ui/components/Link.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { savedRecipes, storeSaved } from '#ui/lib/stored/saved-recipes.ts';
import { NOT_FOUND } from '#ui/lib/pages/page-head.ts';

function removeSaved(id: string, name: string): void {
  const before = savedRecipes();
  storeSaved(before.filter((savedId) => savedId !== id));
  toast({
    title: `${name} is off your list`,
    action: { label: 'Undo', altText: 'Save it again', onAction: () => storeSaved(before) },
  });
}

interface SavedRecipeProps {
  id: string;
  /** True for a recipe that is saved on the device, so that it can be removed. */
  isOwn?: boolean;
}

export function SavedRecipe({ id, isOwn = false }: SavedRecipeProps) {
  const { data, error, isLoadingError, refetch } = useGetCocktail(id, undefined, {
    query: { select: selectData },
  });
  // A deleted recipe has no name, so its id is shown as words.
  const name = data?.name ?? idWords(id);
  const isGone = isLoadingError && hasStatus(error, NOT_FOUND);
  return (
    <li className="grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-x-5 border-t border-hairline py-5">
      {data ? (
        <CocktailPicture cocktail={data} sizes="72px" variant="thumbnail" className="self-start" />
      ) : (
        <div className="plate aspect-square self-start" />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <h2 dir="auto" className="text-title">
            {isGone ? (
              name
            ) : (
              <Link to={recipePath(id)} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            )}
          </h2>
          {isOwn && (
            <Button variant="link" className="min-h-11 text-sm" onClick={() => removeSaved(id, name)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
        {data && (
          <p dir="auto" className="line-clamp-2 text-sm text-soft">
            {data.description}
          </p>
        )}
        {isGone && <p className="text-sm text-soft">This recipe is no longer on our menu.</p>}
        {isLoadingError && !isGone && (
          <p role="alert" className="text-sm">
            The recipe could not be loaded.{' '}
            <Button variant="link" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
