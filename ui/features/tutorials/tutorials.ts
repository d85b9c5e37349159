import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import type { TutorialName } from '#ui/lib/words/tutorial-names.ts';
import type { STEP_SCENES } from './step-scenes.ts';

/** A step lasts between 1500 and 4000 ms. */
export type TutorialStep = readonly [
  scene: keyof typeof STEP_SCENES,
  durationMs: number,
  instruction: string,
];

export interface Tutorial {
  description: string;
  duration: string;
  difficulty: SustainableSubstitution['difficulty'];
  equipment: readonly string[];
  steps: readonly TutorialStep[];
  tips: readonly string[];
  /** The class of the drink's colour in the pictures. */
  drink: string;
}

/** PRODUCT.md, Constants, prescribes the first four. The others use the same colours to save styles. */
const CONTENT: Record<TutorialName, Tutorial> = {
  Shaken: {
    drink: '[--drink:#dfc24a] dark:[--drink:#5e7e5f]',
    description:
      'For anything with citrus, cream or egg. A hard shake chills, dilutes and folds in air, which is where the fine foam on top comes from.',
    duration: '30 seconds',
    difficulty: 'Easy',
    equipment: ['Cocktail shaker', 'Jigger', 'Hawthorne strainer', 'Fine strainer', 'Chilled glass'],
    steps: [
      [
        'measure',
        2500,
        'Measure every ingredient into the smaller tin, cheapest first: a slip then costs little.',
      ],
      ['tin', 2000, 'Fill the larger tin two thirds full with hard, dry ice.'],
      ['tins', 2000, 'Pour the drink over the ice and seal the tins with a firm knock.'],
      [
        'shaker',
        4000,
        'Shake hard over your shoulder for about twelve seconds, until the tin is too cold to hold.',
      ],
      ['strain', 3000, 'Break the seal and strain through a fine strainer into a chilled glass.'],
      ['garnish', 2000, 'Garnish and serve at once, while the foam stands.'],
    ],
    tips: [
      'Large cubes melt more slowly and bruise the drink less than small ones.',
      'With egg white, shake once without ice first, then again with it.',
      'Never shake what sparkles: it goes in after straining.',
    ],
  },
  Stirred: {
    drink: '[--drink:#b5392c]',
    description:
      'For drinks of spirit, vermouth and liqueur alone. Stirring chills and dilutes without air, so that the drink stays clear and silky.',
    duration: '45 seconds',
    difficulty: 'Medium',
    equipment: ['Mixing glass', 'Bar spoon', 'Jigger', 'Julep strainer', 'Chilled glass'],
    steps: [
      ['glass', 2000, 'Put the serving glass in the freezer, or fill it with ice and water.'],
      ['measure', 2500, 'Measure the ingredients into the mixing glass, bitters first.'],
      ['ice', 2000, 'Add ice until it stands above the liquid.'],
      ['stir', 4000, 'Run the back of the spoon along the wall of the glass, quietly, for thirty seconds.'],
      ['taste', 2500, 'Taste from the spoon: cold, round, and no longer hot with alcohol.'],
      ['strain', 3000, 'Empty the serving glass, strain the drink into it and add the garnish.'],
    ],
    tips: [
      'The spoon turns between your fingers; your wrist stays still.',
      'Wet ice dilutes faster: stir less when it comes from a bucket than from the freezer.',
      'If it sounds like a rattle, you are shaking.',
    ],
  },
  'Build in Glass': {
    drink: '[--drink:#7fae5d] dark:[--drink:#007758]',
    description:
      'For highballs, spritzes and anything tall. The glass is the shaker: pour, top up, one slow lift, done.',
    duration: '15 seconds',
    difficulty: 'Easy',
    equipment: ['Serving glass', 'Jigger', 'Bar spoon'],
    steps: [
      ['ice', 2000, 'Fill the glass with ice to the rim: more ice melts less.'],
      ['measure', 2000, 'Measure in the spirit, then syrup and juice.'],
      ['pour', 2500, 'Top up with the sparkling part, poured slowly down the side.'],
      ['stir', 2000, 'Reach the spoon to the bottom and lift once or twice, to keep the bubbles.'],
      ['garnish', 1500, 'Add the garnish and a straw if the drink is tall.'],
    ],
    tips: [
      'Keep mixers in the refrigerator: warm soda goes flat on ice.',
      'Heavy syrups go in early, so that the lift carries them up.',
      'For layers, pour over the back of the spoon and leave out the lift.',
    ],
  },
  'Stove Top': {
    drink: '[--drink:#b96a2b]',
    description:
      'For toddies, mulled drinks and hot punches. Gentle heat draws out spice and sugar; the spirit joins late, so that it stays in the cup.',
    duration: '5-10 minutes',
    difficulty: 'Hard',
    equipment: ['Heavy saucepan', 'Wooden spoon', 'Thermometer', 'Ladle', 'Fine strainer', 'Heatproof mugs'],
    steps: [
      ['heat', 2500, 'Warm the whole spices in the dry pan until you smell them.'],
      ['pan', 3000, 'Add water, juice, cider or wine with the sugar, and stir until it is dissolved.'],
      ['heat', 4000, 'Hold it just below a simmer for five to ten minutes; steam, but no bubbles.'],
      ['pan', 2500, 'Take the pan off the heat and only now stir in the spirit.'],
      ['taste', 2000, 'Taste for sugar, acid and spice while it is still in the pan.'],
      ['mug', 3000, 'Strain into warmed mugs, garnish, and serve while it steams.'],
    ],
    tips: [
      'Alcohol boils at 78 °C (173 °F): stay below 70 °C (158 °F) once wine or spirit is in.',
      'Keep spirits away from an open flame and never leave the pan alone.',
      'Rinse the mugs with hot water, or they take the heat that you made.',
    ],
  },
  Muddled: {
    drink: '[--drink:#7fae5d] dark:[--drink:#007758]',
    description:
      'For mojitos, juleps and caipirinhas. Pressing frees juice from fruit and scent from leaves; tearing frees bitterness too, so the hand stays light.',
    duration: '30 seconds',
    difficulty: 'Easy',
    equipment: ['Muddler', 'Sturdy glass', 'Jigger', 'Bar spoon', 'Crushed or cubed ice'],
    steps: [
      ['glass', 2000, 'Take a sturdy glass with a thick base, and put it on a cloth.'],
      ['measure', 2500, 'Add the fruit or leaves with the sugar or syrup, and the juice.'],
      ['muddle', 4000, 'Press and twist five or six times: limes firmly, herbs only until you smell them.'],
      ['pour', 2000, 'Pour in the spirit and stir until no sugar is left at the bottom.'],
      ['ice', 2000, 'Fill the glass with ice and lift everything once from below.'],
      ['garnish', 2000, 'Top up where the recipe says so, and garnish with a slapped sprig.'],
    ],
    tips: [
      'Mint that turns black was pounded: bruise the leaves, leave them whole.',
      'Cut the white core out of a lime: that is where the bitterness sits.',
      'A muddler without varnish or sharp teeth is kinder to drink and glass.',
    ],
  },
  Blended: {
    drink: '[--drink:#dfc24a] dark:[--drink:#5e7e5f]',
    description:
      'For coladas and other drinks of snow. The ice is an ingredient here: too little makes soup, too much takes the flavor away.',
    duration: '20 seconds',
    difficulty: 'Medium',
    equipment: ['Blender', 'Jigger', 'Measuring cup', 'Crushed ice', 'Chilled glass', 'Straw'],
    steps: [
      ['glass', 2000, 'Chill the glass: a frozen drink melts from the outside in.'],
      ['measure', 2500, 'Measure the liquids into the blender first, so that the blades turn.'],
      ['ice', 2000, 'Add one cup of crushed ice for each drink, straight from the freezer.'],
      ['blend', 4000, 'Pulse three times, then blend until the rattle stops and the middle folds over.'],
      ['pour', 2000, 'Pour at once. It should mound, and just slide from the blender.'],
      ['garnish', 2000, 'Garnish, add a straw and serve before it parts.'],
    ],
    tips: [
      'Frozen fruit in place of some of the ice keeps the flavor as it melts.',
      'Cold dulls sweetness: a frozen drink wants a little more sugar than a shaken one.',
      'Tiki drinks are flash-blended: five seconds, with the ice still in small pieces.',
    ],
  },
  Layered: {
    drink: '[--drink:#b5392c]',
    description:
      'For stripes that stay apart. What holds more sugar is heavier and lies below; a spoon breaks the fall of whatever follows.',
    duration: '60 seconds',
    difficulty: 'Hard',
    equipment: ['Cordial or shot glass', 'Jigger with a lip', 'Bar spoon'],
    steps: [
      ['measure', 2500, 'Measure each part by itself and put them in order, the sweetest first.'],
      ['pour', 2500, 'Pour the heaviest into the middle of the glass, clear of the wall.'],
      ['glass', 2000, 'Hold a bar spoon upside down against the wall, just above the surface.'],
      [
        'layer',
        4000,
        'Let the next part run over the back of the spoon in a thread, and raise the spoon as it fills.',
      ],
      ['taste', 2000, 'Rinse the spoon, wait for the line to settle, and go on to the next part.'],
    ],
    tips: [
      'Cold liqueurs are thicker and part more cleanly.',
      'The sugar on the label tells the order; cream and spirit float on top.',
      'A layer that mixed a little comes apart by itself in a minute in the cold.',
    ],
  },
};

export const TUTORIALS: ReadonlyMap<string, Tutorial> = new Map(Object.entries(CONTENT));
