import { DAIQUIRI, KNOWN, NEGRONI } from './known-recipes.ts';
import type { Shape } from './list-shapes.ts';

const METHOD = 'Shake with ice. Strain.';
const HEADER = ['Cocktail', 'Ingredients', 'Method'];
const TWO = [DAIQUIRI, NEGRONI];

/** Sheets whose lines are easily misread. */
export const LINE_SHAPES: readonly Shape[] = [
  {
    title: 'a row per ingredient with remarks in a column without a name',
    table: [
      ['Cocktail', 'Ingredient', '', 'Method'],
      ['Daiquiri', '2 oz White rum', 'Plantation', METHOD],
      ['', '1 oz Lime juice', 'fresh', ''],
      ['Negroni', '1 oz Gin', '', METHOD],
      ['', '1 oz Campari', '', ''],
      ['', '1 oz Sweet vermouth', 'Cocchi', ''],
    ],
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'a row per ingredient, its amount in a column without a name',
    table: [
      ['Cocktail', 'Ingredient', '', 'Method'],
      ['Daiquiri', 'White rum', '2 oz', METHOD],
      ['', 'Lime juice', '1 oz', ''],
      ['Negroni', 'Gin', '1 oz', METHOD],
      ['', 'Campari', '1 oz', ''],
      ['', 'Sweet vermouth', '1 oz', ''],
    ],
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'amounts and ingredients in turn below one name',
    table: [
      ['Cocktail', 'Method', 'Ingredients'],
      ...TWO.map(([name, lines, steps]) => [
        name,
        steps.join(' '),
        ...lines.flatMap((line) => [line.slice(0, 4), line.slice(5)]),
      ]),
    ],
    meant: TWO,
  },
  {
    title: 'tabs between amounts and ingredients within the cell',
    table: [
      HEADER,
      ...TWO.map(([name, lines, steps]) => [
        name,
        lines.map((line) => line.replace('oz ', 'oz\t')).join('\n'),
        steps.join('\n'),
      ]),
    ],
    meant: TWO,
  },
  {
    title: 'a record of ingredients and amounts',
    table: [
      HEADER,
      ...TWO.map(([name, lines, steps]) => [
        name,
        JSON.stringify(Object.fromEntries(lines.map((line) => [line.slice(5), line.slice(0, 4)]))),
        steps.join(' '),
      ]),
    ],
    meant: TWO,
  },
  {
    title: 'slashes without blanks',
    table: [
      HEADER,
      ['Negroni', '30ml Gin/30ml Campari/30ml Sweet vermouth', METHOD],
      ['Daiquiri', '60ml White rum/30ml Lime juice/20ml Sugar syrup', METHOD],
      ['Boulevardier', '45ml Bourbon/30ml Campari/30ml Sweet vermouth', METHOD],
    ],
    meant: [
      ['Negroni', ['30ml Gin', '30ml Campari', '30ml Sweet vermouth']],
      ['Daiquiri', ['60ml White rum', '30ml Lime juice', '20ml Sugar syrup']],
      ['Boulevardier', ['45ml Bourbon', '30ml Campari', '30ml Sweet vermouth']],
    ],
  },
  {
    title: 'colons and commas',
    table: [
      HEADER,
      ['Negroni', 'Gin: 30ml, Campari: 30ml, Sweet vermouth: 30ml', METHOD],
      ['Daiquiri', 'White rum: 60ml, Lime juice: 30ml, Sugar syrup: 20ml', METHOD],
    ],
    meant: [
      ['Negroni', ['Gin: 30ml', 'Campari: 30ml', 'Sweet vermouth: 30ml']],
      ['Daiquiri', ['White rum: 60ml', 'Lime juice: 30ml', 'Sugar syrup: 20ml']],
    ],
  },
  {
    title: 'roles beside columns of ounces',
    table: [
      ['Drink', 'Base', 'Base oz', 'Modifier', 'Modifier oz', 'Citrus', 'Citrus oz', 'Method'],
      ['Margarita', 'Tequila', '2', 'Cointreau', '1', 'Lime juice', '1', METHOD],
      ['Manhattan', 'Rye', '2', 'Sweet vermouth', '1', '', '', METHOD],
    ],
    meant: [
      ['Margarita', ['2 oz Tequila', '1 oz Cointreau', '1 oz Lime juice']],
      ['Manhattan', ['2 oz Rye', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'letters for the places of ingredients',
    table: [
      ['Drink', 'Ingredient A', 'Amount A', 'Ingredient B', 'Amount B', 'Ingredient C', 'Amount C', 'Method'],
      ['Daiquiri', 'White rum', '2 oz', 'Lime juice', '1 oz', 'Simple syrup', '¾ oz', METHOD],
      ['Negroni', 'Gin', '1 oz', 'Campari', '1 oz', 'Sweet vermouth', '1 oz', METHOD],
    ],
    meant: [
      ['Daiquiri', DAIQUIRI[1]],
      ['Negroni', NEGRONI[1]],
    ],
  },
  {
    title: 'the garnish as the last line of the ingredients',
    table: [
      HEADER,
      ...TWO.map(([name, lines, steps]) => [
        name,
        [...lines, 'Garnish: orange peel'].join('\n'),
        steps.join(' '),
      ]),
    ],
    meant: TWO.map(([name, lines, steps]) => [name, lines, steps, { garnish: ['Orange peel'] }]),
  },
  {
    title: 'Italian headers above English recipes, with a rating and a price',
    table: [
      ['N.', 'Nome', 'Ingredienti', 'Procedimento', 'Bicchiere', 'Guarnizione', 'Voto', 'Prezzo'],
      ...KNOWN.map(([name, lines, steps], at) => [
        String(at + 1),
        name,
        lines.join('\n'),
        steps.join('\n'),
        'Coupe',
        'Lemon twist',
        '8,5',
        '€ 9,00',
      ]),
    ],
    meant: KNOWN.map(([name, lines, steps]) => [
      name,
      lines,
      steps,
      { glassware: 'Coupe', garnish: ['Lemon twist'] },
    ]),
  },
  {
    title: 'made for one and for many',
    table: [
      ['Cocktail', 'Single serve', 'Batch (10)', 'Method'],
      ['Daiquiri', '2 oz White rum\n1 oz Lime juice', '20 oz White rum\n10 oz Lime juice', METHOD],
      ['Negroni', '1 oz Gin\n1 oz Campari', '10 oz Gin\n10 oz Campari', METHOD],
    ],
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice']],
      ['Negroni', ['1 oz Gin', '1 oz Campari']],
    ],
  },
  {
    title: 'pinned notes: a comma list and then what to do, below each other',
    table: [
      ['Title', 'Note'],
      [
        'Daiquiri',
        '2 oz White rum\n1 oz Lime juice\n¾ oz Simple syrup\n\nShake with ice.\nStrain into a coupe.',
      ],
      ['Negroni', '1 oz Gin\n1 oz Campari\n1 oz Sweet vermouth\n\nStir with ice.\nStrain over a large cube.'],
    ],
    meant: TWO,
  },
];

/** What is doubted. */
export const DOUBTFUL_LINE_SHAPES: readonly Shape[] = [
  {
    title: 'a list of YAML in a cell',
    table: [
      HEADER,
      ...TWO.map(([name, lines, steps]) => [
        name,
        lines.map((line) => `- name: ${line.slice(5)}\n  amount: ${line.slice(0, 4)}`).join('\n'),
        steps.join(' '),
      ]),
    ],
    meant: TWO,
  },
];
