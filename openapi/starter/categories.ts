import type { StarterCategory } from './types.ts';

/** Each category has at least four of the starter cocktails. */
export const categories: readonly StarterCategory[] = [
  {
    name: 'Aperitif',
    description: 'Dry, bitter or bright: drinks that wake the appetite before a meal.',
    photo: null,
  },
  {
    name: 'Sours',
    description: 'Spirit, citrus and sugar, shaken cold. The balance is the whole art.',
    photo: null,
  },
  {
    name: 'Highballs',
    description: 'Tall, long and full of ice, with soda, tonic, ginger or juice to stretch them.',
    photo: null,
  },
  {
    name: 'Sparkling',
    description: 'Lifted with Champagne, Prosecco or both hands free to raise a toast.',
    photo: null,
  },
  {
    name: 'Stirred classics',
    description: 'Clear, strong and silky: spirit and vermouth, stirred over ice until they shine.',
    photo: null,
  },
  {
    name: 'Juleps and smashes',
    description: 'Fresh herbs and fruit, pressed gently and buried in ice.',
    photo: null,
  },
  {
    name: 'Tiki',
    description: 'Rum, lime, spice and crushed ice: the tropics as mid-century bartenders dreamed them.',
    photo: null,
  },
  {
    name: 'Hot drinks',
    description: 'Warm cups for cold evenings, fragrant with spice, butter, coffee and fruit.',
    photo: null,
  },
  {
    name: 'After dinner',
    description: 'Coffee, cacao, cream and mint: something small and rich to close the meal.',
    photo: null,
  },
  { name: 'Brunch', description: 'Gentle company for eggs and late mornings.', photo: null },
  {
    name: 'Alcohol-free',
    description: 'Built with the same care and served in the same glass, without a drop of alcohol.',
    photo: null,
  },
];
