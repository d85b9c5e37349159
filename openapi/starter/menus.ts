import type { StarterMenu } from './types.ts';

/** Guests find these menus on the table. Drinks are named by their ids. */
export const menus: readonly StarterMenu[] = [
  {
    name: 'Evening menu',
    introduction: 'From six until late, in the garden when it is dry.',
    currency: 'USD',
    sections: [
      {
        title: 'To begin with',
        drinks: [
          { cocktail: 'french-75', price: '14', note: 'Gin, lemon and sparkling wine' },
          { cocktail: 'bellini', price: '12.50', note: null },
          { cocktail: 'americano', price: '11', note: null },
        ],
      },
      {
        title: 'From the still',
        drinks: [
          { cocktail: 'martinez', price: '15', note: null },
          { cocktail: 'last-word', price: '15', note: 'Equal parts of four' },
          { cocktail: 'penicillin', price: '14.50', note: null },
        ],
      },
      {
        title: 'Without alcohol',
        drinks: [
          { cocktail: 'garden-collins', price: '9', note: null },
          { cocktail: 'orchard-sour', price: '9.50', note: null },
        ],
      },
    ],
  },
  {
    name: 'By the fire',
    introduction: null,
    currency: 'USD',
    sections: [
      {
        title: 'Hot',
        drinks: [
          { cocktail: 'hot-toddy', price: '12', note: null },
          { cocktail: 'mulled-wine', price: '10', note: null },
          { cocktail: 'mulled-apple', price: '8.50', note: 'Without alcohol' },
        ],
      },
    ],
  },
];
