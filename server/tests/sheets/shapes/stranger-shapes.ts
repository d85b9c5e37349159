import Papa from 'papaparse';
import { DAIQUIRI, KNOWN, NEGRONI, SAZERAC } from './known-recipes.ts';
import type { Shape, Table } from './list-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

/** Well known recipes, as strangers write them. */
export const STRANGER_SHAPES: readonly Shape[] = [
  {
    title: 'ounces and millilitres side by side, a row per ingredient',
    table: csv(`
Cocktail,Ingredient,oz,ml,Method
Daiquiri,White rum,2,60,Shake with ice. Strain into a coupe.
,Lime juice,1,30,
,Simple syrup,¾,22.5,
Negroni,Gin,1,30,Stir with ice. Strain over a large cube.
,Campari,1,30,
,Sweet vermouth,1,30,`),
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'a costing with totals for each drink',
    table: csv(`
Drink,Item,Pour (oz),Bottle cost,Cost per oz,Pour cost
Daiquiri,White rum,2,$22.00,$0.87,$1.74
,Lime juice,1,$0.00,$0.25,$0.25
,Simple syrup,0.75,$0.00,$0.05,$0.04
,Total,,,,$2.03
Negroni,Gin,1,$30.00,$1.18,$1.18
,Campari,1,$32.00,$1.26,$1.26
,Sweet vermouth,1,$18.00,$0.71,$0.71
,Total,,,,$3.15`),
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice', '0.75 oz Simple syrup']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'fractions and units that are glued to each other',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Daiquiri', '2oz White rum, 1oz Lime juice, ¾oz Simple syrup', DAIQUIRI[2].join(' ')],
      ['Corpse Reviver', '1½oz Cognac, 1⅓oz Calvados, ⅔oz Sweet vermouth', 'Stir with ice. Strain.'],
      ['Bramble', '1 ½oz Gin, ¾ oz Lemon juice, 2tsp Sugar, ⅓ oz Mûre', 'Shake with ice. Strain.'],
    ],
    meant: [
      ['Daiquiri', ['2oz White rum', '1oz Lime juice', '¾oz Simple syrup']],
      ['Corpse Reviver', ['1½oz Cognac', '1⅓oz Calvados', '⅔oz Sweet vermouth']],
      ['Bramble', ['1 ½oz Gin', '¾ oz Lemon juice', '2tsp Sugar', '⅓ oz Mûre']],
    ],
  },
  {
    title: 'ranges, rinses and what a glass is topped with',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Sazerac', '2 oz rye, 2-3 dashes bitters, 1 sugar cube, rinse of absinthe', SAZERAC[2].join(' ')],
      [
        'Mojito',
        '2 oz white rum, 8–10 mint leaves, 1 oz lime juice, top with soda water',
        'Build over ice. Stir.',
      ],
      ['Mule', '2 oz vodka, 1/2 to 3/4 oz lime juice, top with ginger beer', 'Build over ice. Stir.'],
      ['Spritz', '3 oz prosecco, 2 oz Aperol, splash of soda', 'Build over ice. Stir.'],
    ],
    meant: [
      ['Sazerac', ['2 oz rye', '2-3 dashes bitters', '1 sugar cube', 'rinse of absinthe']],
      ['Mojito', ['2 oz white rum', '8–10 mint leaves', '1 oz lime juice', 'top with soda water']],
      ['Mule', ['2 oz vodka', '1/2 to 3/4 oz lime juice', 'top with ginger beer']],
      ['Spritz', ['3 oz prosecco', '2 oz Aperol', 'splash of soda']],
    ],
  },
  {
    title: 'brands in brackets with commas',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      [
        'Daiquiri',
        '2 oz white rum [Plantation, 3 Stars], 1 oz lime juice [fresh], ¾ oz simple syrup',
        DAIQUIRI[2].join(' '),
      ],
      [
        'Negroni',
        '1 oz gin [Tanqueray, or any], 1 oz Campari, 1 oz sweet vermouth [Cocchi]',
        NEGRONI[2].join(' '),
      ],
    ],
    meant: [
      ['Daiquiri', ['2 oz white rum [Plantation, 3 Stars]', '1 oz lime juice [fresh]', '¾ oz simple syrup']],
      ['Negroni', ['1 oz gin [Tanqueray, or any]', '1 oz Campari', '1 oz sweet vermouth [Cocchi]']],
    ],
  },
  {
    title: 'a header over the first of several columns of ingredients',
    table: [
      ['Name', 'Method', 'Ingredients', '', '', ''],
      ...KNOWN.map(([name, lines, steps]) => [name, steps.join(' '), ...lines]),
    ],
    meant: KNOWN,
  },
  {
    title: 'a header that ends before the ingredients do',
    table: [
      ['Name', 'Method', 'Ingredients'],
      ...KNOWN.map(([name, lines, steps]) => [name, steps.join(' '), ...lines]),
    ],
    meant: KNOWN,
  },
  {
    title: 'an outline: ingredients below the name, in the same column',
    table: [
      ['Cocktail', 'Amount', 'Method'],
      ...[DAIQUIRI, NEGRONI].flatMap(([name, lines, steps]) => [
        [name, '', steps.join(' ')],
        ...lines.map((line) => {
          const [amount, unit, ...rest] = line.split(' ');
          return [rest.join(' '), `${amount} ${unit}`, ''];
        }),
      ]),
    ],
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'names with a colon before their amounts',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ...[DAIQUIRI, NEGRONI].map(([name, lines, steps]) => [
        name,
        lines.map((line) => line.replace(/^(\S+ \S+) (.*)$/, '$2: $1')).join('; '),
        steps.join(' '),
      ]),
    ],
    meant: [
      ['Daiquiri', ['White rum: 2 oz', 'Lime juice: 1 oz', 'Simple syrup: ¾ oz']],
      ['Negroni', ['Gin: 1 oz', 'Campari: 1 oz', 'Sweet vermouth: 1 oz']],
    ],
  },
  {
    title: 'cells that repeat the name of their column',
    table: [
      ['Cocktail', 'Ingredients', 'Method', 'Glass', 'Garnish'],
      ...KNOWN.map(([name, lines, steps]) => [
        name,
        `Ingredients: ${lines.slice(0, 3).join('; ')}`,
        `Method: ${steps.join(' ')}`,
        'Glass: Coupe',
        'Garnish: Lemon twist',
      ]),
    ],
    meant: KNOWN.map(([name, lines, steps]) => [
      name,
      lines.slice(0, 3),
      steps,
      { glassware: 'Coupe', garnish: ['Lemon twist'] },
    ]),
  },
  {
    title: 'parts, and two units in a line',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Daiquiri', '6 parts white rum, 2 parts lime juice, 1 part simple syrup', DAIQUIRI[2].join(' ')],
      ['Negroni', '1 part gin, 1 part Campari, 1 part sweet vermouth', NEGRONI[2].join(' ')],
      ['Martini', '2 oz (60 ml) gin, ½ oz (15 ml) dry vermouth', 'Stir with ice. Strain.'],
    ],
    meant: [
      ['Daiquiri', ['6 parts white rum', '2 parts lime juice', '1 part simple syrup']],
      ['Negroni', ['1 part gin', '1 part Campari', '1 part sweet vermouth']],
      ['Martini', ['2 oz (60 ml) gin', '½ oz (15 ml) dry vermouth']],
    ],
  },
  {
    title: 'numbers before the names of the cocktails',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ...KNOWN.map(([name, lines, steps], at) => [`${at + 1}. ${name}`, lines.join('\n'), steps.join(' ')]),
    ],
    meant: KNOWN,
  },
  {
    title: 'times before what is counted',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Caipirinha', '60ml cachaça, 4 x lime wedges, 2 tsp sugar', 'Muddle the lime. Add ice and stir.'],
      ['Pisco Sour', '2oz pisco, 1oz lemon juice, 1x egg white, 3 drops bitters', 'Shake with ice. Strain.'],
    ],
    meant: [
      ['Caipirinha', ['60ml cachaça', '4 x lime wedges', '2 tsp sugar']],
      ['Pisco Sour', ['2oz pisco', '1oz lemon juice', '1x egg white', '3 drops bitters']],
    ],
  },
];

/** What is refused with a reason. */
export const DOUBTFUL_STRANGER_SHAPES: readonly Shape[] = [
  {
    title: 'two columns for each recipe',
    table: [
      ['Daiquiri', '', 'Negroni', ''],
      ['2 oz', 'White rum', '1 oz', 'Gin'],
      ['1 oz', 'Lime juice', '1 oz', 'Campari'],
      ['¾ oz', 'Simple syrup', '1 oz', 'Sweet vermouth'],
    ],
    meant: [
      ['Daiquiri', DAIQUIRI[1]],
      ['Negroni', NEGRONI[1]],
    ],
  },
];
