import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, guardSeparators, unguardFormula } from './formula-guard.ts';

const SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'", 'a', ' '];
const trickyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 6 }),
  fc.string({ unit: 'binary' }),
);

describe('the formula guard', () => {
  it('gives back every text without its own sign exactly, where separators are guarded too', () => {
    fc.assert(
      fc.property(trickyText, (text) => {
        fc.pre(!text.includes('\u007f'));
        expect(unguardFormula(guardSeparators(guardFormula(text)))).toBe(text);
      }),
    );
  });

  it('leaves no cell that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(trickyText, (text) => {
        expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ['-196 Strong', "'-196 Strong"],
    ['＝SUM(A1)', "'＝SUM(A1)"],
    ["'57 Chevy", "'57 Chevy"],
    ['2 oz gin', '2 oz gin'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(guardFormula(text)).toBe(cell);
    expect(unguardFormula(cell)).toBe(text);
  });

  it('drops one apostrophe only where it guards', () => {
    expect(unguardFormula("'hello")).toBe("'hello");
    expect(unguardFormula("'@here")).toBe('@here');
  });
});
