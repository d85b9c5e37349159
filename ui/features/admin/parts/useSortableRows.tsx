import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';

const KEPT_CONTROLS = ['[data-price]', '[data-note]', '[data-move="-1"]', '[data-move="1"]'];

/**
 * Lets the rows of a list be moved by a handle, by buttons and by Alt with an arrow key. It does not use the browser's drag and drop, which
 * hardly any phone supports for touch. `onMove` returns whether the row may stand there.
 */
export function useSortableRows(names: readonly string[], onMove: (from: number, to: number) => boolean) {
  const count = names.length;
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  /** 'Negroni, 2 of 8', for those who do not see the move. */
  const [moved, setMoved] = useState('');
  /** After the next rendering, this part of this row gets the focus, which the browser takes from a row that moves. */
  const wanted = useRef<{ at: number; selector: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { at, selector } = wanted.current;
    wanted.current = null;
    list.current?.children[at]?.querySelector<HTMLElement>(selector)?.focus();
  });
  /** This holds the row's place after the last click. After the first of two quick clicks, another row lies under the pointer. */
  const clicked = useRef(0);
  const focus = (at: number, selector: string) => {
    wanted.current = { at, selector };
  };
  const move = (from: number, to: number, selector: string) => {
    if (from === to || to < 0 || to >= count || !onMove(from, to)) return;
    focus(to, selector);
    setMoved(`${names[from] ?? ''}, ${to + 1} of ${count}`);
    clicked.current = to;
  };
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };
  const button = (at: number, name: string, by: -1 | 1) => {
    const isEnd = by < 0 ? at === 0 : at === count - 1;
    const Arrow = by < 0 ? ArrowLeftIcon : ArrowRightIcon;
    return (
      <IconButton
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        data-move={by}
        // The button is not disabled, since a disabled button would lose the focus.
        aria-disabled={isEnd}
        className="aria-disabled:opacity-55"
        onClick={({ detail }) => {
          const from = detail > 1 ? clicked.current : at;
          move(from, from + by, `[data-move="${by}"]`);
        }}
      >
        <Arrow className="rotate-90" />
      </IconButton>
    );
  };
  return {
    list,
    focus,
    /** Marks the row that the dragged row would push away now. */
    markOf: (at: number) => (drag?.over === at && drag.from !== at ? 'inset-ring-2 inset-ring-accent' : ''),
    movedWords: (
      <p role="status" className="sr-only">
        {moved}
      </p>
    ),
    onKeyDown: (event: KeyboardEvent, at: number) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || by === undefined) return;
      event.preventDefault();
      // The focus stays in the same box or button of the row.
      const own = KEPT_CONTROLS.find((selector) => (event.target as Element).matches(selector));
      move(at, at + by, own ?? 'input');
    },
    buttonsOf: (at: number, name: string) => (
      <>
        {button(at, name, -1)}
        {button(at, name, 1)}
      </>
    ),
    handleOf: (from: number) => ({
      // A touch beside the handle scrolls the page.
      className: 'cursor-grab touch-none select-none',
      onPointerDown: ({
        button: pressed,
        isPrimary,
        pointerId,
        currentTarget,
      }: PointerEvent<HTMLElement>) => {
        if (pressed !== 0 || !isPrimary) return;
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
        if (drag) move(drag.from, placeAt(clientY), '[data-move]');
      },
      onLostPointerCapture: () => setDrag(null),
    }),
  };
}
