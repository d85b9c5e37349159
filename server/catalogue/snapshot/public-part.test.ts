import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicationOf } from '#openapi/publication-of.ts';
import { catalogueAndChanges, MOMENTS } from '#server/tests/catalogue/arbitrary-changes.ts';
import { apply, buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { everythingIn } from '#server/tests/catalogue/everything-in.ts';
import { catalogueOf, catalogueOfPublicPart, type Catalogue, type WholeCatalogue } from './catalogue.ts';
import type { Item } from '../items/item.ts';
import { runToEnd } from '#server/concurrency/pausable-work.ts';
import { recordByResource } from '../items/resources.ts';
import { buildPublicPart } from './public-part.ts';

/** Builds the public items anew, by the simplest rule. */
function publicItems({ itemSets }: Catalogue, time: number): Catalogue {
  const items = recordByResource((resource) =>
    itemSets[resource].itemsByName.filter(({ fields }) => publicationOf(fields, time) === 'published'),
  );
  const categories = new Set(items.categories.map(({ id }) => id));
  const known = new Set(itemSets.categories.itemsByName.map(({ id }) => id));
  const isNamed = ({ fields }: Item): boolean =>
    [fields['category'] as string[]].every(
      (ids) => ids.length === 0 || ids.some((id) => categories.has(id) || !known.has(id)),
    );
  const withPublic = (item: Item): Item => {
    const category = item.fields['category'] as string[];
    return {
      ...item,
      fields: { ...item.fields, category: category.filter((id) => categories.has(id) || !known.has(id)) },
    };
  };
  const named = items.cocktails.filter(isNamed);
  const cocktails = new Set(named.map(({ id }) => id));
  const allCocktails = new Set(itemSets.cocktails.itemsByName.map(({ id }) => id));
  const menuWithPublic = (item: Item): Item => {
    const sections = (item.fields['sections'] as { title: string; drinks: { cocktail: string }[] }[]).map(
      (section) => ({
        ...section,
        drinks: section.drinks.filter(({ cocktail: id }) => cocktails.has(id) || !allCocktails.has(id)),
      }),
    );
    return { ...item, fields: { ...item.fields, sections } };
  };
  const shown = { ...items, cocktails: named.map(withPublic), menus: items.menus.map(menuWithPublic) };
  return catalogueOf({ revision: 0, items: shown }, time);
}

const times = fc
  .tuple(fc.nat(4), fc.nat(4), fc.nat(4))
  .map((days) =>
    days.sort().map((month) => Date.parse('2026-01-01T12:00:00.000Z') + month * 31 * 86_400_000),
  );

it('after any changes and times, the public part is exactly what the simplest rule shows', () => {
  fc.assert(
    fc.property(catalogueAndChanges, times, ({ catalogue, changes }, [first = 0, second = 0, third = 0]) => {
      const at = (from: WholeCatalogue, time: number): WholeCatalogue => ({
        ...from,
        publicPart: runToEnd(buildPublicPart(from, time, from.publicPart.snapshot)),
      });
      const begun = at(catalogue, first);
      expect(everythingIn(catalogueOfPublicPart(begun))).toEqual(everythingIn(publicItems(begun, first)));
      const stamp = { revision: 2, at: new Date(second).toISOString() };
      const written = apply(begun, changes, stamp);
      expect(everythingIn(catalogueOfPublicPart(written))).toEqual(
        everythingIn(publicItems(written, second)),
      );
      const later = at(written, third);
      expect(everythingIn(catalogueOfPublicPart(later))).toEqual(everythingIn(publicItems(later, third)));
      // The whole catalogue has not changed.
      expect(everythingIn(later)).toEqual(everythingIn(apply(catalogue, changes, stamp)));
    }),
  );
});

it('the public part is the snapshot itself while nothing is hidden', () => {
  const all = buildCatalogue({ categories: [{ name: 'Sours' }], cocktails: [sour({ name: 'Ada' })] });
  expect(all.publicPart.snapshot.itemSets).toBe(all.itemSets);
  expect(all.publicPart.until).toBe(Infinity);
});

it('the public part hides drafts and items before their date, and is valid until the first date', () => {
  const { publicPart } = buildCatalogue({
    categories: [{ name: 'Sours', shownUntil: MOMENTS[1] }],
    cocktails: [sour({ name: 'Ada', shownFrom: MOMENTS[0] }), sour({ name: 'Bee', status: 'draft' })],
  });
  expect(publicPart.until).toBe(Date.parse(MOMENTS[0] ?? ''));
  expect(publicPart.snapshot.itemSets.cocktails.size).toBe(0);
});
