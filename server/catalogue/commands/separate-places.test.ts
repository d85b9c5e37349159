import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type Catalogue } from '../catalogue.ts';
import type { Change } from '../decision.ts';
import { featuredOrder } from '../queries/cocktail-order.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { separatePlaces } from './featured-places.ts';

const IDS = ['ada', 'bee', 'cid', 'dot', 'eve'];
const MOMENT = { revision: 2, at: '2026-01-02T00:00:00.000Z' };

const start = buildCatalogue({
  categories: [{ name: 'Sours', description: 'x' }],
  cocktails: ['Ada', 'Bee', 'Cid', 'Dot', 'Eve'].map((name) => sour({ name, featured: true })),
});

interface Wish {
  featured: boolean;
  featuredPlace: number | null;
}

function write(catalogue: Catalogue, wishes: ReadonlyMap<string, Wish | null>): Catalogue {
  const changes = [...wishes].flatMap(([id, wish]): Change[] => {
    const before = catalogue.collections.cocktails.get(id)?.fields ?? null;
    return before ? [{ resource: 'cocktails', id, before, after: wish && { ...before, ...wish } }] : [];
  });
  return apply(catalogue, separatePlaces(catalogue, changes), MOMENT).catalogue;
}

const placeOf = (catalogue: Catalogue, id: string): unknown =>
  catalogue.collections.cocktails.get(id)?.fields['featuredPlace'];

it('leaves no two with one place and the others in their order, whatever a write gives', () => {
  const wish = fc.record({
    featured: fc.boolean(),
    featuredPlace: fc.option(fc.integer({ min: 1, max: 6 })),
  });
  const writes = fc.array(
    fc
      .array(fc.tuple(fc.constantFrom(...IDS), fc.option(wish, { freq: 6 })), { minLength: 1, maxLength: 4 })
      .map((entries) => new Map(entries)),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(writes, (all) => {
      let catalogue = start;
      for (const wishes of all) {
        const before = featuredOrder(catalogue).ids.filter((id) => placeOf(catalogue, id) !== null);
        catalogue = write(catalogue, wishes);
        const places = IDS.map((id) => placeOf(catalogue, id)).filter((place) => typeof place === 'number');
        expect(new Set(places).size).toBe(places.length);
        for (const { fields } of catalogue.collections.cocktails.sorted)
          if (fields['featured'] !== true) expect(fields['featuredPlace']).toBeNull();
        const others = before.filter((id) => !wishes.has(id));
        expect(featuredOrder(catalogue).ids.filter((id) => others.includes(id))).toEqual(others);
      }
    }),
  );
});

it('puts what a write places before what stood there', () => {
  const one = (featuredPlace: number): Wish => ({ featured: true, featuredPlace });
  const first = write(
    start,
    new Map([
      ['dot', one(1)],
      ['ada', one(2)],
    ]),
  );
  expect(featuredOrder(first).ids).toEqual(['dot', 'ada', 'bee', 'cid', 'eve']);
  const second = write(first, new Map([['eve', one(1)]]));
  expect(featuredOrder(second).ids).toEqual(['eve', 'dot', 'ada', 'bee', 'cid']);
  expect(['eve', 'dot', 'ada', 'bee'].map((id) => placeOf(second, id))).toEqual([1, 2, 3, null]);
});
