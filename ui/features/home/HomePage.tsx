import { dayQuery } from '#ui/queries/useDay.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useListCocktails, getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { useCategories, categoriesQuery } from '#ui/queries/useCategories.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { prefetchAdverts } from '#ui/queries/useAdverts.ts';
import { CategoryList } from './CategoryList.tsx';
import { FEATURED_PARAMETERS, FeaturedCocktails } from './FeaturedCocktails.tsx';
import { Hero } from './Hero.tsx';

export function HomePage() {
  const featured = useListCocktails(FEATURED_PARAMETERS, { query: { select: selectData } });
  const categories = useCategories();
  const isIncomplete = featured.isLoadingError || categories.isLoadingError;
  usePageHead({
    title: null,
    description:
      'Signature cocktails from a craft distillery: classic recipes measured the way our tasting room pours them, by category, spirit and technique.',
    ...(isIncomplete && { status: UNAVAILABLE }),
  });
  return (
    <>
      <Hero drinks={featured.data ?? []} />
      <div className="grid gap-24 md:gap-32">
        <FeaturedCocktails featured={featured} />
        <CategoryList categories={categories} />
      </div>
    </>
  );
}

export const prefetch: ScreenLoader = (client) =>
  Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions(FEATURED_PARAMETERS)),
    client.prefetchQuery(categoriesQuery()),
    client.prefetchQuery(dayQuery),
    prefetchAdverts(client),
  ]);
