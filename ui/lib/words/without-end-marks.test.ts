import { expect, it } from 'vitest';
import { withoutEndMarks } from './without-end-marks.ts';

it('leaves off the blanks and the marks at the end alone', () => {
  expect(withoutEndMarks('lime, juice')).toBe('lime, juice');
  expect(withoutEndMarks('lime , – juice .;: ')).toBe('lime , – juice');
  expect(withoutEndMarks(' ,')).toBe('');
});
