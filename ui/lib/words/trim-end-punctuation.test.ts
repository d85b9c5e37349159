import { expect, it } from 'vitest';
import { trimEndPunctuation } from './trim-end-punctuation.ts';

it('leaves off the blanks and the marks at the end alone', () => {
  expect(trimEndPunctuation('lime, juice')).toBe('lime, juice');
  expect(trimEndPunctuation('lime , – juice .;: ')).toBe('lime , – juice');
  expect(trimEndPunctuation(' ,')).toBe('');
});
