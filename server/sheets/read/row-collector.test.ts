import { expect, it } from 'vitest';
import { rawSheetOf } from './row-collector.ts';

it('reads each row as often, however many separators stand behind the last name', () => {
  const readsFor = (separators: number): number => {
    let reads = 0;
    const body = Array.from({ length: 10 }, (_, at) => ({
      rowNumber: at + 2,
      get cells(): string[] {
        reads += 1;
        return ['Negroni'];
      },
    }));
    const header = { rowNumber: 1, cells: ['name', ...Array.from({ length: separators }, () => '')] };
    expect(
      rawSheetOf({ header, body, notes: [], layout: 'table', layouts: ['table'] }, [header, ...body]).header,
    ).toEqual(['name']);
    return reads;
  };
  expect(readsFor(5_000)).toBe(readsFor(1));
});
