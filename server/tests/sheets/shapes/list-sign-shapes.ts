import type { Shape, Table } from './list-shapes.ts';

const HEADER = ['Cocktail', 'Ingredients', 'Method'];
const METHOD = 'Shake hard with ice. Strain.';

function listed(title: string, aster: string, brine: string, meant: Shape['meant']): Shape {
  return { title, table: [HEADER, ['Aster', aster, METHOD], ['Brine', brine, METHOD]], meant };
}

/** A list with few amounts is separated as the other lists of its column are. */
function separatedAsUsual(sign: string): Shape {
  const rows: Shape['meant'] = [
    ['Aster', ['2 oz Gin', '1 oz Campari']],
    ['Brine', ['2 oz Rum', '4 oz Cola']],
    ['Clove', ['2 oz Rye', '1 oz Syrup']],
    ['Dune', ['2 oz Gin', 'Tonic water', 'Lime wedge']],
  ];
  const table = [HEADER, ...rows.map(([name, lines]) => [name, lines.join(` ${sign} `), METHOD])];
  return {
    title: `names between the sign "${sign}" that separates amounts in other rows`,
    table,
    meant: rows,
  };
}

const BAR_ROWS: Table = [
  ['HIGHBALLS', '', '', ''],
  ['Aster', '2 oz bourbon, 4 oz ginger ale, 1 lemon wedge', 'Build over ice.', 'Collins'],
  ['SOURS', '', '', ''],
  ['Brine', '2 oz gin, 3/4 oz lemon juice, 3/4 oz syrup', 'Shake hard. Strain up.', 'Coupe'],
];
const BAR_RECIPES: Shape['meant'] = [
  ['Aster', ['2 oz bourbon', '4 oz ginger ale', '1 lemon wedge']],
  ['Brine', ['2 oz gin', '3/4 oz lemon juice', '3/4 oz syrup']],
];
const GIN_AND_RUM: Shape['meant'] = [
  ['Aster', ['2 oz Gin', '1 oz Lime']],
  ['Brine', ['2 oz Rum', '4 oz Cola']],
];

