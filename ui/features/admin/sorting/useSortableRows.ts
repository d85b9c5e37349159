import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

export type SortableRows = ReturnType<typeof useSortableRows>;

/**
 * Moves the rows that a `SortableList` draws, by drag, click and key. `names` are those of the rows, and `onMove`
 * returns false to refuse a move.
 */
export function useSortableRows(names: readonly string[], onMove: (from: number, to: number) => boolean) {
  const listRef = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  /** Screen readers read this after a move, such as 'Negroni, 2 of 8'. */
  const [announcement, setAnnouncement] = useState('');
  /** The row of the last click. It follows the row that the click moved. */
  const clickedRow = useRef(0);
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
    if (from === to || to < 0 || to >= names.length || !onMove(from, to)) return;
    const place = control ? controlsOf(control.closest('ol > li')).indexOf(control as HTMLElement) : -1;
    if (place >= 0) focusTarget.current = { index: to, control: place };
    setAnnouncement(`${names[from] ?? ''}, ${to + 1} of ${names.length}`);
    clickedRow.current = to;
  };
  const indexAt = (y: number): number => {
    const rows = [...(listRef.current?.children ?? [])];
    const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return index < 0 ? rows.length - 1 : index;
  };
  return {
    listRef,
    names,
    drag,
    announcement,
    /** The next rendering may add the row. */
    focus: (index: number, control: number) => (focusTarget.current = { index, control }),
    /** The second of two quick clicks moves the row that the first one moved away from the pointer. */
    moveByClick: (index: number, by: -1 | 1, { detail, currentTarget }: MouseEvent) => {
      if (detail < 2) clickedRow.current = index;
      move(clickedRow.current, clickedRow.current + by, currentTarget);
    },
    /** Moves a row by Alt with an arrow key. */
    moveByKey: (index: number, event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || by === undefined) return;
      event.preventDefault();
      move(index, index + by, event.target as Element);
    },
    startDrag: (from: number) => setDrag({ from, over: from }),
    dragTo: (y: number) => {
      if (!drag) return;
      const over = indexAt(y);
      listRef.current?.children[over]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (over !== drag.over) setDrag({ ...drag, over });
    },
    drop: (y: number) => drag && move(drag.from, indexAt(y)),
    endDrag: () => setDrag(null),
  };
}

function controlsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])];
}
