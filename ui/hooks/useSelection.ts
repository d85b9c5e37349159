import { useCallback, useEffect, useRef, useState } from 'react';

export type RowSelection = ReturnType<typeof useSelection>;

/** Holds the selected rows, also those of other pages. `pageRows` are those of this page, in order. */
export function useSelection(pageRows: readonly { id: string }[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(pageRows);
  useEffect(() => {
    latest.current = pageRows;
  }, [pageRows]);
  // Memoised, so that rows do not render again. `isRange` selects all rows from the last clicked one.
  const toggle = useCallback((id: string, isRange: boolean) => {
    const order = latest.current.map((row) => row.id);
    const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1;
    const to = order.indexOf(id);
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    setIds((before) => {
      const others = [...before].filter((selected) => !range.includes(selected));
      return new Set(before.has(id) ? others : [...others, ...range]);
    });
  }, []);
  return {
    ids,
    toggle,
    select: (chosen: readonly string[]) => setIds((before) => new Set([...before, ...chosen])),
    deselect: (pageIds: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !pageIds.includes(id)))),
    clear: () => setIds(new Set()),
  };
}
