import { useQuery } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model.ts';
import type { CategoryPart } from '#ui/api/useCategories.ts';
import { Link } from '#ui/components/Link.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { firstOf, linesQuery } from './collection-menu.ts';
import { CollectionSection } from './CollectionSection.tsx';

export function LargeCollection({ categories: { shown, total, pages } }: { categories: CategoryPart }) {
  return (
    <div className="grid gap-14">
      {byName(shown).map((category) => (
        <FirstOfCategory key={category.id} category={category} />
      ))}
      {pages > 1 && (
        <Link to="/categories?page=2" className="leading-6 underline underline-offset-4">
          {figure(total - shown.length)} more categories
        </Link>
      )}
    </div>
  );
}

function FirstOfCategory({ category }: { category: Category }) {
  const first = useQuery(linesQuery(firstOf(category)));
  if (first.isPending) return <Spinner label="Loading collection..." />;
  if (first.isLoadingError) {
    return <RetryError onRetry={first.refetch}>{`${category.name} could not be loaded.`}</RetryError>;
  }
  return <CollectionSection category={category} cocktails={first.data} total={category.cocktailCount} />;
}
