import type { UseQueryResult } from '@tanstack/react-query';
import type { ListedCategories } from '#ui/queries/useCategories.ts';
import { CategoryGrid } from '#ui/components/cards/CategoryGrid.tsx';
import { Link } from '#ui/components/Link.tsx';
import { RowSkeletons } from '#ui/components/Loading.tsx';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { SectionHeading } from '#ui/components/Headings.tsx';

interface CategoryListProps {
  categories: Pick<UseQueryResult<ListedCategories>, 'data' | 'isError' | 'refetch'>;
}

export function CategoryList({ categories }: CategoryListProps) {
  return (
    <section aria-labelledby="by-category">
      <SectionHeading id="by-category">Explore by Category</SectionHeading>
      <ErrorBoundary label="listCategories" onRetry={categories.refetch}>
        <CategoryListContent categories={categories} />
      </ErrorBoundary>
    </section>
  );
}

function CategoryListContent({ categories: { data, isError, refetch } }: CategoryListProps) {
  if (data && data.total > 0)
    return (
      <>
        <CategoryGrid categories={data.categories} />
        {data.pages > 1 && (
          <Link isText to="/categories?page=2" className="mt-6 inline-block">
            {formatNumber(data.total - data.categories.length)} more categories
          </Link>
        )}
      </>
    );
  if (data) return <EmptyState title="No categories available yet." />;
  if (!isError) return <RowSkeletons count={6} label="Loading categories..." />;
  return <RetryError onRetry={refetch}>The categories could not be loaded.</RetryError>;
}
