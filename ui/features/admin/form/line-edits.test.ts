import { expect, test } from 'vitest';
import { joinedWithPrevious, moved, replaced, split, withoutListMarks } from './line-edits.ts';

const LINES = ['2 oz gin', '1 oz lime', 'ice'];

test('Enter splits a line at the caret', () => {
  expect(split(LINES, 0, 4, 5)).toEqual({ lines: ['2 oz', 'gin', '1 oz lime', 'ice'], at: 1, caret: 0 });
});

test('Backspace at its beginning joins a line with the one before', () => {
  expect(joinedWithPrevious(LINES, 1)).toEqual({ lines: ['2 oz gin1 oz lime', 'ice'], at: 0, caret: 8 });
  expect(joinedWithPrevious(LINES, 0)).toBeNull();
});

test('a line moves by one place, not beyond the ends', () => {
  expect(moved(LINES, 2, -1, 1)).toEqual({ lines: ['2 oz gin', 'ice', '1 oz lime'], at: 1, caret: 1 });
  expect(moved(LINES, 2, 1, 0)).toBeNull();
  expect(moved(LINES, 0, -1, 0)).toBeNull();
});

test('a pasted block becomes lines, without blank ones', () => {
  expect(replaced(LINES, 1, '1 oz lemon\n\n 2 dashes bitters\n')).toEqual({
    lines: ['2 oz gin', '1 oz lemon', ' 2 dashes bitters', 'ice'],
    at: 2,
    caret: 17,
  });
  expect(replaced([''], 0, '\n\n')).toEqual({ lines: [''], at: 0, caret: 0 });
});

test.each([
  ['1. Shake\r\n2) Strain\r\n• Serve', 'Shake\nStrain\nServe'],
  ['•\t2 oz Gin\v- 1 oz lime\n* ice\no\tmint', '2 oz Gin\n1 oz lime\nice\nmint'],
  ['1. 2 oz Gin', '2 oz Gin'],
  ['1.5 oz gin\n2 oz lime - fresh\n1-2 dashes', '1.5 oz gin\n2 oz lime - fresh\n1-2 dashes'],
  ['5) limes\n2) lemons', '5) limes\n2) lemons'],
])('a pasted list loses its bullets and numbers: %j', (pasted, lines) => {
  expect(withoutListMarks(pasted)).toBe(lines);
});
