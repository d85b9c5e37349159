import { useSearchParams, useMatch } from 'react-router-dom';
import { useCategories, categoriesQuery } from '#ui/queries/useCategories.ts';
import { RowSkeletons } from '#ui/components/Loading.tsx';
import { CategoryGrid } from '#ui/components/cards/CategoryGrid.tsx';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { PageLinks } from '#ui/components/PageLinks.tsx';
import { pageInUrl } from '#ui/lib/pages/paging.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { prefetchAdverts } from '#ui/queries/useAdverts.ts';
import { categoriesHead } from './categories-head.ts';
import { categoryQuery, categoryCocktailsQuery } from './category-queries.ts';
import { CategoryPage } from './CategoryPage.tsx';

function AllCategories() {
  const [parameters] = useSearchParams();
  const page = pageInUrl(parameters);
  const categories = useCategories(page);
  usePageHead(categoriesHead(categories.data?.categories ?? [], categories.isLoadingError, page));
  return (
    <>
      <PageHeading title="Cocktail Categories" lead="Pick a mood, and we will pick the glass." />
      <Categories {...categories} />
      <PageLinks
        label="Cocktail Categories"
        current={page}
        last={categories.data?.pages ?? 1}
        pathOf={(other) => (other > 1 ? `/categories?page=${other}` : '/categories')}
      />
    </>
  );
}

function Categories({
  data,
  isError,
  refetch,
}: Pick<ReturnType<typeof useCategories>, 'data' | 'isError' | 'refetch'>) {
  if (data && data.categories.length > 0) return <CategoryGrid categories={data.categories} level={2} />;
  if (data) {
    return (
      <EmptyState title="No categories found">The menu is being written. Please come back soon.</EmptyState>
    );
  }
  if (isError) return <RetryError onRetry={refetch}>The categories could not be loaded.</RetryError>;
  return <RowSkeletons count={6} label="Loading categories..." />;
}

export const prefetch: ScreenLoader = (client, { category }, search) => {
  if (category === undefined) return client.prefetchQuery(categoriesQuery(pageInUrl(search)));
  return Promise.all([
    client.prefetchQuery(categoryQuery(category)),
    client.prefetchQuery(categoryCocktailsQuery(category, pageInUrl(search))),
    prefetchAdverts(client),
  ]);
};

export function CategoriesPage() {
  const plural = useMatch('/categories/:category');
  const singular = useMatch('/category/:category');
  const category = (plural ?? singular)?.params.category;
  return category === undefined ? <AllCategories /> : <CategoryPage key={category} category={category} />;
}
