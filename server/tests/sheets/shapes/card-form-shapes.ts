import { workbookOf, type Cells, type Tab } from './card-shapes.ts';
import type { FileShape } from './text-file-shapes.ts';

type Meant = readonly [name: string, ingredients: readonly string[]];
/** A recipe as it is known, and the card that says it. */
type Known = readonly [tab: string, cells: Cells, meant: Meant];

function forms(title: string, known: readonly Known[], others: readonly Tab[] = []): FileShape {
  return {
    title: `cards: ${title}`,
    bytes: () => workbookOf([...known.map(([tab, cells]): Tab => [tab, cells]), ...others]),
    meant: known.map(([, , meant]) => meant),
  };
}

/** Cards that say more than a recipe, each in its own way. */
export const CARD_FORM_SHAPES: readonly FileShape[] = [
  forms('a line about the drink, brands, numbered steps', [
    [
      'Old Fashioned',
      [
        ['OLD FASHIONED'],
        ['The grandfather of all cocktails'],
        [],
        ['Ingredients'],
        ['2 oz', 'Bourbon (Buffalo Trace)'],
        [1, 'Sugar cube'],
        ['2 dashes', 'Angostura bitters'],
        [],
        ['Glass', 'Rocks'],
        ['Garnish', 'Orange peel'],
        ['Method', 'Stirred'],
        [],
        ['Instructions'],
        [1, 'Muddle the sugar with the bitters.'],
        [2, 'Add bourbon and ice, and stir.'],
      ],
      ['Old Fashioned', ['2 oz Bourbon (Buffalo Trace)', '1 Sugar cube', '2 dashes Angostura bitters']],
    ],
    [
      'Negroni',
      [
        ['NEGRONI'],
        ['Count Camillo had it first, in Florence'],
        [],
        ['Ingredients'],
        ['1 oz', 'Gin (Tanqueray)'],
        ['1 oz', 'Campari'],
        ['1 oz', 'Sweet vermouth (Cocchi)'],
        [],
        ['Glass', 'Rocks'],
        ['Garnish', 'Orange peel'],
        ['Method', 'Stirred'],
        [],
        ['Instructions'],
        [1, 'Stir everything with ice.'],
        [2, 'Strain over a large cube.'],
      ],
      ['Negroni', ['1 oz Gin (Tanqueray)', '1 oz Campari', '1 oz Sweet vermouth (Cocchi)']],
    ],
  ]),
  forms('ounces beside millilitres', [
    [
      'Daiquiri',
      [
        ['Recipe name', 'Daiquiri'],
        ['Serves', 1],
        ['Glassware', 'Coupe'],
        ['Ingredient', 'oz', 'ml'],
        ['White rum', 2, 60],
        ['Lime juice', 1, 30],
        ['Simple syrup', 0.75, 22.5],
        ['Garnish', 'Lime wheel'],
        ['Method', 'Shake hard with ice, then strain twice.'],
      ],
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice', '0.75 oz Simple syrup']],
    ],
    [
      'Manhattan',
      [
        ['Recipe name', 'Manhattan'],
        ['Serves', 1],
        ['Glassware', 'Nick & Nora'],
        ['Ingredient', 'oz', 'ml'],
        ['Rye', 2, 60],
        ['Sweet vermouth', 1, 30],
        ['Angostura', '2 dashes', ''],
        ['Garnish', 'Cherry'],
        ['Method', 'Stir with ice, then strain.'],
      ],
      ['Manhattan', ['2 oz Rye', '1 oz Sweet vermouth', '2 dashes Angostura']],
    ],
  ]),
  forms('labels in French, a table with notes', [
    [
      'Sidecar',
      [
        ['Nom du cocktail :', 'Sidecar'],
        ['Verre :', 'Coupe'],
        ['Décoration :', "Zeste d'orange"],
        [],
        ['Ingrédient', 'Quantité', 'Notes'],
        ['Cognac', '5 cl', 'VSOP'],
        ['Triple sec', '2 cl', ''],
        ['Jus de citron', '2 cl', 'frais'],
        [],
        ['Préparation :'],
        ['Frapper avec des glaçons et filtrer.'],
      ],
      ['Sidecar', ['5 cl Cognac', '2 cl Triple sec', '2 cl Jus de citron']],
    ],
    [
      'Kir',
      [
        ['Nom du cocktail :', 'Kir'],
        ['Verre :', 'Verre à vin'],
        ['Décoration :', ''],
        [],
        ['Ingrédient', 'Quantité', 'Notes'],
        ['Vin blanc', '9 cl', 'bourgogne aligoté'],
        ['Crème de cassis', '1 cl', ''],
        [],
        ['Préparation :'],
        ['Verser la crème, puis le vin.'],
      ],
      ['Kir', ['9 cl Vin blanc', '1 cl Crème de cassis']],
    ],
  ]),
  forms('steps in a column beside the table, prices below', [
    [
      'Last Word',
      [
        ['Last Word', '', '', '$14'],
        ['Amount', 'Ingredient', 'Directions'],
        ['¾ oz', 'Gin', 'Shake all with ice.'],
        ['¾ oz', 'Green Chartreuse', 'Strain into a coupe.'],
        ['¾ oz', 'Maraschino', ''],
        ['¾ oz', 'Lime juice', ''],
        [],
        ['Cost', '3.20'],
        ['Source', 'Detroit Athletic Club'],
      ],
      ['Last Word', ['¾ oz Gin', '¾ oz Green Chartreuse', '¾ oz Maraschino', '¾ oz Lime juice']],
    ],
    [
      'Paper Plane',
      [
        ['Paper Plane', '', '', '$15'],
        ['Amount', 'Ingredient', 'Directions'],
        ['¾ oz', 'Bourbon', 'Shake all with ice.'],
        ['¾ oz', 'Amaro Nonino', 'Strain into a coupe.'],
        ['¾ oz', 'Aperol', ''],
        ['¾ oz', 'Lemon juice', ''],
        [],
        ['Cost', '4.10'],
        ['Source', 'Sam Ross'],
      ],
      ['Paper Plane', ['¾ oz Bourbon', '¾ oz Amaro Nonino', '¾ oz Aperol', '¾ oz Lemon juice']],
    ],
  ]),
  forms('numbered labels, "to top", no full stops', [
    [
      '1 Tom Collins',
      [
        ['Drink', 'Tom Collins'],
        ['Ingredient 1', '2 oz gin'],
        ['Ingredient 2', '1 oz lemon juice'],
        ['Ingredient 3', '½ oz simple syrup'],
        ['Ingredient 4', 'Soda water to top'],
        ['Step 1', 'Shake gin, lemon and syrup'],
        ['Step 2', 'Strain over ice and top with soda'],
        ['Glass', 'Collins'],
      ],
      ['Tom Collins', ['2 oz gin', '1 oz lemon juice', '½ oz simple syrup', 'Soda water to top']],
    ],
    [
      '2 Paloma',
      [
        ['Drink', 'Paloma'],
        ['Ingredient 1', '2 oz tequila'],
        ['Ingredient 2', '½ oz lime juice'],
        ['Ingredient 3', 'Grapefruit soda to top'],
        ['Step 1', 'Build over ice in a salted glass'],
        ['Glass', 'Highball'],
      ],
      ['Paloma', ['2 oz tequila', '½ oz lime juice', 'Grapefruit soda to top']],
    ],
  ]),
  forms(
    'no labels at all, the name on the tab, an index before',
    [
      [
        'Martini',
        [
          ['2½ oz', 'Gin'],
          ['½ oz', 'Dry vermouth'],
          ['1 dash', 'Orange bitters'],
          [],
          ['Stir with ice and strain into a cold glass'],
        ],
        ['Martini', ['2½ oz Gin', '½ oz Dry vermouth', '1 dash Orange bitters']],
      ],
      [
        'Sazerac',
        [
          ['2 oz', 'Rye'],
          ['1', 'Sugar cube'],
          ['3 dashes', "Peychaud's"],
          ['rinse', 'Absinthe'],
          [],
          ['Stir the first three and strain into the rinsed glass'],
        ],
        ['Sazerac', ['2 oz Rye', '1 Sugar cube', "3 dashes Peychaud's", 'rinse Absinthe']],
      ],
    ],
    [
      [
        'Index',
        [
          ['Drink', 'Page'],
          ['Martini', 1],
          ['Sazerac', 2],
        ],
      ],
    ],
  ),
];
