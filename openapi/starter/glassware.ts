import type { StarterGlassware } from './types.ts';

/** At least one starter cocktail uses each glass. */
export const glassware: readonly StarterGlassware[] = [
  {
    name: 'Rocks glass',
    description: 'A short, heavy tumbler for drinks over ice, 10 to 12 oz.',
    picture: null,
  },
  {
    name: 'Highball glass',
    description: 'A straight, tall glass for long drinks over ice, 10 to 12 oz.',
    picture: null,
  },
  { name: 'Collins glass', description: 'Taller and slimmer than a highball, 12 to 14 oz.', picture: null },
  {
    name: 'Coupe',
    description: 'A shallow, rounded bowl on a stem, 6 to 7 oz, for drinks served up.',
    picture: null,
  },
  {
    name: 'Martini glass',
    description: 'The straight-sided V on a stem. Keep it small and freezer-cold.',
    picture: null,
  },
  {
    name: 'Nick and Nora glass',
    description: 'A small, deep bell on a stem, 5 oz, that keeps a stirred drink cold and unspilled.',
    picture: null,
  },
  {
    name: 'Champagne flute',
    description: 'Tall and narrow, to hold the bubbles, 6 to 7 oz.',
    picture: null,
  },
  { name: 'Wine glass', description: 'A wide, stemmed bowl with room for plenty of ice.', picture: null },
  {
    name: 'Hurricane glass',
    description: 'A tall glass with the curves of an old lamp, 15 to 20 oz.',
    picture: null,
  },
  {
    name: 'Margarita glass',
    description: 'A wide bowl over a smaller one, with a broad rim for salt.',
    picture: null,
  },
  { name: 'Shot glass', description: 'A small, thick-based glass, 1 1/2 to 2 oz.', picture: null },
  {
    name: 'Cordial glass',
    description: 'A slim little stemmed glass, about 2 oz, that shows off layers.',
    picture: null,
  },
  {
    name: 'Julep cup',
    description: 'A silver or pewter cup that frosts over when it is packed with crushed ice.',
    picture: null,
  },
  { name: 'Copper mug', description: 'A handled mug that turns cold to the touch at once.', picture: null },
  {
    name: 'Tiki mug',
    description: 'A sculpted ceramic mug for tall tropical drinks, 14 oz or more.',
    picture: null,
  },
  {
    name: 'Irish coffee glass',
    description: 'A footed, heatproof glass with a handle, about 8 oz.',
    picture: null,
  },
  {
    name: 'Punch cup',
    description: 'A handled cup of heatproof glass for hot or shared drinks, about 8 oz.',
    picture: null,
  },
];
