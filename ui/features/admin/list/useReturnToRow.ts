import { useEffect, useRef } from 'react';

export interface RowWish {
  id: string;
}

/** Brings the focus back to a row as soon as the list shows it. A wish for a row that the list does not show has no effect. */
export function useReturnToRow(wish: RowWish | null, shown: readonly { id: string }[] | undefined): void {
  const granted = useRef<RowWish | null>(null);
  useEffect(() => {
    if (!wish || granted.current === wish || !shown?.some(({ id }) => id === wish.id)) return;
    granted.current = wish;
    const row = document.getElementById(rowElementId(wish.id));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [wish, shown]);
}

export function rowElementId(id: string): string {
  return `row-${id}`;
}
