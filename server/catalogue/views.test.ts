import { describe, expect, it } from 'vitest';
import type { Item } from './item.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { cocktailView, itemView } from './views.ts';

const catalogue = buildCatalogue({
  categories: [
    { name: 'Sours', description: 'Citrus.' },
    { name: 'Empty', description: 'Nothing yet.' },
  ],
  spirits: [{ name: 'London Dry Gin' }],
  glassware: [{ name: 'Coupe' }],
  garnish: [{ name: 'Lime wheel' }],
  equipment: [{ name: 'Cobbler Shaker' }],
  'cocktail-types': [{ name: 'Shaken hard' }],
  cocktails: [
    sour({
      name: 'Clover Club',
      category: ['Sours'],
      type: 'Shaken hard',
      spirits: ['London Dry Gin'],
      glassware: 'Coupe',
      equipment: ['Cobbler Shaker'],
      garnish: ['Lime wheel'],
      funFact: 'Pink.',
    }),
    sour({ name: 'Plain', category: ['Sours', 'gone'], type: 'also-gone' }),
  ],
});
const find = (id: string) => catalogue.collections.cocktails.get(id) as Item;

describe('views', () => {
  it('show category, type and equipment by name and spirits, glassware and garnish by id, in today’s order', () => {
    const view = cocktailView(catalogue, find('clover-club'));
    const expected = {
      id: 'clover-club',
      name: 'Clover Club',
      description: 'Rum, lime and sugar.',
      ingredients: ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'],
      instructions: ['Shake with ice.', 'Strain into a coupe.'],
      difficulty: 'Easy',
      funFact: 'Pink.',
      videoUrl: null,
      image: null,
      featured: false,
      category: ['Sours'],
      type: 'Shaken hard',
      spirits: ['london-dry-gin'],
      glassware: 'coupe',
      equipment: ['Cobbler Shaker'],
      garnish: ['lime-wheel'],
      contains: [],
      alcoholFree: false,
      strength: 14.2,
      taste: ['sour'],
      version: 1,
    };
    expect(view).toMatchObject(expected);
    const names = Object.keys(expected);
    expect(Object.keys(view).filter((name) => names.includes(name))).toEqual(names);
  });

  it('show the id of what is not in the catalogue', () => {
    const { category, type, glassware } = cocktailView(catalogue, find('plain'));
    expect({ category, type, glassware }).toEqual({
      category: ['Sours', 'gone'],
      type: 'also-gone',
      glassware: null,
    });
  });

  it('count the cocktails of a category', () => {
    const views = catalogue.collections.categories.sorted.map((item) =>
      itemView(catalogue, 'categories', item),
    );
    const others = {
      photo: null,
      imageAlt: null,
      imageFocus: null,
      status: 'published',
      shownFrom: null,
      shownUntil: null,
      version: 1,
    };
    expect(views).toEqual([
      { id: 'empty', name: 'Empty', description: 'Nothing yet.', cocktailCount: 0, ...others },
      { id: 'sours', name: 'Sours', description: 'Citrus.', cocktailCount: 2, ...others },
    ]);
  });
});
