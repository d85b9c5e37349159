import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** With `isRange`, as far as the row that was clicked before. */
  toggle: (id: string, isRange: boolean) => void;
  select: (ids: readonly string[]) => void;
  deselect: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Rows of other pages stay selected. `shown` are the rows of this page in their order. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const change = useCallback((changed: readonly string[], isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed)
        if (isSelected) after.add(id);
        else after.delete(id);
      return after;
    });
  }, []);
  const toggle = useCallback((id: string, isRange: boolean) => {
    const order = latest.current.map((one) => one.id);
    const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1;
    const to = order.indexOf(id);
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    setIds((before) => {
      const after = new Set(before);
      for (const one of range)
        if (before.has(id)) after.delete(one);
        else after.add(one);
      return after;
    });
  }, []);
  return useMemo(
    () => ({
      ids,
      toggle,
      select: (chosen: readonly string[]) => change(chosen, true),
      deselect: (chosen: readonly string[]) => change(chosen, false),
      clear: () => setIds(new Set()),
    }),
    [ids, toggle, change],
  );
}
