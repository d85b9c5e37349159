import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

const marked = (text: string, term: string) =>
  highlightParts(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the words of a search in its results', () => {
  it.each([
    ['Old Fashioned', 'fash', 'Old [Fash]ioned'],
    ['Old Fashioned', 'old FASHIONED', '[Old] [Fashioned]'],
    ['Gin, ginger and imagination', 'gin', '[Gin], [gin]ger and imagination'],
    ['Crème de cassis', 'creme', '[Crème] de cassis'],
    ['Cre\u0300me', 'cre', '[Cre\u0300]me'],
    ['Creme', 'crè', '[Cre]me'],
    ['Negroni', 'neg negro', '[Negro]ni'],
    [
      'Shake him a gin, while he is safe',
      'gin for him, he is very allergic to nuts',
      'Shake him a [gin], while he is safe',
    ],
    ['Negroni', 'nergoni', 'Negroni'],
    ['Negroni', ' .* ', 'Negroni'],
  ])('%s, searched for "%s"', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it('keep every character of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
        expect(
          highlightParts(text, term)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
