import type { QueryClient } from '@tanstack/react-query';
import { dataOf } from '#ui/api/data-of.ts';
import { useListCocktails, getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { useGetSite, getGetSiteQueryOptions } from '#ui/api/generated/site/site.ts';
import { useCategories, categoriesQuery } from '#ui/api/useCategories.ts';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { usePageHead } from '#ui/api/usePageHead.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { type PageHead, UNAVAILABLE, itemList } from '#ui/lib/head/page-head.ts';
import type { ScreenStart } from '#ui/api/screen.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { dayQuery } from '#ui/api/day.ts';
import { CategoryShelf } from './CategoryShelf.tsx';
import { FEATURED_QUERY, FeaturedCocktails } from './FeaturedCocktails.tsx';
import { Hero } from './Hero.tsx';
import { InSeason, seasonOf, seasonQuery } from './InSeason.tsx';

export function HomePage() {
  const site = useGetSite({ query: { select: dataOf } });
  const featured = useListCocktails(FEATURED_QUERY, { query: { select: dataOf } });
  const categories = useCategories();
  usePageHead(homeHead(featured.data ?? [], featured.isLoadingError || categories.isLoadingError));
  return (
    <>
      <Hero drinks={featured.data ?? []} />
      <div className="grid gap-24 md:gap-32">
        <FeaturedCocktails featured={featured} />
        <ErrorBoundary reads="listCocktails" isQuiet>
          {site.data && <InSeason hemisphere={site.data.hemisphere} />}
        </ErrorBoundary>
        <CategoryShelf categories={categories} />
      </div>
    </>
  );
}

function homeHead(featured: readonly Cocktail[], isIncomplete: boolean): PageHead {
  const urls = featured.map(({ id }) => recipePath(id));
  return {
    title: null,
    description:
      'Signature cocktails from a craft distillery: classic recipes measured the way our tasting room pours them, by category, spirit and technique.',
    jsonLd: urls.length > 0 ? [itemList("Today's Featured Cocktails", urls)] : undefined,
    ...(isIncomplete ? { status: UNAVAILABLE } : {}),
  };
}

async function prefetchSeason(client: QueryClient): Promise<void> {
  const { data: site } = await client.fetchQuery(getGetSiteQueryOptions());
  const season = seasonOf(await client.fetchQuery(dayQuery), site.hemisphere);
  await client.prefetchQuery(seasonQuery(season));
}

export const prefetch: ScreenStart = (client) =>
  Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions(FEATURED_QUERY)),
    client.prefetchQuery(categoriesQuery()),
    prefetchAdverts(client),
    prefetchSeason(client),
  ]);
