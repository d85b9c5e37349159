import { useState } from 'react';
import { MAX_PER_READ } from '#openapi/generated/limits.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useListCocktails, usePatchCocktail } from '#ui/api/generated/cocktails/cocktails.ts';
import { BlockSkeletons } from '#ui/components/Loading.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { FEATURED_COCKTAILS } from '#ui/lib/pages/page-sizes.ts';
import { StackedDialog } from '../dialogs/DialogStack.tsx';
import { ListError } from '../parts/failure.tsx';
import { writeOptions } from '../parts/useWrite.ts';
import { DragHandle, MoveButtons, SortableList } from '../sorting/SortableList.tsx';
import { useSortableRows } from '../sorting/useSortableRows.ts';

export function FeaturedOrderDialog() {
  // Drafts have places in the order too.
  const { data, isLoading, isLoadingError, refetch } = useListCocktails(
    { drafts: true, featured: true, limit: MAX_PER_READ },
    { query: { refetchOnMount: 'always', select: selectData } },
  );
  return (
    <StackedDialog
      title="Order on the home page"
      description={`The home page shows the first ${FEATURED_COCKTAILS} featured cocktails. Drag a row by its number, or use its arrows.`}
    >
      {isLoadingError && <ListError plural="featured cocktails" onRetry={refetch} />}
      {isLoading && <BlockSkeletons />}
      {data?.length === 0 && <p>Nothing is featured yet. The star of a row features it.</p>}
      {data && <FeaturedRows storedRows={data} />}
    </StackedDialog>
  );
}

function FeaturedRows({ storedRows }: { storedRows: Cocktail[] }) {
  /** The order after the last move. Responses to earlier moves do not change it. */
  const [movedRows, setMovedRows] = useState<Cocktail[] | null>(null);
  const rows = movedRows ?? storedRows;
  const { mutate } = usePatchCocktail({
    mutation: writeOptions({
      failureTitle: 'Failed to update featured status',
      onFailure: () => setMovedRows(null),
      // Mutations of one scope run in order, as two quick clicks on one arrow need.
      scope: { id: 'featured' },
      onSuccess: ({ data: { name } }, { data: { featuredPlace } }) =>
        toast({ title: 'Home page order updated', description: `${name} has place ${featuredPlace} now.` }),
    }),
  });
  const sortable = useSortableRows(
    rows.map(({ name }) => name),
    (from, to) => {
      const row = rows[from];
      if (!row) return false;
      setMovedRows(rows.toSpliced(from, 1).toSpliced(to, 0, row));
      mutate({ id: row.id, data: { featuredPlace: to + 1 } });
      return true;
    },
  );
  return (
    <SortableList
      sortable={sortable}
      rows={rows}
      rowClass={(_, index) =>
        `flex items-center border-t border-hairline ${index < FEATURED_COCKTAILS ? '' : 'text-soft'}`
      }
    >
      {({ name }, index) => (
        <>
          <DragHandle sortable={sortable} index={index}>
            <span className="figures inline-block w-11 py-2.5 pl-2">{index + 1}</span>
          </DragHandle>
          <span className="min-w-0 flex-1 break-words">{name}</span>
          <MoveButtons sortable={sortable} index={index} />
        </>
      )}
    </SortableList>
  );
}
