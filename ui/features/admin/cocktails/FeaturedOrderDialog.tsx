import { useEffect, useRef, useState } from 'react';
import { MOST_PER_READ } from '#openapi/generated/limits.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { useListCocktails, usePatchCocktail } from '#ui/api/generated/cocktails/cocktails.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { useWriteOptions } from '../session/useWrite.tsx';
import { useRowDrag } from '../useRowDrag.ts';

export function FeaturedOrderDialog({ onClose }: { onClose: () => void }) {
  // Drafts have places too.
  const { data, isLoadingError, refetch } = useListCocktails(
    { drafts: true, featured: true, limit: MOST_PER_READ },
    { query: { refetchOnMount: 'always', select: dataOf } },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Order on the home page"
      description={`The home page shows the first ${FEATURED_COCKTAILS} of the featured. Drag a row by its number, or use its arrows.`}
    >
      {isLoadingError ? (
        <ListError plural="featured cocktails" onRetry={refetch} />
      ) : !data ? (
        <LoadingBlocks />
      ) : data.length === 0 ? (
        <p>Nothing is featured yet; the star of a row does it.</p>
      ) : (
        <FeaturedRows stored={data} />
      )}
    </Dialog>
  );
}

function FeaturedRows({ stored }: { stored: Cocktail[] }) {
  /** The order since the first move, which answers to earlier moves do not change. */
  const [moved, setMoved] = useState<Cocktail[] | null>(null);
  const rows = moved ?? stored;
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const pressed = useRef<Cocktail | null>(null);
  const { mutate } = usePatchCocktail({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onSuccess: (_answer, { data: { featuredPlace } }) =>
        toast({ title: 'Home page order updated', description: `It has place ${featuredPlace} now.` }),
      onError: () => setMoved(null),
    }),
  });
  const move = (cocktail: Cocktail, from: number, to: number) => {
    if (to === from || to < 0 || to >= rows.length) return;
    setMoved(rows.toSpliced(from, 1).toSpliced(to, 0, cocktail));
    mutate({ id: cocktail.id, data: { featuredPlace: to + 1 } });
  };
  const drag = useRowDrag(list, (from, to) => {
    const row = rows[from];
    if (row) move(row, from, to);
  });
  // The browser removes the focus from a row that moves within the list.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  }, [rows]);

  const step = (clicked: Cocktail, by: -1 | 1, clicks: number) => {
    // After the first of two quick clicks another row lies under the pointer.
    const cocktail = clicks > 1 && pressed.current ? pressed.current : clicked;
    pressed.current = cocktail;
    focused.current = `[data-id="${CSS.escape(cocktail.id)}"] [data-move="${by}"]`;
    const at = rows.indexOf(cocktail);
    move(cocktail, at, at + by);
  };
  return (
    <ol ref={list}>
      {rows.map((cocktail, at) => (
        <li
          key={cocktail.id}
          data-id={cocktail.id}
          className={`flex items-center border-t border-hairline ${at < FEATURED_COCKTAILS ? '' : 'text-soft'} ${
            drag.over === at ? 'inset-ring-2 inset-ring-accent' : ''
          }`}
        >
          <span {...drag.handleOf(at)}>
            <span className="figures inline-block w-11 py-2.5 pl-2">{at + 1}</span>
          </span>
          <span className="min-w-0 flex-1 break-words">{cocktail.name}</span>
          <MoveButtons
            name={cocktail.name}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={(by, clicks) => step(cocktail, by, clicks)}
          />
        </li>
      ))}
    </ol>
  );
}
