import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';

/**
 * Moves the rows of a list by a handle, by buttons, and by Alt with an arrow key. It uses pointer events,
 * since HTML drag and drop hardly works by touch. Row keys must be indexes. `onMove` returns false to refuse
 * a move.
 */
export function useSortableRows(names: readonly string[], onMove: (from: number, to: number) => boolean) {
  const count = names.length;
  const listRef = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  /** Screen readers read this after a move, such as 'Negroni, 2 of 8'. */
  const [announcement, setAnnouncement] = useState('');
  /** Where the last click moved its row. The second of two quick clicks must move that row again. */
  const clicked = useRef(0);
  /** After the next rendering, this control of this row gets the focus. */
  const focusTarget = useRef<{ index: number; control: number } | null>(null);
  useEffect(() => {
    if (!focusTarget.current) return;
    const { index, control } = focusTarget.current;
    focusTarget.current = null;
    controlsOf(listRef.current?.children[index])[control]?.focus();
  });
  /** The focus follows the row, and stays in the same control. */
  const move = (from: number, to: number, control?: Element) => {
    if (from === to || to < 0 || to >= count || !onMove(from, to)) return;
    const place = control ? controlsOf(control.closest('ol > li')).indexOf(control as HTMLElement) : -1;
    if (place >= 0) focusTarget.current = { index: to, control: place };
    setAnnouncement(`${names[from] ?? ''}, ${to + 1} of ${count}`);
    clicked.current = to;
  };
  const placeAt = (y: number): number => {
    const rows = [...(listRef.current?.children ?? [])];
    const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return index < 0 ? rows.length - 1 : index;
  };
  const arrow = (index: number, name: string, by: -1 | 1) => {
    const Arrow = by < 0 ? ArrowLeftIcon : ArrowRightIcon;
    return (
      <IconButton
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        // The button is not disabled, since a disabled button would lose the focus.
        aria-disabled={index === (by < 0 ? 0 : count - 1)}
        className="aria-disabled:opacity-55"
        onClick={({ detail, currentTarget }) => {
          const from = detail > 1 ? clicked.current : index;
          move(from, from + by, currentTarget);
        }}
      >
        <Arrow className="rotate-90" />
      </IconButton>
    );
  };
  return {
    listRef,
    /** The next rendering may add the row. */
    focus: (index: number, control: number) => (focusTarget.current = { index, control }),
    /** Marks the row whose place the dragged row would take now. */
    dropTargetClass: (index: number) =>
      drag?.over === index && drag.from !== index ? 'inset-ring-2 inset-ring-accent' : '',
    moveAnnouncement: (
      <p role="status" className="sr-only">
        {announcement}
      </p>
    ),
    onKeyDown: (event: KeyboardEvent, index: number) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || by === undefined) return;
      event.preventDefault();
      move(index, index + by, event.target as Element);
    },
    buttonsOf: (index: number, name: string) => (
      <>
        {arrow(index, name, -1)}
        {arrow(index, name, 1)}
      </>
    ),
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
        listRef.current?.children[over]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        if (over !== drag.over) setDrag({ ...drag, over });
      },
      onPointerUp: ({ clientY }: PointerEvent) => drag && move(drag.from, placeAt(clientY)),
      onLostPointerCapture: () => setDrag(null),
    }),
  };
}

function controlsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])];
}
