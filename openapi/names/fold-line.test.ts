import { describe, expect, it } from 'vitest';
import { foldLine } from './fold-line.ts';

describe('foldLine', () => {
  it('drops case, accents and curly apostrophes', () => {
    expect(foldLine('  Crème  de Cassis, Peychaud’s ')).toBe("creme de cassis, peychaud's");
  });
});
