import { act, renderHook } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useSortableRows } from './useSortableRows.ts';

it('the second of two quick clicks moves the same row again, and moves none if the first click was refused', () => {
  const onMove = vi.fn(() => true);
  const rows = renderHook(() => useSortableRows(['Gin', 'Rum', 'Rye'], onMove)).result;
  const click = (detail: number) =>
    ({ detail, currentTarget: document.createElement('button') }) as unknown as MouseEvent;
  const doubleClick = (index: number, by: -1 | 1) =>
    act(() => [1, 2].forEach((detail) => rows.current.moveByClick(index, by, click(detail))));

  doubleClick(2, 1);
  expect(onMove.mock.calls).toEqual([]);
  doubleClick(0, 1);
  expect(onMove.mock.calls).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
