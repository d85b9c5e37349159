import type { StarterHouseIngredient } from './types.ts';

/** The house makes these for the starter recipes. Ratios are by weight, and yields are what the pan gives. */
export const houseIngredients: readonly StarterHouseIngredient[] = [
  {
    name: 'Simple syrup',
    description: 'One part of sugar to one of water, by weight: the measure behind every sour.',
    ingredients: ['200 g white sugar', '200 ml water'],
    instructions: [
      'Heat the water until it steams, and take it off the stove.',
      'Stir in the sugar until the syrup is clear.',
      'Let it cool, and bottle it.',
    ],
    yieldMl: 325,
    keepsDays: 21,
    allergens: [],
  },
  {
    name: 'Rich demerara syrup',
    description: 'Two parts of sugar to one of water, by weight: half as much does, and it keeps for longer.',
    ingredients: ['400 g demerara sugar', '200 ml water'],
    instructions: [
      'Put the sugar and the water into a small pan over low heat.',
      'Stir until no crystal is left, without letting it boil.',
      'Let it cool, and bottle it.',
    ],
    yieldMl: 450,
    keepsDays: 60,
    allergens: [],
  },
  {
    name: 'Honey syrup',
    description: 'Two parts of honey to one of hot water, so that honey pours and mixes cold.',
    ingredients: ['200 g honey', '100 ml hot water'],
    instructions: ['Stir the honey into the hot water until it is dissolved.', 'Let it cool, and bottle it.'],
    yieldMl: 240,
    keepsDays: 21,
    allergens: [],
  },
  {
    name: 'Honey-ginger syrup',
    description: 'Honey syrup with the bite of fresh ginger.',
    ingredients: ['200 g honey', '100 ml water', '60 g fresh ginger, sliced'],
    instructions: [
      'Bring the water, honey and ginger to a simmer, and keep it there for five minutes.',
      'Take it off the stove, cover it, and let it stand until it is cold.',
      'Strain it through a fine sieve, and bottle it.',
    ],
    yieldMl: 225,
    keepsDays: 14,
    allergens: [],
  },
  {
    name: 'Cinnamon syrup',
    description: 'Simple syrup that has stood over cinnamon.',
    ingredients: ['200 g white sugar', '200 ml water', '3 cinnamon sticks'],
    instructions: [
      'Break the cinnamon and simmer it in the water for ten minutes, covered.',
      'Stir in the sugar until it is dissolved, and let it stand for two hours.',
      'Strain it, and bottle it.',
    ],
    yieldMl: 300,
    keepsDays: 21,
    allergens: [],
  },
  {
    name: 'Falernum',
    description:
      'Rum, lime zest, clove and ginger, sweetened: the spice of the tiki shelf. Ours has no almond.',
    ingredients: [
      '150 ml white rum',
      '9 limes, zest only',
      '30 whole cloves',
      '40 g fresh ginger, sliced',
      '200 g white sugar',
      '200 ml water',
      '45 ml fresh lime juice',
    ],
    instructions: [
      'Let the lime zest, cloves and ginger stand in the rum for a day, and strain it.',
      'Stir the sugar into the hot water until it is clear, and let it cool.',
      'Mix the rum, the syrup and the lime juice, and bottle it.',
    ],
    yieldMl: 500,
    keepsDays: 30,
    allergens: ['none'],
  },
  {
    name: 'Grenadine',
    description: 'Pomegranate and sugar, which is all that the red bottle was once made of.',
    ingredients: ['250 ml pomegranate juice', '250 g white sugar', '5 ml orange flower water'],
    instructions: [
      'Warm the juice, without letting it boil.',
      'Stir in the sugar until it is dissolved, and let it cool.',
      'Add the orange flower water, and bottle it.',
    ],
    yieldMl: 400,
    keepsDays: 30,
    allergens: [],
  },
  {
    name: 'Raspberry syrup',
    description: 'Sharp and red, for a Clover Club as it ought to be.',
    ingredients: ['200 g raspberries', '200 g white sugar', '150 ml water'],
    instructions: [
      'Simmer the sugar and the water until clear, and add the raspberries.',
      'Take it off the stove, crush the berries lightly, and let it stand for half an hour.',
      'Strain it without pressing, and bottle it.',
    ],
    yieldMl: 325,
    keepsDays: 14,
    allergens: [],
  },
  {
    name: 'Saline',
    description:
      'One part of salt to four of water, by weight. A few drops round off sours and stirred drinks alike.',
    ingredients: ['20 g salt', '80 ml water'],
    instructions: [
      'Stir the salt into the water until it is dissolved.',
      'Fill it into a bottle with a dropper.',
    ],
    yieldMl: 85,
    keepsDays: 180,
    allergens: [],
  },
];
