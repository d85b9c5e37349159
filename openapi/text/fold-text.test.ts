import { describe, expect, it } from 'vitest';
import { foldLine, foldText, foldWords, nameKey } from './fold-text.ts';

describe('a name', () => {
  it('is the same in another case or spacing, but not with other accents', () => {
    expect(nameKey('  Piña   COLADA ')).toBe(nameKey('piña colada'));
    expect(nameKey('Pina Colada')).not.toBe(nameKey('Piña Colada'));
    expect(nameKey('Pin\u0303a')).toBe(nameKey('Piña'));
  });

  it('is sorted without regard to accents and case', () => {
    const names = ['zombie', 'Écume', 'eastside', 'Fizz', 'Ástor'];
    const ordered = names.sort((a, b) => (foldLine(a) < foldLine(b) ? -1 : 1));
    expect(ordered).toEqual(['Ástor', 'eastside', 'Écume', 'Fizz', 'zombie']);
  });

  it('folds to plain letters', () => {
    expect(foldText('Smørrebrød ÅÆ Straße')).toBe('smorrebrod aae strasse');
  });
});

it('foldLine drops case, accents and curly apostrophes', () => {
  expect(foldLine('  Crème  de Cassis, Peychaud’s ')).toBe("creme de cassis, peychaud's");
});

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
