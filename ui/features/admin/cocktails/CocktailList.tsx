import { memo, useRef, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { pageCount } from '#ui/lib/addresses/paging.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { ItemRow } from '../list/ItemRow.tsx';
import {
  ListError,
  ListHeading,
  ListSkeleton,
  OutdatedNotice,
  type ItemListProps,
} from '../list/ItemList.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { emptyMessage } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { useItems } from '../resources/useItems.ts';
import { FeaturedOrder } from './FeaturedOrder.tsx';
import { FeaturedToggle } from './FeaturedToggle.tsx';
import { SheetActions } from './SheetActions.tsx';
import {
  COCKTAILS_PER_PAGE,
  readCocktailIds,
  useCocktailPage,
  type CocktailFilter,
} from './useCocktailPage.ts';
import { useFeaturedToggle } from './useFeaturedToggle.ts';

/** PRODUCT.md, section 2: "'all' or a category name". */
const ALL_CATEGORIES = 'all';
const FILTER_DEBOUNCE_MS = 150;

export function CocktailList({ resource, editedId, onEdit, onDelete, onShowHistory }: ItemListProps) {
  const categories = useItems(resourceOf('categories'));
  const [name, setName] = useState('');
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const [turned, setTurned] = useState(1);
  const heading = useRef<HTMLDivElement>(null);
  const part = useDebounced(name.trim(), FILTER_DEBOUNCE_MS);
  const filter: CocktailFilter = {
    ...(part === '' ? {} : { name: part }),
    ...(category === ALL_CATEGORIES ? {} : { category }),
  };
  const { cocktails: shown, total, isError, isOutdated, refetch } = useCocktailPage(filter, turned);
  const toggle = useFeaturedToggle();
  const selection = useSelection(shown ?? []);

  const last = pageCount(total, COCKTAILS_PER_PAGE);
  if (shown && turned > last) setTurned(last);

  const onRetry = () => void refetch();
  if (isError) return <ListError plural={resource.nouns.plural} onRetry={onRetry} />;
  if (!shown) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <div ref={heading} className="scroll-mt-4">
        <ListHeading label={resource.tabLabel} count={total} />
      </div>
      {isOutdated && <OutdatedNotice plural={resource.nouns.plural} onRetry={onRetry} />}
      <SheetActions />
      <FeaturedOrder />
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchInput
          label="Filter by name"
          placeholder="Filter by name…"
          value={name}
          onValueChange={(text) => {
            setName(text);
            setTurned(1);
          }}
        />
        <Select
          aria-label="Filter by category"
          value={category}
          onChange={(event) => {
            setCategory(event.target.value);
            setTurned(1);
          }}
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
      {shown.length > 0 && (
        <SelectionBar
          resource={resource}
          selection={selection}
          shown={shown}
          total={total}
          readAll={() => readCocktailIds(filter, total)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={
            Object.keys(filter).length === 0
              ? emptyMessage(resource.nouns)
              : 'No cocktails match your current filters.'
          }
        />
      ) : (
        <ul className="border-y border-hairline">
          {shown.map((cocktail) => (
            <CocktailRow
              key={cocktail.id}
              cocktail={cocktail}
              isEdited={cocktail.id === editedId}
              isSelected={selection.ids.has(cocktail.id)}
              onSelect={selection.toggle}
              onEdit={onEdit}
              onDelete={onDelete}
              onShowHistory={onShowHistory}
              onToggle={toggle}
            />
          ))}
        </ul>
      )}
      <ListPager
        page={turned}
        perPage={COCKTAILS_PER_PAGE}
        total={total}
        onPage={(page) => {
          setTurned(page);
          heading.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </section>
  );
}

interface CocktailRowProps extends Pick<ItemListProps, 'onEdit' | 'onDelete' | 'onShowHistory'> {
  cocktail: Cocktail;
  isEdited: boolean;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onToggle: (cocktail: Cocktail) => void;
}

const CocktailRow = memo(function CocktailRow({
  cocktail,
  isEdited,
  isSelected,
  onSelect,
  onEdit,
  onDelete,
  onShowHistory,
  onToggle,
}: CocktailRowProps) {
  const { name, category, difficulty, image } = cocktail;
  return (
    <ItemRow
      item={cocktail}
      page={resourceOf('cocktails').pageOf?.(cocktail)}
      text={{ title: name, facts: [difficulty], description: category.join(', '), picture: image }}
      isEdited={isEdited}
      isSelected={isSelected}
      onSelect={(isRange) => onSelect(cocktail.id, isRange)}
      onEdit={() => onEdit(cocktail)}
      onDelete={() => onDelete(cocktail)}
      onShowHistory={() => onShowHistory(cocktail)}
      actions={
        <FeaturedToggle name={name} isFeatured={cocktail.featured} onToggle={() => onToggle(cocktail)} />
      }
    />
  );
});
