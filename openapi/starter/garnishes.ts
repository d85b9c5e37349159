import type { StarterItem } from './types.ts';

/** At least one starter cocktail uses each garnish. */
export const garnishes: readonly StarterItem[] = [
  { name: 'Orange twist', description: 'A strip of peel, its oils expressed over the drink.' },
  { name: 'Lemon twist', description: 'A strip of peel with little pith, squeezed over the drink.' },
  { name: 'Orange wheel', description: 'A round slice, whole on the rim or halved in the glass.' },
  { name: 'Lemon wheel', description: 'A thin round slice of lemon.' },
  { name: 'Lime wheel', description: 'A thin round slice of lime.' },
  { name: 'Lemon wedge', description: 'A piece to squeeze to taste.' },
  { name: 'Lime wedge', description: 'A piece to squeeze to taste.' },
  { name: 'Lime shell', description: 'Half a spent lime, set dome up on the ice.' },
  { name: 'Grapefruit wedge', description: 'A small, thin-cut piece of pink grapefruit.' },
  {
    name: 'Pineapple wedge',
    description: 'A triangle of ripe pineapple, slit to sit on the rim, with a frond when there is one.',
  },
  { name: 'Apple slice', description: 'A crisp slice cut across the core, so that it shows the star.' },
  { name: 'Brandied cherry', description: 'A dark cherry kept in spirit and syrup.' },
  { name: 'Maraschino cherry', description: 'A bright red cherry with its stem on.' },
  { name: 'Blackberry', description: 'One ripe berry, on top or on a pick.' },
  { name: 'Raspberry', description: 'One to three fresh berries on a pick.' },
  { name: 'Green olive', description: 'A firm olive in brine, unstuffed, on a pick.' },
  { name: 'Mint sprig', description: 'The top of the stem, slapped once between the palms to wake it.' },
  { name: 'Mint leaf', description: 'One small, perfect leaf, floated.' },
  { name: 'Basil sprig', description: 'The tip of the stem, with its smallest leaves.' },
  { name: 'Celery stalk', description: 'A pale inner stalk, leaves on.' },
  { name: 'Coffee beans', description: 'Three beans in the middle of the foam.' },
  { name: 'Cinnamon stick', description: 'One quill, for scent and for stirring.' },
  { name: 'Star anise', description: 'One whole star.' },
  { name: 'Grated nutmeg', description: 'Freshly grated over the top, always at the last moment.' },
  { name: 'Candied ginger', description: 'A sugared slice on a pick.' },
  {
    name: 'Salt rim',
    description: 'Coarse salt on the outside of a lime-wetted rim, often on one half only.',
  },
  { name: 'Sugar rim', description: 'Fine sugar on the outside of a citrus-wetted rim.' },
];
