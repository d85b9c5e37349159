import { describe, expect, it } from 'vitest';
import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { catalogueOf } from '../snapshot/catalogue.ts';
import { recordByResource } from '../items/resources.ts';
import { apply, buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { listCocktails } from './list-cocktails.ts';

const catalogue = buildCatalogue({
  categories: ['Sours', 'Tiki / Tropical', 'Empty'].map((name) => ({ name, description: 'x' })),
  spirits: [{ name: 'White Rum' }, { name: 'London Dry Gin' }],
  glassware: [{ name: 'Coupe' }],
  garnish: [{ name: 'Lime wheel' }],
  'cocktail-types': [{ name: 'Shaken' }],
  cocktails: [
    sour({ name: 'zombie', category: ['Tiki / Tropical', 'Sours'], spirits: ['White Rum'], image: '/z.jpg' }),
    sour({ name: 'Daiquiri', spirits: ['White Rum'], featured: true }),
    sour({
      name: 'Écume',
      difficulty: 'Expert',
      description: 'Foam.',
      ingredients: ['1 oz blackberry syrup', 'Lime or lemon juice'],
    }),
    sour({
      name: 'Clover Club',
      spirits: ['london-dry-gin'],
      type: 'Shaken',
      glassware: 'coupe',
      garnish: ['Lime Wheel'],
      featured: true,
    }),
    sour({ name: '  White Lady', spirits: ['London Dry Gin'] }),
  ],
});
const ALL = ['Clover Club', 'Daiquiri', 'Écume', '  White Lady', 'zombie'];
const CREATED: Partial<Record<string, string>> = {
  ecume: '2026-02-01T09:00:00.000Z',
  daiquiri: '2025-12-31T23:59:59.000Z',
};
const list = (query: ListCocktailsParams) =>
  listCocktails(catalogue, query).map(({ fields }) => fields['name']);

/** Holds the same recipes, but one was written before the others and one later. */
const dated = catalogueOf({
  revision: 1,
  items: recordByResource((resource) =>
    catalogue.itemSets[resource].itemsByName.map((item) => ({
      ...item,
      createdAt: CREATED[item.id] ?? item.createdAt,
    })),
  ),
});

describe('listCocktails', () => {
  it('lists the newest first, and cocktails of the same time by name', () => {
    const items = listCocktails(dated, { sort: 'newest' });
    expect(items.map(({ id }) => id)).toEqual(['ecume', 'clover-club', 'white-lady', 'zombie', 'daiquiri']);
  });

  it('lists the cocktails that visitors can see since a time, to the second', () => {
    const since = (time: string) => listCocktails(dated, { since: time }).map(({ id }) => id);
    expect(since('2026-02-01T09:00:00.900Z')).toEqual(['ecume']);
    expect(since('2026-02-01T10:00:00+01:00')).toEqual(['ecume']);
    expect(since('2026-02-01T09:00:01Z')).toEqual([]);
    expect(since('1969-12-31T00:00:00Z')).toHaveLength(ALL.length);
  });

  it('counts the age of a draft from its publication, and of a dated cocktail from its first day', () => {
    const publish = (id: string, fields: object) => {
      const before = dated.itemSets.cocktails.get(id)?.fields ?? {};
      return { resource: 'cocktails', id, before, after: { ...before, ...fields } } as const;
    };
    const hide = [publish('zombie', { status: 'draft' })];
    const hidden = apply(dated, hide, { revision: 2, at: '2026-03-01T00:00:00.000Z' });
    const show = [
      publish('zombie', {}),
      publish('white-lady', { shownFrom: '2026-03-03T00:00:00.000Z' }),
      publish('daiquiri', { funFact: 'Rewritten.' }),
    ];
    const shown = apply(hidden, show, { revision: 3, at: '2026-03-02T00:00:00.000Z' });
    const items = listCocktails(shown, { since: '2026-02-15T00:00:00Z', sort: 'newest' });
    expect(items.map(({ id }) => id)).toEqual(['white-lady', 'zombie']);
  });

  it.each<[ListCocktailsParams, string[]]>([
    [{}, ALL],
    [{ featured: true }, ['Clover Club', 'Daiquiri']],
    [{ featured: false }, ['Écume', '  White Lady', 'zombie']],
    [{ category: 'TIKI / tropical' }, ['zombie']],
    [{ category: 'empty' }, []],
    [{ category: 'unheard-of' }, []],
    [{ spirit: ' WHITE  RUM' }, ['Daiquiri', 'zombie']],
    [{ difficulty: 'Expert' }, ['Écume']],
    [{ spirit: 'london-dry-gin', featured: true }, ['Clover Club']],
    [{ name: ' CL' }, ['Clover Club']],
    [{ name: 'ecu' }, ['Écume']],
    [{ name: '_' }, []],
    [{ name: 'daiqiri' }, ['Daiquiri']],
    [{ image: true }, ['zombie']],
    [{ name: '' }, ALL],
    [{ name: 'i', category: 'Sours', featured: false }, ['  White Lady', 'zombie']],
    [{ type: 'SHAKEN' }, ['Clover Club']],
    [{ type: 'shaken', spirit: 'White Rum' }, []],
    [{ glassware: 'Coupe' }, ['Clover Club']],
    [{ without: ['blackberries'] }, ['Clover Club', 'Daiquiri', '  White Lady', 'zombie']],
    [{ without: ['rum'] }, ['Écume']],
    [{ without: ['lemon juice', 'wheel'] }, ['Daiquiri', '  White Lady', 'zombie']],
    [{ without: [] }, ALL],
    [{ without: ['wheel'], featured: true }, ['Daiquiri']],
    [{ q: 'blackberry' }, ['Écume']],
    [{ q: 'rum', featured: true, spirit: 'white-rum' }, ['Daiquiri']],
    [{ q: 'rum', without: ['wheel'], featured: true }, ['Daiquiri']],
    [{ q: '' }, []],
    [{ strength: 'medium' }, ['Clover Club']],
    [{ strength: 'strong', spirit: 'white-rum' }, ['Daiquiri', 'zombie']],
    [{ strength: 'alcohol-free' }, ['Écume']],
    [{ taste: 'sour', featured: true }, ['Clover Club', 'Daiquiri']],
    [{ taste: 'bitter' }, []],
    [{ freeFrom: ['egg', 'milk'], spirit: 'white-rum' }, ['Daiquiri', 'zombie']],
    [{ sort: 'strength', featured: false }, ['  White Lady', 'zombie', 'Écume']],
    [{ q: 'rum', sort: 'name', featured: true }, ['Clover Club', 'Daiquiri']],
  ])('finds the cocktails of %j', (query, names) => {
    expect(list(query)).toEqual(names);
  });
});
