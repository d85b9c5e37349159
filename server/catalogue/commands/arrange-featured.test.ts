import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Catalogue } from '../catalogue.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { featureCocktail } from './featured-places.ts';

const NAMES = ['Ada', 'Bee', 'Cid', 'Dot', 'Eve', 'Fay'];
const MOMENT = { revision: 2, at: '2026-01-02T00:00:00.000Z' };

const given = buildCatalogue({
  categories: [{ name: 'Sours', description: 'x' }],
  cocktails: NAMES.map((name) => sour({ name, featured: name !== 'Fay' })),
});

function feature(catalogue: Catalogue, id: string, place?: number | null, featured = true): Catalogue {
  const decision = featureCocktail(catalogue, { id, featured, place });
  if (decision.kind === 'refused') throw new Error(decision.refusal.detail);
  return apply(catalogue, decision.changes, MOMENT).catalogue;
}

function homePage(catalogue: Catalogue): string {
  const { items } = listCocktails(catalogue, { featured: true, limit: 5 });
  return items.map(({ id }) => id).join(' ');
}

describe('the order of the featured', () => {
  it('is that of their names as long as none has a place', () => {
    expect(homePage(given)).toBe('ada bee cid dot eve');
    expect(homePage(feature(given, 'fay'))).toBe('ada bee cid dot eve');
  });

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
