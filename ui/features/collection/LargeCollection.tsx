import type { Category } from '#openapi/generated/model/index.ts';
import { useListCocktailsOfCategory } from '#ui/api/generated/cocktails/cocktails.ts';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { byName } from '#ui/rules/by-name.ts';
import { CollectionSection } from './CollectionSection.tsx';
import { FIRST_COCKTAILS } from './collection-menu.ts';

/** A collection that is too large for one menu: of each category the first drinks, and the way to all of them. */
export function LargeCollection({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="grid gap-14">
      {byName(categories).map((category) => (
        <FirstOfCategory key={category.id} category={category} />
      ))}
    </div>
  );
}

function FirstOfCategory({ category }: { category: Category }) {
  const first = useListCocktailsOfCategory(category.id, FIRST_COCKTAILS);
  if (first.isPending) return <Spinner label="Loading collection..." />;
  if (first.isError) {
    return <RetryError onRetry={first.refetch}>{`${category.name} could not be loaded.`}</RetryError>;
  }
  return <CollectionSection category={category} cocktails={first.data} total={category.cocktailCount} />;
}
