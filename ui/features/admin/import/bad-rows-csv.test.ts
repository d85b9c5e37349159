import { describe, expect, it } from 'vitest';
import { badRowsCsv } from './bad-rows-csv.ts';

describe('the sheet of bad rows', () => {
  it('has one line for each reason, under a header', () => {
    const errors = [
      { row: 4, field: 'difficulty', message: 'Difficulty is required' },
      { row: 9, field: 'name', message: 'Name is required' },
    ];
    expect(badRowsCsv(errors)).toBe(
      'row,field,message\r\n4,difficulty,Difficulty is required\r\n9,name,Name is required\r\n',
    );
  });

  it('quotes what would break a line, and defuses what would run', () => {
    const errors = [{ row: 2, field: '=1+1', message: 'Spirits "a, b" is not in the catalogue' }];
    expect(badRowsCsv(errors)).toBe(
      `row,field,message\r\n2,'=1+1,"Spirits ""a, b"" is not in the catalogue"\r\n`,
    );
  });
});
