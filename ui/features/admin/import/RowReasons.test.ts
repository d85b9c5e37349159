import { expect, it } from 'vitest';
import type { RowError, SheetColumn } from '#openapi/generated/model.ts';
import { badRowsCsv, groupByReason } from './RowReasons.tsx';

const columns: SheetColumn[] = [
  { column: 'name', field: 'name' },
  { column: 'Difficulty', field: 'difficulty' },
];
const message = 'Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert';

it('the CSV has the rows as they are in the sheet, and their reasons in the last column', () => {
  const failedRows = [
    { row: 4, values: ['Smoky Sour', 'Hardish'] },
    { row: 7, values: ['', 'Easy'] },
  ];
  const errors: RowError[] = [
    { row: 4, field: 'difficulty', code: 'invalid', message },
    { row: 7, field: 'name', code: 'invalid', message: 'Name is required' },
    { row: 7, field: 'description', code: 'invalid', message: 'Description is required' },
  ];
  expect(badRowsCsv({ columns, errors, failedRows })).toBe(
    '\uFEFFname,Difficulty,reason\r\n' +
      `Smoky Sour,Hardish,"Difficulty: ${message}"\r\n` +
      ',Easy,Name: Name is required; Description: Description is required\r\n',
  );
});

it('the reasons of an earlier download are replaced', () => {
  const again: SheetColumn[] = [...columns, { column: 'reason', field: null }];
  const failedRows = [{ row: 2, values: ['A', 'Hardish', 'Difficulty: …'] }];
  const errors: RowError[] = [{ row: 2, field: 'name', code: 'invalid', message: 'taken' }];
  const csv = badRowsCsv({ columns: again, errors, failedRows });
  expect(csv).toBe('\uFEFFname,Difficulty,reason\r\nA,Hardish,Name: taken\r\n');
});

it.each(['=1+1', '+1', '-1', '@a', '\ttab', "'=1", '＝1'])(
  'a cell that a spreadsheet would read as a formula is guarded: %j',
  (value) => {
    const csv = badRowsCsv({ columns, errors: [], failedRows: [{ row: 2, values: [value, 'a "b"\nc'] }] });
    expect(csv).toBe(`\uFEFFname,Difficulty,reason\r\n'${value},"a ""b""\nc",\r\n`);
  },
);

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
