import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNamed, nameRank } from './name-rank.ts';

it('a rank forgives accents, case and small mistakes, but no mistake in a short word', () => {
  expect(nameRank('pina')('Piña Colada')).toBe(0);
  expect(nameRank('COLADA')('Piña Colada')).toBe(1);
  expect(nameRank('colada pina')('Piña Colada')).toBe(2);
  expect(nameRank('negrnoi')('Negroni')).toBeNull();
  expect(nameRank('negronni')('Negroni')).toBe(2);
  expect(nameRank('daquiri')('Hemingway Daiquiri')).toBe(2);
  expect(nameRank('gim')('Gin')).toBeNull();
  expect(nameRank('mojito')('Negroni')).toBeNull();
});

it('finds a name by any part of it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (part, front, back) => {
      fc.pre(part.trim() !== '');
      expect(nameRank(part)(front + part.trim() + back)).not.toBeNull();
    }),
  );
});

it('finds names with small mistakes only if no name contains the typed text', () => {
  const named = (typed: string) => findNamed(['Gin Fizz', 'Gim Rickey', 'Negroni'], typed, (name) => name);
  expect(named('gim')).toEqual(['Gim Rickey']);
  expect(named('negrni')).toEqual(['Negroni']);
  expect(named('rum')).toEqual([]);
  expect(named(' ')).toHaveLength(3);
});
