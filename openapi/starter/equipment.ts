import type { StarterItem } from './types.ts';

/** At least one starter cocktail uses each tool. */
export const equipment: readonly StarterItem[] = [
  { name: 'Jigger', description: 'A double measure, marked in quarter ounces.' },
  { name: 'Mixing glass', description: 'A heavy glass with a lip, for stirring.' },
  {
    name: 'Bar spoon',
    description: 'A long, twisted spoon for stirring, measuring a barspoon and floating layers.',
  },
  { name: 'Julep strainer', description: 'A perforated bowl that holds back ice in a mixing glass.' },
  { name: 'Cocktail shaker', description: 'Two tins that close on each other, or a three-piece cobbler.' },
  { name: 'Hawthorne strainer', description: 'A flat strainer with a spring that fits a shaking tin.' },
  { name: 'Fine strainer', description: 'A small mesh sieve that catches ice chips, pulp and herbs.' },
  { name: 'Citrus press', description: 'A hand press for lemons and limes, squeezed to order.' },
  { name: 'Muddler', description: 'A blunt stick for pressing fruit and herbs.' },
  { name: 'Y-peeler', description: 'A vegetable peeler that takes wide strips of citrus peel.' },
  { name: 'Paring knife', description: 'A small, sharp knife for wheels and wedges.' },
  { name: 'Cocktail pick', description: 'A slim skewer for olives, cherries and berries.' },
  { name: 'Lewis bag', description: 'A canvas bag with a mallet, for dry crushed ice.' },
  { name: 'Large ice mold', description: 'A silicone mold for two-inch cubes that melt slowly.' },
  { name: 'Blender', description: 'Strong enough for ice. Pulse rather than puree.' },
  { name: 'Fine grater', description: 'A rasp for nutmeg and citrus zest.' },
  { name: 'Rimming saucer', description: 'A shallow plate of salt or sugar, wider than the glass.' },
  { name: 'Straw', description: 'Metal, paper or reed, kept short for crushed ice.' },
  { name: 'Saucepan', description: 'A small, heavy pan with a lid, for warming without boiling.' },
  { name: 'Ladle', description: 'For filling hot cups without a spill.' },
  { name: 'Kettle', description: 'For hot water, and for warming the glass first.' },
  { name: 'Small whisk', description: 'For loosely whipping cream, just until it pours slowly.' },
  { name: 'Espresso machine', description: 'Or a stovetop pot: strong, fresh coffee with foam of its own.' },
];
