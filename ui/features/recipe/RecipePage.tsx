import { useQuery } from '@tanstack/react-query';
import { useMatch, useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '#ui/api/ApiError.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useGetCocktail, getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { DraftBanner, MissingPage, RetryError } from '#ui/components/States.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useDraft } from '#ui/screen/useDraft.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { Button } from '#ui/components/Button.tsx';
import { ArrowLeftIcon } from '#ui/components/icons.tsx';
import { isLoadedEntry } from '#ui/history/history-entries.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { missingRecipeHead, recipeHead, NOT_FOUND_TEXT, NOT_FOUND_TITLE } from './recipe-head.ts';
import { houseMadeLinesQuery, nameQueries, writtenRecipeQuery } from './recipe-queries.ts';
import { RecipeDetail } from './RecipeDetail.tsx';
import { greenerSwapsQuery } from './GreenerSwaps.tsx';
import { similarCardsQuery } from './SimilarRecipes.tsx';

const NO_RECIPE = { ingredients: [], instructions: [] };

/** Returns false if the request failed without a readable response. */
const hasResponse = (error: ApiError | null): error is ApiError => error !== null && 'status' in error;

export function RecipePage() {
  const { id = '' } = useMatch('/recipe/:id')?.params ?? {};
  const site = useGetSite({ query: { select: selectData } });
  const cocktail = useGetCocktail(id, undefined, { query: { select: selectData } });
  const isMissing = cocktail.isLoadingError && hasResponse(cocktail.error);
  const draft = useDraft('cocktails', id, isMissing);
  const recipe = cocktail.data ?? draft;
  const queries = nameQueries(draft ? undefined : id);
  const spirits = useQuery(queries.spirits);
  const glassware = useQuery(queries.glassware);
  const garnishes = useQuery(queries.garnish);
  const written = useQuery({ ...writtenRecipeQuery(recipe ?? NO_RECIPE), enabled: recipe !== null });
  const isReadable = !cocktail.isLoadingError || draft !== null;
  const houseMade = useQuery({ ...houseMadeLinesQuery(id, draft), enabled: isReadable });
  const status = hasResponse(cocktail.error) ? cocktail.error.status : UNAVAILABLE;
  const missingHead = cocktail.isLoadingError ? missingRecipeHead(status) : null;
  usePageHead(recipe && site.data ? recipeHead(recipe, site.data.name) : missingHead);

  // The page waits for names and amounts, so that no line changes while the visitor reads it.
  const reads = [spirits, glassware, garnishes, written, houseMade];
  if (!isReadable) {
    const retry = () => [cocktail, ...reads].forEach((read) => read.isError && void read.refetch());
    return <RecipeNotFound onRetry={isMissing ? undefined : retry} />;
  }
  if (!recipe || reads.some((read) => read.isPending)) {
    return <Spinner label="Loading recipe..." />;
  }
  return (
    <>
      {draft && <DraftBanner />}
      <RecipeDetail
        key={recipe.id}
        cocktail={recipe}
        isDraft={draft !== null}
        names={{ spirits: spirits.data, glassware: glassware.data, garnish: garnishes.data }}
        minutes={written.data?.minutes}
        houseMade={houseMade.data}
        site={site.data}
      />
    </>
  );
}

/** Replaces a recipe that is missing or cannot be read. `onRetry` requests it again (PRODUCT.md, Recipe). */
function RecipeNotFound({ onRetry }: { onRetry: (() => unknown) | undefined }) {
  const navigate = useNavigate();
  const isFirstLoad = isLoadedEntry(useLocation().key);
  const goBack = () => {
    // The page before may be another document of this site, which only the browser knows.
    const { navigation } = window as Partial<Window>;
    const hasPageBefore = navigation ? navigation.canGoBack : document.referrer.startsWith(location.origin);
    if (isFirstLoad && !hasPageBefore) return navigate('/', { replace: true });
    return navigate(-1);
  };
  return (
    <>
      <MissingPage title={NOT_FOUND_TITLE} lead={NOT_FOUND_TEXT}>
        <Button onClick={() => void goBack()}>
          <ArrowLeftIcon /> Go Back
        </Button>
      </MissingPage>
      {onRetry && (
        <div className="mt-12">
          <RetryError onRetry={onRetry}>
            The recipe could not be loaded. Check your connection and try again.
          </RetryError>
        </div>
      )}
    </>
  );
}

export const prefetch: ScreenLoader = (client, { id = '' }) => {
  const cocktail = getGetCocktailQueryOptions(id);
  const prefetchRecipe = async () => {
    await client.prefetchQuery(cocktail);
    const response = client.getQueryData(cocktail.queryKey);
    if (!response) return;
    const recipe = selectData(response);
    await Promise.all([
      client.prefetchQuery(writtenRecipeQuery(recipe)),
      client.prefetchQuery(houseMadeLinesQuery(id)),
      client.prefetchQuery(similarCardsQuery(recipe)),
      client.prefetchQuery(greenerSwapsQuery(recipe)),
    ]);
  };
  const { spirits, glassware, garnish } = nameQueries(id);
  return Promise.all([
    prefetchRecipe(),
    client.prefetchQuery(spirits),
    client.prefetchQuery(glassware),
    client.prefetchQuery(garnish),
  ]);
};
