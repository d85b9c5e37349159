import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameRank } from './name-rank.ts';

it('forgives accents, case and small mistakes, but no short words and no other ones', () => {
  expect(nameRank('pina')('Piña Colada')).toBe(0);
  expect(nameRank('COLADA')('Piña Colada')).toBe(1);
  expect(nameRank('colada pina')('Piña Colada')).toBe(2);
  expect(nameRank('negrnoi')('Negroni')).toBeNull();
  expect(nameRank('negronni')('Negroni')).toBe(2);
  expect(nameRank('daquiri')('Hemingway Daiquiri')).toBe(2);
  expect(nameRank('gim')('Gin')).toBeNull();
  expect(nameRank('mojito')('Negroni')).toBeNull();
});

it('finds each name by any part of it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (part, front, back) => {
      fc.pre(part.trim() !== '');
      expect(nameRank(part)(front + part.trim() + back)).not.toBeNull();
    }),
  );
});
