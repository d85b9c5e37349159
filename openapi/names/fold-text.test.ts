import { describe, expect, it } from 'vitest';
import { foldText, nameKey, sortKey } from './fold-text.ts';

describe('names', () => {
  it('are the same name whatever the case and the spacing, but not whatever the accents', () => {
    expect(nameKey('  Piña   COLADA ')).toBe(nameKey('piña colada'));
    expect(nameKey('Pina Colada')).not.toBe(nameKey('Piña Colada'));
    expect(nameKey('Pin\u0303a')).toBe(nameKey('Piña'));
  });

  it('are ordered as a reader expects: accents and case do not count', () => {
    const names = ['zombie', 'Écume', 'eastside', 'Fizz', 'Ástor'];
    const ordered = names.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    expect(ordered).toEqual(['Ástor', 'eastside', 'Écume', 'Fizz', 'zombie']);
  });

  it('fold to plain letters', () => {
    expect(foldText('Smørrebrød ÅÆ Straße')).toBe('smorrebrod aae strasse');
  });
});
