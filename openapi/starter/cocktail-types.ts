import type { StarterItem } from './types.ts';

/** The techniques have the names that the tutorials know. */
export const cocktailTypes: readonly StarterItem[] = [
  {
    name: 'Shaken',
    description: 'Shaken hard with ice to chill, dilute and aerate: for citrus, cream and egg.',
  },
  {
    name: 'Stirred',
    description: 'Stirred over ice and strained, for clear, silky drinks of spirit and vermouth.',
  },
  { name: 'Build in Glass', description: 'Made in the glass that it is served in.' },
  { name: 'Stove Top', description: 'Warmed gently in a pan, never boiled once the alcohol is in.' },
  {
    name: 'Muddled',
    description: 'Fruit or herbs pressed to release juice and oils before the rest goes in.',
  },
  {
    name: 'Blended',
    description: 'Spun with crushed ice until smooth, or for a few seconds only in the tiki manner.',
  },
  {
    name: 'Layered',
    description: 'Poured over the back of a spoon, heaviest first, so that each color stays apart.',
  },
];
