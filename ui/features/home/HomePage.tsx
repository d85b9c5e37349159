import { dataOf } from '#ui/api/data-of.ts';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { useCategories } from '#ui/api/useCategories.ts';
import { usePageHead } from '#ui/hooks/usePageHead.ts';
import { CategoryShelf } from './CategoryShelf.tsx';
import { FEATURED_QUERY, FeaturedCocktails } from './FeaturedCocktails.tsx';
import { Hero } from './Hero.tsx';
import { homeHead } from './home-head.ts';

/** The start page: who we are, what is poured today, where to go on. */
export function HomePage() {
  const site = useGetSite();
  const featured = useListCocktails(FEATURED_QUERY, { query: { select: dataOf } });
  const categories = useCategories();
  usePageHead(
    homeHead(featured.data ?? [], featured.isLoadingError || categories.isLoadingError),
    site.data?.name,
  );
  return (
    <>
      <Hero drinks={featured.data ?? []} />
      <div className="grid gap-24 md:gap-32">
        <FeaturedCocktails featured={featured} />
        <CategoryShelf categories={categories} />
      </div>
    </>
  );
}
