import type { Season } from '#openapi/generated/model.ts';

const NAMES: Readonly<Record<Season, readonly string[]>> = {
  spring: [
    'Southside',
    'Clover Club',
    'Aviation',
    "Bee's Knees",
    'White Lady',
    'French 75',
    'Mimosa',
    'Ramos Gin Fizz',
  ],
  summer: [
    ...[
      'Mojito',
      'Virgin Mojito',
      'Paloma',
      'Tom Collins',
      'Garden Collins',
      'Gin Basil Smash',
      'Caipirinha',
      'Bellini',
    ],
    ...[
      'Aperol Spritz',
      'Piña Colada',
      'Nada Colada',
      'Mint Julep',
      'Arnold Palmer',
      'Southside',
      'Painkiller',
      'Bramble',
    ],
  ],
  autumn: [
    'Negroni',
    'Boulevardier',
    'Manhattan',
    'Penicillin',
    'Orchard Sour',
    'Mulled Apple',
    'Vieux Carré',
    'Bramble',
  ],
  winter: [
    ...[
      'Hot Toddy',
      'Mulled Wine',
      'Mulled Apple',
      'Hot Buttered Rum',
      'Irish Coffee',
      'Golden Milk',
      'Brandy Alexander',
    ],
    ...['Old Fashioned', 'White Russian', 'Champagne Cocktail'],
  ],
};

/** A recipe that is here for no season is at its best all year. */
export function seasonsOf(name: string): Season[] {
  return (Object.keys(NAMES) as Season[]).filter((season) => NAMES[season].includes(name));
}
