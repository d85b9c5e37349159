/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What Annex II of Regulation (EU) No 1169/2011 names, coconut, which is no tree nut in law, and caffeine. More may come; a client shows what it does not know by its name.
 */
export type Allergen = typeof Allergen[keyof typeof Allergen];


export const Allergen = {
  egg: 'egg',
  milk: 'milk',
  nuts: 'nuts',
  peanuts: 'peanuts',
  coconut: 'coconut',
  gluten: 'gluten',
  sulphites: 'sulphites',
  celery: 'celery',
  fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  soy: 'soy',
  mustard: 'mustard',
  sesame: 'sesame',
  lupin: 'lupin',
  caffeine: 'caffeine',
} as const;
