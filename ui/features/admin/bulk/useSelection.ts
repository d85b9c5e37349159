import { useCallback, useEffect, useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Holds the selected rows. Those of other pages stay selected; `shown` are the rows of this page in their order. */
export function useSelection(shown: readonly { id: string }[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  /** `isRange` selects as far as the row that was clicked before. The function stays the same, so that rows are not drawn again. */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const order = latest.current.map((one) => one.id);
    const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1;
    const to = order.indexOf(id);
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    setIds((before) => {
      const others = [...before].filter((one) => !range.includes(one));
      return new Set(before.has(id) ? others : [...others, ...range]);
    });
  }, []);
  return {
    ids,
    toggle,
    select: (chosen: readonly string[]) => setIds((before) => new Set([...before, ...chosen])),
    deselect: (gone: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    clear: () => setIds(new Set()),
  };
}
