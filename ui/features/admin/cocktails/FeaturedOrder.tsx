import { useEffect, useRef, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { useFeaturedOrder } from './useFeaturedOrder.ts';

/** Up to a thousand whole recipes, which nothing asks for until they are to be seen. */
export function FeaturedOrder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mb-4 border-y border-hairline"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-2.5 font-semibold">Order on the home page</summary>
      <p className="pb-2 text-soft">
        The home page shows the first {FEATURED_COCKTAILS} of the featured. Drag a row by its number, or use
        its arrows.
      </p>
      {isOpen && <FeaturedRows />}
    </details>
  );
}

function FeaturedRows() {
  const { featured, isError, refetch, move } = useFeaturedOrder();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const pressed = useRef<Cocktail | null>(null);
  const [drag, setDrag] = useState<{ row: Cocktail; over: number } | null>(null);
  // The browser removes the focus from a row that moves within the list.
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused.current)}"]`)?.focus();
  }, [featured]);
  if (isError) return <ListError plural="featured cocktails" onRetry={refetch} />;
  if (!featured) return <LoadingBlocks />;
  if (featured.length === 0)
    return <p className="pb-2">Nothing is featured yet; the star of a row does it.</p>;

  const step = (clicked: Cocktail, by: -1 | 1, clicks: number) => {
    // After the first of two quick clicks another row lies under the pointer.
    const cocktail = clicks > 1 && pressed.current ? pressed.current : clicked;
    pressed.current = cocktail;
    focused.current = labelOf(cocktail, by);
    move(cocktail, (at) => at + by);
  };
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };
  return (
    <ol ref={list} className="pb-2">
      {featured.map((cocktail, at) => (
        <li
          key={cocktail.id}
          // Not by the browser's own dragging, which hardly any phone has for touch.
          onPointerDown={({ target, button, isPrimary, pointerId, currentTarget }) => {
            if (button !== 0 || !isPrimary || (target as Element).closest('button')) return;
            currentTarget.setPointerCapture(pointerId);
            setDrag({ row: cocktail, over: at });
            focused.current = null;
          }}
          onPointerMove={({ clientY }) => {
            if (!drag) return;
            const over = placeAt(clientY);
            list.current?.children[over]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            if (over !== drag.over) setDrag({ ...drag, over });
          }}
          onPointerUp={({ clientY }) => {
            if (drag) move(drag.row, () => placeAt(clientY));
          }}
          onLostPointerCapture={() => setDrag(null)}
          className={`flex cursor-grab items-center border-t border-hairline select-none ${
            at < FEATURED_COCKTAILS ? '' : 'text-soft'
          } ${drag?.over === at && drag.row !== cocktail ? 'inset-ring-2 inset-ring-accent' : ''}`}
        >
          {/* A touch beside it scrolls the page. */}
          <span className="figures w-11 shrink-0 touch-none py-2 pl-2">{at + 1}</span>
          <span className="min-w-0 flex-1 break-words">{cocktail.name}</span>
          <IconButton
            label={labelOf(cocktail, -1)}
            aria-disabled={at === 0}
            className="aria-disabled:opacity-55"
            onClick={(event) => step(cocktail, -1, event.detail)}
          >
            <ArrowLeftIcon className="rotate-90" />
          </IconButton>
          <IconButton
            label={labelOf(cocktail, 1)}
            aria-disabled={at === featured.length - 1}
            className="aria-disabled:opacity-55"
            onClick={(event) => step(cocktail, 1, event.detail)}
          >
            <ArrowRightIcon className="rotate-90" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

function labelOf({ name }: Cocktail, by: -1 | 1): string {
  return `Move ${name} ${by < 0 ? 'up' : 'down'}`;
}
