import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import { ListError, ListHeading, ListSkeleton, type ItemListProps } from '../list/ItemList.tsx';
import { emptyMessage } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { useItems } from '../resources/useItems.ts';
import { ALL_CATEGORIES, filterCocktails } from './filter-cocktails.ts';
import { FeaturedToggle } from './FeaturedToggle.tsx';
import { SheetActions } from './SheetActions.tsx';
import { useFeaturedToggle } from './useFeaturedToggle.ts';

/** The cocktails with their filters, featured toggles, export and import (spec, section 2). */
export function CocktailList({
  resource,
  editedId,
  onEdit,
  onDelete,
  onShowHistory,
  onChanged,
}: ItemListProps) {
  const { items, isError, refetch } = useItems(resource);
  const categories = useItems(resourceOf('categories'));
  const [name, setName] = useState('');
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const wanted = useDeferredValue(name);
  const toggle = useFeaturedToggle(onChanged);
  const shown = useMemo(
    () => items && filterCocktails(items as Cocktail[], wanted, category),
    [items, wanted, category],
  );

  if (isError) return <ListError plural={resource.nouns.plural} onRetry={() => void refetch()} />;
  if (!items || !shown) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <ListHeading label={resource.tabLabel} count={items.length} />
      <SheetActions />
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchInput
          label="Filter by name"
          placeholder="Filter by name…"
          value={name}
          onValueChange={setName}
        />
        <Select
          aria-label="Filter by category"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value={ALL_CATEGORIES}>All categories</option>
          {categories.items?.map((item) => {
            const { title } = resourceOf('categories').row(item);
            return (
              <option key={item.id} value={title}>
                {title}
              </option>
            );
          })}
        </Select>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={
            items.length === 0 ? emptyMessage(resource.nouns) : 'No cocktails match your current filters.'
          }
        />
      ) : (
        <ul className="border-y border-hairline">
          {shown.map((cocktail) => (
            <CocktailRow
              key={cocktail.id}
              cocktail={cocktail}
              isEdited={cocktail.id === editedId}
              onEdit={onEdit}
              onDelete={onDelete}
              onShowHistory={onShowHistory}
              onToggle={toggle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CocktailRowProps extends Pick<ItemListProps, 'onEdit' | 'onDelete' | 'onShowHistory'> {
  cocktail: Cocktail;
  isEdited: boolean;
  onToggle: (cocktail: Cocktail) => void;
}

const CocktailRow = memo(function CocktailRow({
  cocktail,
  isEdited,
  onEdit,
  onDelete,
  onShowHistory,
  onToggle,
}: CocktailRowProps) {
  const { name, category, difficulty, image } = cocktail;
  return (
    <ItemRow
      text={{ title: name, facts: [difficulty], description: category.join(', '), picture: image }}
      isEdited={isEdited}
      onEdit={() => onEdit(cocktail)}
      onDelete={() => onDelete(cocktail)}
      onShowHistory={() => onShowHistory(cocktail)}
      actions={
        <FeaturedToggle name={name} isFeatured={cocktail.featured} onToggle={() => onToggle(cocktail)} />
      }
    />
  );
});
