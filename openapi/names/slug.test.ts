import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

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

  it('falls back to the resource when nothing is left of the name', () => {
    expect(slugOf('日本', 'cocktail')).toBe('cocktail');
    expect(slugOf('!!!', 'spirit')).toBe('spirit');
  });

  it('is always a plain path segment, and the slug of a slug is itself', () => {
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

describe('freeSlug', () => {
  it("counts on: 'negroni', 'negroni-2', 'negroni-3'", () => {
    const taken = new Set<string>();
    for (let i = 0; i < 3; i += 1) taken.add(freeSlug('negroni', (slug) => taken.has(slug)));
    expect([...taken]).toEqual(['negroni', 'negroni-2', 'negroni-3']);
  });
});
