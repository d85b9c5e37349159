import { useState, type PointerEvent, type RefObject } from 'react';

/** Drags the children of a list by a handle. It does without the browser's own dragging, which hardly any phone has for touch. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };
  return {
    /** The row that would be pushed away now. */
    over: drag && drag.over !== drag.from ? drag.over : null,
    handleOf: (from: number) => ({
      // A touch beside the handle scrolls the page.
      className: 'cursor-grab touch-none select-none',
      onPointerDown: ({ button, isPrimary, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
        if (button !== 0 || !isPrimary) return;
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from, over: from });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (!drag) return;
        const over = placeAt(clientY);
        list.current?.children[over]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        if (over !== drag.over) setDrag({ ...drag, over });
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (drag) onMove(drag.from, placeAt(clientY));
      },
      onLostPointerCapture: () => setDrag(null),
    }),
  };
}
