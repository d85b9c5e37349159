import type { UseQueryResult } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model/index.ts';
import { CategoryGrid } from '#ui/components/CategoryGrid.tsx';
import { RowSkeletons } from '#ui/components/RowSkeletons.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';

interface CategoryShelfProps {
  categories: Pick<UseQueryResult<Category[]>, 'data' | 'isError' | 'refetch'>;
}

/** 'Explore by Category' (spec section 2, Home). */
export function CategoryShelf({ categories }: CategoryShelfProps) {
  return (
    <section aria-labelledby="by-category">
      <SectionHeading id="by-category">Explore by Category</SectionHeading>
      <ErrorBoundary reads="listCategories" onRetry={categories.refetch}>
        <Shelf categories={categories} />
      </ErrorBoundary>
    </section>
  );
}

function Shelf({ categories: { data, isError, refetch } }: CategoryShelfProps) {
  if (data && data.length > 0) return <CategoryGrid categories={data} />;
  if (data) return <EmptyState title="No categories available yet." />;
  if (!isError) return <RowSkeletons count={6} label="Loading categories..." />;
  return <RetryError onRetry={refetch}>The categories could not be loaded.</RetryError>;
}
