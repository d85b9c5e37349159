import { expect, it } from 'vitest';
import { groupByReason } from './group-by-reason.ts';

it('each reason is listed once with its rows, the most frequent first', () => {
  const errors = [
    { row: 2, field: 'name', message: 'Name is required' },
    { row: 3, field: 'difficulty', message: 'Difficulty is required' },
    { row: 4, field: 'difficulty', message: 'Difficulty is required' },
  ];
  expect(groupByReason(errors)).toEqual([
    { field: 'difficulty', message: 'Difficulty is required', rows: [3, 4] },
    { field: 'name', message: 'Name is required', rows: [2] },
  ]);
});
