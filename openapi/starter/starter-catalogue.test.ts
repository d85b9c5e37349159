import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { datedAdverts } from './starter-adverts.ts';

const {
  categories,
  spirits,
  glassware,
  garnishes,
  equipment,
  cocktailTypes,
  cocktails,
  substitutions,
  houseIngredients,
  menus,
  adverts,
} = starterCatalogue;

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('the starter catalogue has', () => {
  test('6 adverts: 4 running, one over and one to come', () => {
    const today = '2026-12-30';
    const dated = datedAdverts(today);
    expect(dated).toHaveLength(6);
    expect(dated.filter(({ startDate, endDate }) => startDate <= today && endDate >= today)).toHaveLength(4);
    expect(dated.filter(({ endDate }) => endDate < today)).toHaveLength(1);
    expect(dated.filter(({ startDate }) => startDate > today)).toHaveLength(1);
    expect(dated.find(({ name }) => name === 'Negroni Hour')).toMatchObject({
      startDate: '2026-12-23',
      endDate: '2027-04-29',
    });
  });

  test("a picture of this site's own for every advert", () => {
    for (const { imageUrl } of adverts) {
      expect(imageUrl).toMatch(/^\/adverts\/[a-z-]+\.svg$/);
      expect(existsSync(new URL(`../../ui/public${imageUrl}`, import.meta.url)), imageUrl).toBe(true);
    }
  });
});

describe('references', () => {
  const used = {
    categories: cocktails.flatMap(({ category }) => category),
    spirits: cocktails.flatMap((cocktail) => cocktail.spirits),
    glassware: cocktails.map((cocktail) => cocktail.glassware),
    garnishes: cocktails.flatMap(({ garnish }) => garnish),
    equipment: cocktails.flatMap((cocktail) => cocktail.equipment),
    cocktailTypes: cocktails.map(({ type }) => type),
  };
  const lists = { categories, spirits, glassware, garnishes, equipment, cocktailTypes };

  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    '%s: all that are named exist, and all that exist are used',
    (key) => {
      expect([...new Set(used[key])].sort()).toEqual(names(lists[key]).sort());
    },
  );

  test.each([...Object.entries(lists), ['cocktails', cocktails] as const, ['adverts', adverts] as const])(
    '%s: names are unique whatever the case',
    (_, items) => {
      const folded = items.map(({ name }) => name.toLowerCase());
      expect(new Set(folded).size).toBe(folded.length);
    },
  );
});

test.each<[BodyName, readonly object[]]>([
  ['CategoryFields', categories],
  ['SpiritFields', spirits],
  ['GlasswareFields', glassware],
  ['GarnishFields', garnishes],
  ['EquipmentFields', equipment],
  ['CocktailTypeFields', cocktailTypes],
  ['CocktailFields', cocktails],
  ['SustainableSubstitutionFields', substitutions],
  ['HouseIngredientFields', houseIngredients],
  ['MenuFields', menus],
  ['MyAdFields', datedAdverts('2026-11-21')],
])('every entry is a %s body that the contract accepts, and needs no tidying', (schema, entries) => {
  const { status, allergens } = checkBody(schema, {}).body;
  const published = status === undefined ? {} : { status };
  const stated = allergens === undefined ? {} : { allergens };
  for (const entry of entries)
    expect(checkBody(schema, entry)).toEqual({ body: { ...stated, ...entry, ...published }, errors: [] });
});
