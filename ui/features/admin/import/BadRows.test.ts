import { expect, it } from 'vitest';
import { groupRowErrors } from './BadRows.tsx';

it('tells each reason once, with its rows, the most frequent first', () => {
  const errors = [
    { row: 2, field: 'name', message: 'Name is required' },
    { row: 3, field: 'difficulty', message: 'Difficulty is required' },
    { row: 4, field: 'difficulty', message: 'Difficulty is required' },
  ];
  expect(groupRowErrors(errors)).toEqual([
    { field: 'difficulty', message: 'Difficulty is required', rows: [3, 4] },
    { field: 'name', message: 'Name is required', rows: [2] },
  ]);
});
