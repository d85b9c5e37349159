import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it('drops case, accents and curly apostrophes', () => {
    expect(foldText('  Crème  de Cassis, Peychaud’s ')).toBe("creme de cassis, peychaud's");
  });
});
