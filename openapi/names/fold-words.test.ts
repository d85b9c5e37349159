import { describe, expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';

describe('foldWords', () => {
  it.each([
    ['Egg whites', ['egg', 'white']],
    ['2 maraschino cherries', ['2', 'maraschino', 'cherry']],
    ['Mint leaves, limes & peaches', ['mint', 'leaf', 'lime', 'peach']],
    ['Tomatoes', ['tomato']],
    ['Angostura bitters', ['angostura', 'bitters']],
    ['Citrus schnapps, molasses', ['citrus', 'schnapps', 'molasses']],
  ])('%s', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});
