import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';
import type { SortableRows } from './useSortableRows.ts';

interface SortableListProps<Row> {
  sortable: SortableRows;
  rows: readonly Row[];
  rowClass: (row: Row, index: number) => string;
  children: (row: Row, index: number) => ReactNode;
}

/** Draws the rows, and outlines the one whose place the dragged row would take. */
export function SortableList<Row>({ sortable, rows, rowClass, children }: SortableListProps<Row>) {
  const { listRef, drag, announcement } = sortable;
  const isDropTarget = (index: number) => drag?.over === index && drag.from !== index;
  return (
    <>
      <ol ref={listRef}>
        {rows.map((row, index) => (
          // The key is the place, so a move leaves the elements with the focus and the pointer in the page.
          <li
            key={index}
            className={`${rowClass(row, index)} ${isDropTarget(index) ? 'inset-ring-2 inset-ring-accent' : ''}`}
          >
            {children(row, index)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

interface SortableRowProps {
  sortable: SortableRows;
  index: number;
}

export function MoveButtons({ sortable, index }: SortableRowProps) {
  const { names, moveByClick } = sortable;
  return ([-1, 1] as const).map((by) => {
    const [Arrow, direction, last] =
      by < 0 ? [ArrowLeftIcon, 'up', 0] : [ArrowRightIcon, 'down', names.length - 1];
    return (
      <IconButton
        key={by}
        label={`Move ${names[index] ?? ''} ${direction}`}
        // The button is not disabled, since a disabled button would lose the focus.
        aria-disabled={index === last}
        className="aria-disabled:opacity-55"
        onClick={(event) => moveByClick(index, by, event)}
      >
        <Arrow className="rotate-90" />
      </IconButton>
    );
  });
}

/** Drags by pointer events, since HTML drag and drop hardly works by touch. Other touches scroll the page. */
export function DragHandle({ sortable, index, ...attributes }: SortableRowProps & ComponentProps<'span'>) {
  const { startDrag, dragTo, drop, endDrag } = sortable;
  return (
    <span
      {...attributes}
      className="cursor-grab touch-none select-none"
      onPointerDown={({ button, isPrimary, pointerId, currentTarget }) => {
        if (button !== 0 || !isPrimary) return;
        currentTarget.setPointerCapture(pointerId);
        startDrag(index);
      }}
      onPointerMove={({ clientY }) => dragTo(clientY)}
      onPointerUp={({ clientY }) => drop(clientY)}
      onLostPointerCapture={endDrag}
    />
  );
}
