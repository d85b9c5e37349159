import type { Category, Cocktail } from '#openapi/generated/model/index.ts';
import { useListGlassware } from '#ui/api/generated/glassware/glassware.ts';
import { useListSpirits } from '#ui/api/generated/spirits/spirits.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { filterCollection } from '#ui/rules/collection-filter.ts';
import { collectionMenu } from './collection-menu.ts';
import { CollectionFilters } from './CollectionFilters.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { useCollectionFilter } from './useCollectionFilter.ts';

interface FilteredCollectionProps {
  categories: Category[];
  cocktails: Cocktail[];
}

/** The menu and what narrows it; while it is narrowed, categories without a match are left out. */
export function FilteredCollection({ categories, cocktails }: FilteredCollectionProps) {
  const filtering = useCollectionFilter();
  const spirits = useListSpirits();
  const glassware = useListGlassware();
  const isNarrowed = filtering.active > 0;
  const left = filterCollection(cocktails, filtering.filter);
  const sections = collectionMenu(categories, left);
  return (
    <>
      {cocktails.length > 0 && (
        <CollectionFilters
          cocktails={cocktails}
          names={{ spirit: spirits.data, glass: glassware.data }}
          filtering={filtering}
          left={left.length}
        />
      )}
      {isNarrowed && left.length === 0 ? (
        <EmptyState
          title="No cocktails match your filters"
          action={
            <Button variant="quiet" onClick={filtering.clear}>
              Show the whole collection
            </Button>
          }
        />
      ) : (
        <CollectionMenu
          sections={isNarrowed ? sections.filter((section) => section.cocktails.length > 0) : sections}
        />
      )}
    </>
  );
}
