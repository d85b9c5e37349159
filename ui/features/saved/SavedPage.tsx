import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { ButtonLink } from '#ui/components/Button.tsx';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { RelatedLink, PageHeading } from '#ui/components/Headings.tsx';
import { linkInstead, ShareButton } from '#ui/components/ShareButton.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { HOUSE_MADE_READ } from '#ui/lib/stored/device-caches.ts';
import { BAR_PATH, COLLECTION_PATH, SAVED_PATH, publicOrigin } from '#ui/lib/pages/page-paths.ts';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { lazyChunk, reloadPage, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useSavedRecipes } from '#ui/hooks/useStored.ts';
import { LinkedRecipes } from './LinkedRecipes.tsx';
import { MAX_LINKED_RECIPES, savedLinkFromUrl, savedLinkPath } from './saved-link.ts';
import { SavedRecipe } from './SavedRecipe.tsx';

const shoppingListChunk = lazyChunk(() => import('./ShoppingList.tsx'));

const TITLE = 'Saved recipes';
/** The server renders this text. It is larger than what the device adds, so the largest paint is early. */
const LEAD =
  'Press the heart on a recipe to find it here again. The list stays on this device, and a link takes it to another one.';
const LINK_LEAD = 'These recipes came with a link. Save them, and you will find them here next time.';

/** Shows the recipes that the URL names, or else those that the device has saved. */
export function SavedPage() {
  const saved = useSavedRecipes();
  const [parameters] = useUrlParameters();
  const link = savedLinkFromUrl(parameters);
  const isLinked = link.recipes.length + link.unreadable.length > 0;
  const isHydrated = useIsHydrated();
  const ids = isLinked ? link.recipes : saved.toReversed();
  const shopping = useLazyChunk(shoppingListChunk, (isLinked || isHydrated) && ids.length > 0);
  usePageHead({ title: TITLE, description: LEAD, canonical: SAVED_PATH });
  return (
    // The height keeps the footer below the screen until the saved recipes are read.
    <div className="group not-print:min-h-svh">
      {/* A print shows only the shopping list, if there is one. */}
      <div className="print:group-has-data-to-buy:hidden">
        <PageHeading
          title={TITLE}
          lead={isLinked ? LINK_LEAD : LEAD}
          above={<RelatedLink to={BAR_PATH}>My bar</RelatedLink>}
        />
        {isLinked ? <LinkedRecipes {...link} /> : <OwnRecipes ids={ids} isHydrated={isHydrated} />}
        {isHydrated && ids.length > 0 && <CopyLink ids={ids} guests={link.guests} />}
      </div>
      {shopping.module && ids.length > 0 && <shopping.module.ShoppingList ids={ids} isLinked={isLinked} />}
      {shopping.isFailed && (
        <div className="mt-16">
          <RetryError onRetry={reloadPage}>The shopping list could not be loaded.</RetryError>
        </div>
      )}
    </div>
  );
}

function OwnRecipes({ ids, isHydrated }: { ids: readonly string[]; isHydrated: boolean }) {
  if (!isHydrated)
    return (
      <>
        <div className="noscript:hidden">
          <Spinner label="Loading saved recipes..." />
        </div>
        <p className="hidden noscript:block">Saved recipes need scripts, and this browser runs none here.</p>
      </>
    );
  if (ids.length === 0)
    return (
      <EmptyState
        title="Nothing saved yet"
        action={<ButtonLink to={COLLECTION_PATH}>Explore our collection</ButtonLink>}
      />
    );
  return (
    <ul aria-label={TITLE} className="border-b border-hairline">
      {ids.map((id) => (
        <SavedRecipe key={id} id={id} isOwn />
      ))}
    </ul>
  );
}

/** Copies a link with the recipes and the number of guests, for another device. */
function CopyLink({ ids, guests }: { ids: readonly string[]; guests: number | null }) {
  return (
    <div data-screen-only className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ShareButton
        data={() => ({ title: TITLE, url: publicOrigin() + savedLinkPath(ids, guests) })}
        copied={{ title: 'Link copied!' }}
        instead={linkInstead}
      >
        {'share' in navigator ? 'Share link' : 'Copy link'}
      </ShareButton>
      {ids.length > MAX_LINKED_RECIPES && (
        <p className="text-sm text-soft">
          It holds the first {MAX_LINKED_RECIPES} of these {ids.length} recipes.
        </p>
      )}
    </div>
  );
}

export const prefetch: ScreenLoader = (client, _, search) => {
  const { recipes } = savedLinkFromUrl(search);
  if (recipes.length === 0) return Promise.resolve();
  return Promise.all([
    ...recipes.map((id) => client.prefetchQuery(getGetCocktailQueryOptions(id))),
    client.prefetchQuery(getListHouseIngredientsQueryOptions(HOUSE_MADE_READ)),
  ]);
};

export const loadChunks: ScreenLoader = async (_client, _params, search) => {
  if (savedLinkFromUrl(search).recipes.length > 0) await shoppingListChunk.load();
};
