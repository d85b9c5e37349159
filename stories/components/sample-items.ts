import { getGetCategoryResponseMock } from '#mocks/generated/categories/categories.msw.ts';
import { getGetCocktailResponseMock } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { getGetMyAdResponseMock } from '#mocks/generated/myads/myads.msw.ts';
import type { Category, Cocktail, MyAd } from '#openapi/generated/model.ts';

/** Stories of one recipe show this one. Its other fields are those of the contract's example. */
export const NEGRONI: Cocktail = {
  ...getGetCocktailResponseMock(),
  id: 'negroni',
  name: 'Negroni',
  description: 'Bitter, bright and stirred down over one large cube.',
  image: null,
  difficulty: 'Easy',
  category: ['Aperitif'],
  featured: true,
  featuredPlace: null,
  funFact: null,
  ingredients: ['1 oz London dry gin', '1 oz sweet vermouth', '1 oz Campari'],
  instructions: [
    'Stir everything with ice.',
    'Strain over a large cube.',
    'Express an orange twist over it.',
  ],
  videoUrl: null,
  type: 'Stirred',
  spirits: ['london-dry-gin'],
  glassware: 'rocks-glass',
  equipment: ['Mixing glass'],
  garnish: ['orange-twist'],
  contains: [],
  alcoholFree: false,
  strength: 14.2,
  taste: ['sour'],
  version: 1,
};

export const DAIQUIRI: Cocktail = {
  ...NEGRONI,
  id: 'daiquiri',
  name: 'Daiquiri',
  description: 'Rum, lime, sugar. The balance is everything.',
  difficulty: 'Simple',
  category: ['Sours'],
  ingredients: ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup'],
  type: 'Shaken',
  spirits: ['white-rum'],
  glassware: 'coupe',
  garnish: ['lime-wheel'],
};

/** Every text of this recipe is long. */
export const LONG_DRINK: Cocktail = {
  ...NEGRONI,
  id: 'corpse-reviver',
  name: 'Corpse Reviver of the Old Distillery Garden No. 2',
  description:
    'Gin, orange liqueur, white vermouth and lemon in equal parts, shaken hard and strained into a glass rinsed with ' +
    'absinthe, as four of them taken in quick succession will unrevive whoever was revived.',
  difficulty: 'Expert',
  category: ['Stirred and shaken classics', 'Sours'],
};

/** A drawing instead of a photo's file: one flat colour and a circle. */
export const PHOTO =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 10"><path fill="#7c3b2b" d="M0 0h12v10H0z"/><circle cx="6" cy="5" r="3" fill="#e4a05e"/></svg>',
  );

export const SOURS: Category = {
  ...getGetCategoryResponseMock(),
  id: 'sours',
  name: 'Sours',
  description: 'Spirit, citrus and sugar, in the balance that makes the mouth water.',
  photo: null,
  cocktailCount: 14,
  version: 1,
};

export const GIN_ADVERT: MyAd = {
  ...getGetMyAdResponseMock(),
  id: 'copper-pot-gin',
  name: 'Copper Pot Gin',
  description: 'Nine botanicals, one small still. Shipped on Fridays.',
  imageUrl:
    'data:image/svg+xml,' +
    encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100"><path fill="#f3c52f" d="M0 0h120v100H0z"/><path fill="#c8642a" d="M54 14h12v6H54z"/><path fill="#231a14" d="M55 20h10v14l7 8v44H48V42l7-8z"/><path fill="#f6efdc" d="M52 52h16v20H52z"/></svg>',
    ),
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  onclickLink: 'https://shop.example/copper-pot-gin',
  hoverText: 'Take the still home',
  version: 1,
};
