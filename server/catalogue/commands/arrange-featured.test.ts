import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WholeCatalogue } from '../snapshot/catalogue.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { apply, buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { arrangeFeatured } from './arrange-featured.ts';
import { patchItem } from './item-commands.ts';
import type { ItemChange } from '../decisions/decision.ts';

const IDS = ['ada', 'bee', 'cid', 'dot', 'eve'];
const MOMENT = { revision: 2, at: '2026-01-02T00:00:00.000Z' };

/** All cocktails but Fay are featured. */
const start = buildCatalogue({
  categories: [{ name: 'Sours', description: 'x' }],
  cocktails: ['Ada', 'Bee', 'Cid', 'Dot', 'Eve', 'Fay'].map((name) =>
    sour({ name, featured: name !== 'Fay' }),
  ),
});

function feature(catalogue: WholeCatalogue, id: string, place?: number | null, featured = true) {
  const patch = { featured, ...(place !== undefined && { featuredPlace: place }) };
  const { changes } = patchItem(catalogue, { resource: 'cocktails', id }, patch);
  return apply(catalogue, changes, MOMENT);
}

const featuredIds = (catalogue: WholeCatalogue): string[] =>
  listCocktails(catalogue, { featured: true }).map(({ id }) => id);

const placeOf = (catalogue: WholeCatalogue, id: string): unknown =>
  catalogue.itemSets.cocktails.get(id)?.fields['featuredPlace'];

it('a write puts a cocktail on its wanted place after any earlier moves, and keeps the order of the others', () => {
  const move = fc.record({ id: fc.constantFrom(...IDS), place: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
      let catalogue = start;
      let expected = IDS;
      for (const { id, place } of moves) {
        catalogue = feature(catalogue, id, place);
        expected = expected.filter((other) => other !== id).toSpliced(place - 1, 0, id);
        expect(featuredIds(catalogue)).toEqual(expected);
      }
    }),
  );
});

it('a write clears a place, moves a place beyond the end to the end, and removes that of a cocktail no longer featured', () => {
  const withFay = feature(feature(start, 'dot', 1), 'fay', 2);
  expect(featuredIds(withFay)).toEqual(['dot', 'fay', 'ada', 'bee', 'cid', 'eve']);
  expect(featuredIds(feature(withFay, 'dot', null))).toEqual(['fay', 'ada', 'bee', 'cid', 'dot', 'eve']);
  const last = feature(start, 'ada', 900);
  expect([featuredIds(last), placeOf(last, 'ada')]).toEqual([['bee', 'cid', 'dot', 'eve', 'ada'], 5]);
  const cleared = feature(last, 'cid', undefined, false);
  expect([featuredIds(cleared), placeOf(cleared, 'cid')]).toEqual([['bee', 'dot', 'eve', 'ada'], null]);
});

interface Wish {
  featured: boolean;
  featuredPlace: number | null;
}

function write(catalogue: WholeCatalogue, wishes: ReadonlyMap<string, Wish | null>): WholeCatalogue {
  const changes = [...wishes].flatMap(([id, wish]): ItemChange[] => {
    const before = catalogue.itemSets.cocktails.get(id)?.fields ?? null;
    return before ? [{ resource: 'cocktails', id, before, after: wish && { ...before, ...wish } }] : [];
  });
  return apply(catalogue, arrangeFeatured(catalogue, changes), MOMENT);
}

it('after any write, no two cocktails have the same place, and the others keep their order', () => {
  const wish = fc.record({
    featured: fc.boolean(),
    featuredPlace: fc.option(fc.integer({ min: 1, max: 6 })),
  });
  const entries = fc.tuple(fc.constantFrom(...IDS), fc.option(wish, { freq: 6 }));
  const oneWrite = fc.array(entries, { minLength: 1, maxLength: 4 }).map((all) => new Map(all));
  fc.assert(
    fc.property(fc.array(oneWrite, { minLength: 1, maxLength: 6 }), (writes) => {
      let catalogue = start;
      for (const wishes of writes) {
        const before = featuredIds(catalogue).filter((id) => placeOf(catalogue, id) !== null);
        catalogue = write(catalogue, wishes);
        const places = IDS.map((id) => placeOf(catalogue, id)).filter((place) => typeof place === 'number');
        expect(new Set(places).size).toBe(places.length);
        for (const { fields } of catalogue.itemSets.cocktails.itemsByName)
          if (fields['featured'] !== true) expect(fields['featuredPlace']).toBeNull();
        const others = before.filter((id) => !wishes.has(id));
        expect(featuredIds(catalogue).filter((id) => others.includes(id))).toEqual(others);
      }
    }),
  );
});

it('a cocktail that gets a taken place comes before the one that had it', () => {
  const at = (featuredPlace: number): Wish => ({ featured: true, featuredPlace });
  const first = write(start, new Map(Object.entries({ dot: at(1), ada: at(2) })));
  const second = write(first, new Map([['eve', at(1)]]));
  expect(featuredIds(second)).toEqual(['eve', 'dot', 'ada', 'bee', 'cid']);
  expect(['eve', 'dot', 'ada', 'bee'].map((id) => placeOf(second, id))).toEqual([1, 2, 3, null]);
});
