import { useQuery } from '@tanstack/react-query';
import { filterCollection } from '#openapi/collection-filter.ts';
import type { Category } from '#openapi/generated/model/index.ts';
import { glassNames, spiritNames } from '#ui/api/names.ts';
import { collectionMenu } from './collection-menu.ts';
import { CollectionFilters } from './CollectionFilters.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { filterOptions } from './filter-options.ts';
import type { MenuCocktail } from './menu-query.ts';
import { NoMatch } from './NoMatch.tsx';
import { useCollectionFilter } from './useCollectionFilter.ts';

interface FilteredCollectionProps {
  categories: Category[];
  cocktails: MenuCocktail[];
}

/** The menu and what narrows it; while it is narrowed, categories without a match are left out. */
export function FilteredCollection({ categories, cocktails }: FilteredCollectionProps) {
  const filtering = useCollectionFilter();
  const spirits = useQuery(spiritNames);
  const glassware = useQuery(glassNames);
  const names = { spirit: spirits.data, glass: glassware.data };
  const isNarrowed = filtering.active > 0;
  const left = filterCollection(cocktails, filtering.filter);
  const sections = collectionMenu(categories, left);
  return (
    <>
      {cocktails.length > 0 && (
        <CollectionFilters
          optionsOf={(choice) => filterOptions(cocktails, filtering.filter, choice, names)}
          filtering={filtering}
          total={cocktails.length}
          left={left.length}
        />
      )}
      {isNarrowed && left.length === 0 ? (
        <NoMatch clear={filtering.clear} />
      ) : (
        <CollectionMenu
          sections={isNarrowed ? sections.filter((section) => section.cocktails.length > 0) : sections}
        />
      )}
    </>
  );
}
