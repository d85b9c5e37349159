import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formula-guard.ts';

// A law in sheet-round-trip.test.ts says that no cell begins like a formula, and each comes back as it was.
it.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['-196 Strong', "'-196 Strong"],
  ['＝SUM(A1)', "'＝SUM(A1)"],
  ["'57 Chevy", "'57 Chevy"],
  ['2 oz gin', '2 oz gin'],
  ['', ''],
])('the text %j is the cell %j', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
  expect(unguardFormula(cell)).toBe(text);
});

it('removes an apostrophe only if it guards', () => {
  expect(unguardFormula("'hello")).toBe("'hello");
  expect(unguardFormula("'@here")).toBe('@here');
});
