import { useEffect, useRef } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { useRowDrag } from '../useRowDrag.ts';
import { useFeaturedOrder } from './useFeaturedOrder.ts';

export function FeaturedOrderDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Order on the home page"
      description={`The home page shows the first ${FEATURED_COCKTAILS} of the featured. Drag a row by its number, or use its arrows.`}
    >
      <FeaturedRows />
    </Dialog>
  );
}

function FeaturedRows() {
  const { featured, isError, refetch, move } = useFeaturedOrder();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const pressed = useRef<Cocktail | null>(null);
  const drag = useRowDrag(list, (from, to) => {
    const row = featured?.[from];
    if (row) move(row, () => to);
  });
  // The browser removes the focus from a row that moves within the list.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  }, [featured]);
  if (isError) return <ListError plural="featured cocktails" onRetry={refetch} />;
  if (!featured) return <LoadingBlocks />;
  if (featured.length === 0) return <p>Nothing is featured yet; the star of a row does it.</p>;

  const step = (clicked: Cocktail, by: -1 | 1, clicks: number) => {
    // After the first of two quick clicks another row lies under the pointer.
    const cocktail = clicks > 1 && pressed.current ? pressed.current : clicked;
    pressed.current = cocktail;
    focused.current = `[data-id="${CSS.escape(cocktail.id)}"] [data-move="${by}"]`;
    move(cocktail, (at) => at + by);
  };
  return (
    <ol ref={list}>
      {featured.map((cocktail, at) => (
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
            isLast={at === featured.length - 1}
            onMove={(by, clicks) => step(cocktail, by, clicks)}
          />
        </li>
      ))}
    </ol>
  );
}
