import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdPool, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['London Dry Gin', 'london-dry-gin'],
    ['Rocks Glass', 'rocks-glass'],
    ['Piña Colada', 'pina-colada'],
    ['Crème de Mûre', 'creme-de-mure'],
    ['Gin & Tonic', 'gin-and-tonic'],
    ["Bee's Knees", 'bees-knees'],
    ['  Corpse Reviver No. 2 ', 'corpse-reviver-no-2'],
    ['50/50', '50-50'],
    ['Rødgrød Æble', 'rodgrod-aeble'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('makes of %j the id %j', (name, slug) => {
    expect(slugOf(name, 'cocktail')).toBe(slug);
  });

  it('is the fallback when nothing is left of the name', () => {
    expect(slugOf('日本', 'cocktail')).toBe('cocktail');
    expect(slugOf('!!!', 'spirit')).toBe('spirit');
  });

  it('is always a plain path segment, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugOf(name, 'item');
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug, 'other')).toBe(slug);
      }),
    );
  });
});

it('adds a number to an id that is taken', () => {
  const ids = new IdPool((id) => id === 'negroni-2');
  expect([1, 2, 3].map(() => ids.take('negroni'))).toEqual(['negroni', 'negroni-3', 'negroni-4']);
});
