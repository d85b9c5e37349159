import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import { starterCatalogue, starterContents } from './starter-catalogue.ts';

const { cocktails } = starterCatalogue;
const today = '2026-12-30';
const { myads } = starterContents(today);

describe('the starter catalogue has', () => {
  test('6 adverts: 4 running, one over and one to come', () => {
    expect(myads).toHaveLength(6);
    expect(myads.filter(({ startDate, endDate }) => startDate <= today && endDate >= today)).toHaveLength(4);
    expect(myads.filter(({ endDate }) => endDate < today)).toHaveLength(1);
    expect(myads.filter(({ startDate }) => startDate > today)).toHaveLength(1);
    expect(myads.find(({ name }) => name === 'Negroni Hour')).toMatchObject({
      startDate: '2026-12-23',
      endDate: '2027-04-29',
    });
  });

  test("a picture of this site's own for every advert", () => {
    for (const { imageUrl } of myads) {
      expect(imageUrl).toMatch(/^\/adverts\/[a-z-]+\.svg$/);
      expect(existsSync(new URL(`../../ui/public${imageUrl}`, import.meta.url)), imageUrl).toBe(true);
    }
  });
});

type Named = readonly { name: string }[];
const USED: [list: string, items: Named, used: (string | null)[]][] = [
  ['categories', starterCatalogue.categories, cocktails.flatMap(({ category }) => category)],
  ['spirits', starterCatalogue.spirits, cocktails.flatMap(({ spirits }) => spirits)],
  ['glassware', starterCatalogue.glassware, cocktails.map(({ glassware }) => glassware)],
  ['garnishes', starterCatalogue.garnish, cocktails.flatMap(({ garnish }) => garnish)],
  ['equipment', starterCatalogue.equipment, cocktails.flatMap(({ equipment }) => equipment)],
  ['techniques', starterCatalogue['cocktail-types'], cocktails.map(({ type }) => type)],
];

test.each(USED)('%s: the starter cocktails use exactly those that exist', (_list, items, used) => {
  expect([...new Set(used)].sort()).toEqual(items.map(({ name }) => name).sort());
});

test.each<[BodyName, readonly object[]]>([
  ['CategoryInput', starterCatalogue.categories],
  ['SpiritInput', starterCatalogue.spirits],
  ['GlasswareInput', starterCatalogue.glassware],
  ['GarnishInput', starterCatalogue.garnish],
  ['EquipmentInput', starterCatalogue.equipment],
  ['CocktailTypeInput', starterCatalogue['cocktail-types']],
  ['CocktailInput', cocktails],
  ['SustainableSubstitutionInput', starterCatalogue['sustainable-substitutions']],
  ['HouseIngredientInput', starterCatalogue['house-ingredients']],
  ['MenuInput', starterCatalogue.menus],
  ['MyAdInput', myads],
])(
  'every entry is a valid and normalised %s body with the fields of all and a unique name',
  (schema, entries) => {
    const { status, allergens } = checkBody(schema, {}, 'json').body;
    const published = status === undefined ? {} : { status };
    const stated = allergens === undefined ? {} : { allergens };
    for (const entry of entries) {
      const body = { ...stated, ...entry, ...published };
      expect(checkBody(schema, entry, 'json')).toEqual({ body, errors: [] });
      expect(Object.keys(entry).sort()).toEqual(Object.keys(entries[0] ?? {}).sort());
    }
    const names = entries.map((entry) => ('name' in entry ? String(entry.name).toLowerCase() : entry));
    expect(new Set(names).size).toBe(entries.length);
  },
);
