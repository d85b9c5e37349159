import {
  expiredImports,
  isEnded,
  type ImportChange,
  type ImportStore,
} from '#server/catalogue/store/import-store.ts';
import type { Memory } from '#mocks/memory.ts';

export function memoryImports(current: () => Memory, changed: () => void): ImportStore {
  const newestFirst = () => [...current().imports.values()].reverse();
  return {
    insert(record) {
      const { imports } = current();
      const number = Math.max(0, ...imports.keys()) + 1;
      imports.set(number, { ...record, number, report: [], reportBytes: 0 });
      for (const expired of expiredImports(newestFirst(), record.startedAt)) imports.delete(expired);
      changed();
      return Promise.resolve(number);
    },
    find: (number) => Promise.resolve(current().imports.get(number) ?? null),
    list: ({ upTo = Infinity, limit }) =>
      Promise.resolve(
        newestFirst()
          .filter(({ number }) => number <= upTo)
          .slice(0, limit),
      ),
    count: () => Promise.resolve(current().imports.size),
    report: (number) => Promise.resolve(current().imports.get(number)?.report ?? []),
    change(number, change) {
      const isChanged = changeImport(current(), number, change);
      changed();
      return Promise.resolve(isChanged);
    },
  };
}

export function changeImport({ imports }: Memory, number: number, change: ImportChange): boolean {
  const known = imports.get(number);
  if (!known || isEnded(known)) return false;
  const reportBytes = change.report ? JSON.stringify(change.report).length : known.reportBytes;
  imports.set(number, { ...known, ...change, reportBytes });
  return true;
}
