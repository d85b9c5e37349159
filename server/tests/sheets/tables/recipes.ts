/** A recipe as its author means it. Every sheet in this folder says these recipes in its own way. */
export interface MeantRecipe {
  name: string;
  category: string;
  /** Amount, unit and ingredient; '' where there is none. */
  ingredients: readonly (readonly [amount: string, unit: string, ingredient: string])[];
  steps: readonly string[];
  glass: string;
  garnish: string;
  technique: string;
  difficulty: string;
}

/** Made up for these tests. */
export const RECIPES: readonly MeantRecipe[] = [
  {
    name: 'Harbour Lantern',
    category: 'Sours',
    ingredients: [
      ['2', 'oz', 'London dry gin'],
      ['3/4', 'oz', 'Lemon juice'],
      ['1/2', 'oz', 'Honey syrup'],
      ['2', 'dashes', 'Orange bitters'],
    ],
    steps: ['Shake everything hard with ice.', 'Strain twice into a cold glass.'],
    glass: 'Coupe',
    garnish: 'Lemon twist',
    technique: 'Shaken',
    difficulty: 'Easy',
  },
  {
    name: "Miller's Daughter",
    category: 'Aperitifs',
    ingredients: [
      ['1 1/2', 'oz', 'Rye whiskey'],
      ['1', 'oz', 'Sweet vermouth'],
      ['1', 'oz', 'Red bitter'],
    ],
    steps: ['Stir with ice for half a minute.', 'Strain over one large cube.'],
    glass: 'Rocks glass',
    garnish: 'Orange peel',
    technique: 'Stirred',
    difficulty: 'Simple',
  },
  {
    name: 'Long Meadow',
    category: 'Long drinks',
    ingredients: [
      ['1.5', 'oz', 'White rum'],
      ['1', 'oz', 'Lime juice'],
      ['8', '', 'Mint leaves'],
      ['', '', 'Soda water'],
    ],
    steps: ['Press the mint with the lime.', 'Add rum and ice.', 'Fill the glass with soda water.'],
    glass: 'Highball glass',
    garnish: 'Mint sprig',
    technique: 'Build in Glass',
    difficulty: 'Easy',
  },
  {
    name: 'Copper Hour',
    category: 'Sours',
    ingredients: [
      ['2', 'oz', 'Bourbon'],
      ['1', 'oz', 'Lemon juice'],
      ['3/4', 'oz', 'Maple syrup'],
      ['1', '', 'Egg white'],
    ],
    steps: ['Shake without ice until it foams.', 'Shake again with ice.', 'Strain into the glass.'],
    glass: 'Coupe',
    garnish: 'Cherry',
    technique: 'Shaken',
    difficulty: 'Moderate',
  },
  {
    name: 'Winter Pear',
    category: 'Hot drinks',
    ingredients: [
      ['1/4', 'cup', 'Pear brandy'],
      ['1', 'cup', 'Apple juice'],
      ['1', 'stick', 'Cinnamon'],
    ],
    steps: ['Warm the juice with the cinnamon.', 'Add the brandy and pour into a mug.'],
    glass: 'Mug',
    garnish: 'Pear slice',
    technique: 'Stove Top',
    difficulty: 'Challenging',
  },
];

/** The line of an ingredient: amount, unit and name. */
export function lineOf([amount, unit, ingredient]: MeantRecipe['ingredients'][number]): string {
  return [amount, unit, ingredient].filter((part) => part !== '').join(' ');
}

/** What a draft has to say for a meant recipe. */
export function expectedOf(recipe: MeantRecipe) {
  return {
    name: recipe.name,
    category: [recipe.category],
    ingredients: recipe.ingredients.map(lineOf),
    instructions: [...recipe.steps],
    glassware: recipe.glass,
    garnish: [recipe.garnish],
  };
}

export type MeantField = keyof ReturnType<typeof expectedOf>;
