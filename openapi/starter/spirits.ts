import type { StarterItem } from './types.ts';

/** The order is that of the back bar: base spirits first, then wines and aperitifs, then liqueurs. */
export const spirits: readonly StarterItem[] = [
  {
    name: 'London Dry Gin',
    description:
      'Our own, from the copper still: juniper first, then citrus peel, coriander seed and a dry finish.',
  },
  {
    name: 'Old Tom Gin',
    description: 'The rounder gin of the nineteenth century, lightly sweet and full of botanicals.',
  },
  {
    name: 'Vodka',
    description: 'Clean neutral spirit that gives strength and lets its company do the talking.',
  },
  {
    name: 'White Rum',
    description: 'Light, dry rum in the Cuban and Puerto Rican manner, made for lime and sugar.',
  },
  {
    name: 'Aged Rum',
    description: 'Rum from the barrel, with vanilla, baked fruit and, from Jamaica, a funky edge.',
  },
  {
    name: 'Dark Rum',
    description: 'Deep, molasses-rich rum: black, navy-style and strong Demerara bottlings.',
  },
  { name: 'Cachaça', description: 'Brazilian spirit from fresh sugarcane juice, grassy and bright.' },
  { name: 'Blanco Tequila', description: 'Unaged spirit from blue agave: pepper, citrus and cooked agave.' },
  { name: 'Bourbon', description: 'American corn whiskey from new charred oak, with caramel and vanilla.' },
  {
    name: 'Rye Whiskey',
    description: 'Dry, peppery American whiskey that keeps its voice next to vermouth.',
  },
  { name: 'Irish Whiskey', description: 'Smooth and gently fruity, most often distilled three times.' },
  { name: 'Scotch Whisky', description: 'From soft, honeyed blends to the sea smoke of Islay.' },
  { name: 'Cognac', description: 'French grape brandy, aged in oak: dried fruit, flowers and spice.' },
  { name: 'Pisco', description: 'Unaged grape brandy from Peru and Chile, fragrant and clear.' },
  {
    name: 'Absinthe',
    description: 'High-proof anise, wormwood and fennel. A few drops season a whole glass.',
  },
  { name: 'Campari', description: 'Scarlet Italian bitter of orange peel and herbs.' },
  {
    name: 'Aperol',
    description: 'Light orange Italian aperitif, with gentian and rhubarb, milder than Campari.',
  },
  {
    name: 'Sweet Vermouth',
    description: 'Red aromatized wine in the Italian style. Keep it cold once it is open.',
  },
  {
    name: 'Dry Vermouth',
    description: 'Pale, herbal aromatized wine in the French style. Keep it cold once it is open.',
  },
  {
    name: 'Lillet Blanc',
    description: 'Aromatized white wine from Bordeaux, with orange and a trace of quinine.',
  },
  { name: 'Champagne', description: 'Dry French sparkling wine, with fine bubbles and a toasty edge.' },
  { name: 'Prosecco', description: 'Fresh, fruity sparkling wine from the north-east of Italy.' },
  {
    name: 'Orange Liqueur',
    description: 'Triple sec, dry curaçao and their cognac-based cousin: the sweetness of orange peel.',
  },
  {
    name: 'Maraschino Liqueur',
    description: 'Clear, dry liqueur distilled from marasca cherries, stones and all.',
  },
  { name: 'Green Chartreuse', description: 'Strong French monastery liqueur of some 130 plants.' },
  { name: 'Bénédictine', description: 'Honeyed French herbal liqueur with saffron and warm spice.' },
  {
    name: 'Cherry Liqueur',
    description: 'Dark red liqueur steeped from cherries, rich with almond and spice.',
  },
  { name: 'Crème de Violette', description: 'Violet-flower liqueur that colors a drink like early evening.' },
  { name: 'Crème de Mûre', description: 'Sweet, inky blackberry liqueur.' },
  { name: 'Crème de Cacao', description: 'Cocoa and vanilla liqueur, white or dark.' },
  { name: 'Crème de Menthe', description: 'Sweet peppermint liqueur, green or white.' },
  { name: 'Coffee Liqueur', description: 'Coffee and sugarcane spirit, sweet and roasty.' },
  { name: 'Irish Cream', description: 'Irish whiskey with dairy cream, cocoa and vanilla.' },
];
