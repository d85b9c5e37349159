import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Catalogue } from '../catalogue.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { featureCocktail, separatePlaces } from './featured-places.ts';
import type { Change } from '../decision.ts';
import { featuredSlots } from '../queries/cocktail-order.ts';

const NAMES = ['Ada', 'Bee', 'Cid', 'Dot', 'Eve', 'Fay'];
const MOMENT = { revision: 2, at: '2026-01-02T00:00:00.000Z' };

const given = buildCatalogue({
  categories: [{ name: 'Sours', description: 'x' }],
  cocktails: NAMES.map((name) => sour({ name, featured: name !== 'Fay' })),
});

function feature(catalogue: Catalogue, id: string, place?: number | null, featured = true): Catalogue {
  const decision = featureCocktail(catalogue, { id, featured, place });
  if (decision.kind === 'refused') throw new Error(decision.refusal.detail);
  return apply(catalogue, decision.changes, MOMENT);
}

function homePage(catalogue: Catalogue): string {
  const { items } = listCocktails(catalogue, { featured: true, limit: 5 });
  return items.map(({ id }) => id).join(' ');
}

describe('the order of the featured', () => {
  it('is the given one: what stands at a place and after it moves on', () => {
    const moved = feature(given, 'dot', 1);
    expect(homePage(moved)).toBe('dot ada bee cid eve');
    expect(homePage(feature(moved, 'dot', 3))).toBe('ada bee dot cid eve');
    expect(homePage(feature(moved, 'fay', 2))).toBe('dot fay ada bee cid');
    expect(homePage(feature(moved, 'dot', null))).toBe('ada bee cid dot eve');
  });

  it('ends with the last place, and a cocktail that is featured no longer has none', () => {
    const last = feature(given, 'ada', 900);
    expect(homePage(last)).toBe('bee cid dot eve ada');
    expect(last.collections.cocktails.get('ada')?.fields['featuredPlace']).toBe(5);
    const cleared = feature(last, 'cid', undefined, false);
    expect(cleared.collections.cocktails.get('cid')?.fields).toMatchObject({ featuredPlace: null });
    expect(homePage(cleared)).toBe('bee dot eve ada');
  });

  it('puts a cocktail where it is wanted, whatever was moved before, and leaves the others as they stood', () => {
    const move = fc.record({
      id: fc.constantFrom('ada', 'bee', 'cid', 'dot', 'eve'),
      place: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
        let catalogue = given;
        let expected = ['ada', 'bee', 'cid', 'dot', 'eve'];
        for (const { id, place } of moves) {
          catalogue = feature(catalogue, id, place);
          expected = expected.filter((one) => one !== id).toSpliced(place - 1, 0, id);
          expect(homePage(catalogue)).toBe(expected.join(' '));
        }
      }),
    );
  });
});

const IDS = ['ada', 'bee', 'cid', 'dot', 'eve'];

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
  return apply(catalogue, separatePlaces(catalogue, changes), MOMENT);
}

const featuredIds = (catalogue: Catalogue): string[] =>
  catalogue.collections.cocktails.itemsAt([...featuredSlots(catalogue)]).map(({ id }) => id);

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
        const before = featuredIds(catalogue).filter((id) => placeOf(catalogue, id) !== null);
        catalogue = write(catalogue, wishes);
        const places = IDS.map((id) => placeOf(catalogue, id)).filter((place) => typeof place === 'number');
        expect(new Set(places).size).toBe(places.length);
        for (const { fields } of catalogue.collections.cocktails.sorted)
          if (fields['featured'] !== true) expect(fields['featuredPlace']).toBeNull();
        const others = before.filter((id) => !wishes.has(id));
        expect(featuredIds(catalogue).filter((id) => others.includes(id))).toEqual(others);
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
  expect(featuredIds(first)).toEqual(['dot', 'ada', 'bee', 'cid', 'eve']);
  const second = write(first, new Map([['eve', one(1)]]));
  expect(featuredIds(second)).toEqual(['eve', 'dot', 'ada', 'bee', 'cid']);
  expect(['eve', 'dot', 'ada', 'bee'].map((id) => placeOf(second, id))).toEqual([1, 2, 3, null]);
});
