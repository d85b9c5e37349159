import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListCell, writeListCell } from './list-cell.ts';

describe('a list in a cell', () => {
  it.each([
    ['["a","b"]', ['a', 'b']],
    ['a\nb', ['a', 'b']],
    ['a\r\n\r\n b ', ['a', 'b']],
    ['a; b;', ['a', 'b']],
    ['a|b | c', ['a', 'b', 'c']],
    ['Soda water, to top', ['Soda water, to top']],
    ['stir; strain\nserve | enjoy', ['stir; strain', 'serve | enjoy']],
    ['[not json', ['[not json']],
    ['["a", 2]', ['a', '2']],
    ['[{"a":1}]', ['[{"a":1}]']],
    ['', []],
    [' \n ', []],
  ])("is either JSON, or one entry per line, or entries between ';' or '|': %j", (cell, entries) => {
    expect(readListCell(cell)).toEqual(entries);
  });

  it.each([
    [['2 oz gin', 'Soda water, to top'], '2 oz gin\nSoda water, to top'],
    [['a;b'], '["a;b"]'],
    [['a;b', 'c'], 'a;b\nc'],
    [['["x"]'], '["[\\"x\\"]"]'],
    [['one\ntwo', 'three'], '["one\\ntwo","three"]'],
    [[], ''],
  ])('is exported one entry per line, as JSON only where a line would be misread: %j', (entries, cell) => {
    expect(writeListCell(entries)).toBe(cell);
  });

  it('reads back exactly, whatever the entries hold', () => {
    const sign = fc.oneof(
      fc.constantFrom(';', '|', '"', '[', ']', ',', '\n', '\r', '=', "'", ' '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const entry = fc
      .array(sign, { maxLength: 6 })
      .map((signs) => signs.join('').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(readListCell(writeListCell(entries))).toEqual(entries);
      }),
    );
  });
});
