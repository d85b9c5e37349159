import { expect, it } from 'vitest';
import { trimEndPunctuation } from './format-text.ts';

it('trimEndPunctuation removes blanks and punctuation only at the end', () => {
  expect(trimEndPunctuation('lime, juice')).toBe('lime, juice');
  expect(trimEndPunctuation('lime , – juice .;: ')).toBe('lime , – juice');
  expect(trimEndPunctuation(' ,')).toBe('');
});
