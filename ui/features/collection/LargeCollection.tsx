import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import { useListCollectionOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { byName } from '#ui/rules/by-name.ts';
import { firstOf } from './collection-menu.ts';
import { filterQuery } from './collection-query.ts';
import { CollectionFilters } from './CollectionFilters.tsx';
import { CollectionSection } from './CollectionSection.tsx';
import { withChosen } from './filter-options.ts';
import { linesQuery } from './menu-query.ts';
import { NarrowedCollection } from './NarrowedCollection.tsx';
import { useCollectionFilter } from './useCollectionFilter.ts';

/**
 * A collection that is too large for one menu: of each category the first drinks, and the way to all of them; narrowed
 * by filters that the server answers, in pages.
 */
export function LargeCollection({ categories }: { categories: readonly Category[] }) {
  const filtering = useCollectionFilter();
  const [parameters] = useSearchParams();
  const query = filterQuery(parameters);
  const options = useListCollectionOptions(query, { query: { placeholderData: keepPreviousData } });
  return (
    <>
      {options.data && (
        <CollectionFilters
          optionsOf={(choice) => withChosen(options.data[choice], filtering.filter[choice])}
          filtering={filtering}
          total={options.data.total}
          left={options.data.matching}
        />
      )}
      {options.isLoadingError && (
        <RetryError onRetry={options.refetch}>The collection could not be loaded.</RetryError>
      )}
      {Object.keys(query).length > 0 ? (
        <NarrowedCollection
          categories={categories}
          total={options.data?.matching ?? 0}
          clear={filtering.clear}
        />
      ) : (
        <div className="grid gap-14">
          {byName(categories).map((category) => (
            <FirstOfCategory key={category.id} category={category} />
          ))}
        </div>
      )}
    </>
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