/** Signs that separate ingredients and amounts in rarer ways, and columns that are called otherwise. */
export const LIST_SIGN_SHAPES: readonly Shape[] = [
  {
    title: 'ingredients below "Build" and steps below "Prep", headings between the rows',
    table: [['The Lamp', '', '', ''], ['COCKTAIL', 'BUILD', 'PREP', 'GLASS'], ...BAR_ROWS],
    meant: BAR_RECIPES,
  },
  {
    title: 'no header, short steps',
    table: BAR_ROWS.filter((cells) => cells[1] !== ''),
    meant: BAR_RECIPES,
  },
  {
    title: 'pairs of columns that repeat two names',
    table: [
      ['Drink', 'Qty', 'What', 'Qty', 'What', 'How'],
      ['Aster', '1 ½ oz', 'Gin', '¾ oz', 'Lime', METHOD],
      ['Brine', '2 oz', 'Rum', '1-1/2 oz', 'Cola', METHOD],
      ['Clove', '2 oz', 'Rye', '1 barspoon', 'Syrup', METHOD],
    ],
    meant: [
      ['Aster', ['1 ½ oz Gin', '¾ oz Lime']],
      ['Brine', ['2 oz Rum', '1-1/2 oz Cola']],
      ['Clove', ['2 oz Rye', '1 barspoon Syrup']],
    ],
  },
  {
    title: 'a ratio beside the ingredients',
    table: [
      ['Cocktail', 'Ratio', 'Ingredients', 'Method'],
      ['Aster', '2:1:1', 'Gin, Lime, Syrup', METHOD],
      ['Brine', '3:2', 'Rum, Cola', METHOD],
    ],
    meant: [
      ['Aster', ['2 parts Gin', '1 part Lime', '1 part Syrup']],
      ['Brine', ['3 parts Rum', '2 parts Cola']],
    ],
  },
  {
    title: 'amounts and ingredients between slashes, in two columns',
    table: [
      ['Cocktail', 'Quantities', 'Ingredients', 'Method'],
      ['Aster', '2 oz / 1 oz', 'Gin / Lime', METHOD],
      ['Brine', '2 oz / 4 oz', 'Rum / Cola', METHOD],
    ],
    meant: GIN_AND_RUM,
  },
  listed('dashes without blanks', '-2 oz Gin -1 oz Lime', '-2 oz Rum -4 oz Cola', GIN_AND_RUM),
  listed(
    'dashes without blanks, and others before remarks and within ranges',
    '-60 ml Rum -20 ml Lime juice - freshly pressed -1 tsp Sugar',
    '-60 ml Gin -2 - 3 dashes Bitters -20 ml Vermouth',
    [
      ['Aster', ['60 ml Rum', '20 ml Lime juice - freshly pressed', '1 tsp Sugar']],
      ['Brine', ['60 ml Gin', '2 - 3 dashes Bitters', '20 ml Vermouth']],
    ],
  ),
  listed(
    'stars, and dashes before remarks and within ranges',
    '* 60 ml Rum * 20 ml Lime juice - freshly pressed * 1 tsp Sugar',
    '* 60 ml Gin * 2 - 3 dashes Bitters * 20 ml Vermouth',
    [
      ['Aster', ['60 ml Rum', '20 ml Lime juice - freshly pressed', '1 tsp Sugar']],
      ['Brine', ['60 ml Gin', '2 - 3 dashes Bitters', '20 ml Vermouth']],
    ],
  ),
  ...['/', '+', '-'].map((sign) => separatedAsUsual(sign)),
  listed('dots before the amounts', 'Gin ..... 2 oz\nLime .. 1 oz', 'Rum ... 2 oz\nCola ..... 4 oz', [
    ['Aster', ['Gin 2 oz', 'Lime 1 oz']],
    ['Brine', ['Rum 2 oz', 'Cola 4 oz']],
  ]),
  listed('a dash before each amount', 'Gin - 45ml, Lime - 15ml', 'Rum - 60ml, Cola - 120ml', [
    ['Aster', ['Gin - 45ml', 'Lime - 15ml']],
    ['Brine', ['Rum - 60ml', 'Cola - 120ml']],
  ]),
  listed('ingredients joined with "&"', '2 oz Gin & 1 oz Lime', '2 oz Rum & 4 oz Cola', GIN_AND_RUM),
  listed('wide gaps', '2 oz Gin   1/2 oz Lime   1 oz Soda', '2 oz Rum   1 1/2 oz Cola', [
    ['Aster', ['2 oz Gin', '1/2 oz Lime', '1 oz Soda']],
    ['Brine', ['2 oz Rum', '1 1/2 oz Cola']],
  ]),
  listed(
    'a line that goes on after a comma',
    '2 oz Gin\n1 oz Lime,\nfreshly squeezed',
    '2 oz Rum\n4 oz Cola',
    [
      ['Aster', ['2 oz Gin', '1 oz Lime, freshly squeezed']],
      ['Brine', ['2 oz Rum', '4 oz Cola']],
    ],
  ),
  listed('"and" within an amount', '1 and 1/2 oz Gin, 1 oz Lime', '2 oz Rum and 1 and 1/2 oz Cola', [
    ['Aster', ['1 and 1/2 oz Gin', '1 oz Lime']],
    ['Brine', ['2 oz Rum', '1 and 1/2 oz Cola']],
  ]),
  listed(
    'records of Python with a label and with nothing but a text',
    "[{'unit': 'cl', 'amount': 4.5, 'ingredient': 'Gin', 'label': \"Ann's gin\"}, {'special': '8 basil leaves'}]",
    "[{'unit': 'cl', 'amount': 5, 'ingredient': 'Rum'}, {'special': 'Top with soda water'}]",
    [
      ['Aster', ["4.5 cl Ann's gin", '8 basil leaves']],
      ['Brine', ['5 cl Rum', 'Top with soda water']],
    ],
  ),
];
