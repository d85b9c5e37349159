import Papa from 'papaparse';
import { workbookOf } from './card-shapes.ts';
import { DAIQUIRI, NEGRONI } from './known-recipes.ts';
import type { MeantRow, Shape } from './list-shapes.ts';
import type { FileShape } from './text-file-shapes.ts';

const csv = (text: string): string[][] => Papa.parse<string[]>(text.trim()).data;
const SERVED: readonly MeantRow[] = [
  [...DAIQUIRI, { glassware: 'Coupe', garnish: ['Lime wheel'] }],
  [...NEGRONI, { glassware: 'Rocks', garnish: ['Orange peel'] }],
];

/** Recipe cards one below the other, or in a grid, in one sheet. */
export const STACKED_SHAPES: readonly Shape[] = [
  {
    title: 'costing cards, each with a table below the label of its name',
    table: csv(`
Cocktail:,Daiquiri,,Portions:,1
Glass:,Coupe,,Garnish:,Lime wheel
Ingredient,Qty,Unit,Cost,
White rum,2,oz,1.8,
Lime juice,1,oz,0.25,
Simple syrup,¾,oz,0.12,
Total cost,,,2.17,
Method:,Shake with ice. Strain into a coupe.,,,
,,,,
Cocktail:,Negroni,,Portions:,1
Glass:,Rocks,,Garnish:,Orange peel
Ingredient,Qty,Unit,Cost,
Gin,1,oz,1.1,
Campari,1,oz,0.9,
Sweet vermouth,1,oz,0.6,
Total cost,,,2.6,
Method:,Stir with ice. Strain over a large cube.,,,`),
    meant: SERVED,
  },
  {
    title: 'a grid of cards with a gap between the lines and their labels',
    table: csv(`
Daiquiri,,,Negroni,
2 oz,White rum,,1 oz,Gin
1 oz,Lime juice,,1 oz,Campari
¾ oz,Simple syrup,,1 oz,Sweet vermouth
,,,,
Method,Shake with ice. Strain into a coupe.,,Method,Stir with ice. Strain over a large cube.
Glass,Coupe,,Glass,Rocks
Garnish,Lime wheel,,Garnish,Orange peel`),
    meant: SERVED,
  },
  {
    title: 'a grid of cards, each with names of columns of its own',
    table: csv(`
Daiquiri,,,Negroni,
Ingredient,Amount,,Ingredient,Amount
White rum,2 oz,,Gin,1 oz
Lime juice,1 oz,,Campari,1 oz
Simple syrup,¾ oz,,Sweet vermouth,1 oz
Method: Shake with ice. Strain into a coupe.,,,Method: Stir with ice. Strain over a large cube.,
,,,,
Gimlet,,,Americano,
Ingredient,Amount,,Ingredient,Amount
Gin,2 oz,,Campari,1 oz
Lime cordial,1 oz,,Sweet vermouth,1 oz
,,,Soda water,3 oz
Method: Shake and strain,,,Method: Build over ice,`),
    meant: [
      DAIQUIRI,
      NEGRONI,
      ['Gimlet', ['2 oz Gin', '1 oz Lime cordial']],
      ['Americano', ['1 oz Campari', '1 oz Sweet vermouth', '3 oz Soda water']],
    ],
  },
  {
    title: 'a menu in one column, with titles above the first recipe',
    table: csv(`
Ann and Ben
Signature drinks

Daiquiri
Ingredients:
2 oz White rum
1 oz Lime juice
¾ oz Simple syrup
Method:
Shake with ice. Strain into a coupe.
Garnish:
Lime wheel

Negroni
Ingredients:
1 oz Gin
1 oz Campari
1 oz Sweet vermouth
Method:
Stir with ice. Strain over a large cube.
Garnish:
Orange peel`),
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: '"Recette" below the title of a block says what to do',
    table: csv(`
Daiquiri,
2 oz,White rum
1 oz,Lime juice
¾ oz,Simple syrup
Verre,Coupe
Recette,Mettre le tout sur glace et agiter
Déco,Lime wheel
,
Negroni,
1 oz,Gin
1 oz,Campari
1 oz,Sweet vermouth
Verre,Rocks
Recette,Stir with ice. Strain over a large cube.
Déco,Orange peel`),
    meant: [['Daiquiri', DAIQUIRI[1], ['Mettre le tout sur glace et agiter']], NEGRONI],
  },
  {
    title: 'a number stands above the label of each name',
    table: csv(`
Recipe 1,
Name:,Gimlet
2 oz,Gin
1 oz,Lime cordial
Method:,Shake with ice.
,
Recipe 2,
Name:,Rusty Nail
2 oz,Scotch
1 oz,Drambuie
Method:,Stir with ice.`),
    meant: [
      ['Gimlet', ['2 oz Gin', '1 oz Lime cordial'], ['Shake with ice.']],
      ['Rusty Nail', ['2 oz Scotch', '1 oz Drambuie'], ['Stir with ice.']],
    ],
  },
  {
    title: '"Recipe" below the title of a block says whose it is',
    table: csv(`
Daiquiri,
Recipe:,Ann Smith
2 oz,White rum
1 oz,Lime juice
¾ oz,Simple syrup
,
Negroni,
Recipe:,Bob Jones
1 oz,Gin
1 oz,Campari
1 oz,Sweet vermouth`),
    meant: [
      [DAIQUIRI[0], DAIQUIRI[1]],
      [NEGRONI[0], NEGRONI[1]],
    ],
  },
  {
    title: 'doses, which are no tins',
    table: csv(`
Caipirinha,
2 doses,cachaça
1 dose,suco de limão
,
Batida,
2 doses,vodka
1 dose,leite de coco`),
    meant: [
      ['Caipirinha', ['2 doses cachaça', '1 dose suco de limão']],
      ['Batida', ['2 doses vodka', '1 dose leite de coco']],
    ],
  },
  {
    title: 'names that begin with a number',
    table: csv(`
Cocktail,Ingredients,Method
1 Daiquiri,"2 oz White rum, 1 oz Lime juice",Shake with ice.
43 Sour,"2 oz Licor 43, 1 oz Lemon juice",Shake with ice.
007 Martini,"3 oz Gin, 1 oz Vodka",Shake with ice.`),
    meant: [
      ['1 Daiquiri', ['2 oz White rum', '1 oz Lime juice'], ['Shake with ice.']],
      ['43 Sour', ['2 oz Licor 43', '1 oz Lemon juice'], ['Shake with ice.']],
      ['007 Martini', ['3 oz Gin', '1 oz Vodka'], ['Shake with ice.']],
    ],
  },
  {
    title: 'what fills the glass stands beside "Top"',
    table: csv(`
TOM COLLINS,
Glass: Collins,
Method: Build over ice and stir,
2 oz,Gin
1 oz,Lemon juice
Top,Soda water
,
CUBA LIBRE,
Glass: Highball,
Method: Build over ice and stir,
2 oz,White rum
Mixer,Cola`),
    meant: [
      ['TOM COLLINS', ['2 oz Gin', '1 oz Lemon juice', 'Top Soda water']],
      ['CUBA LIBRE', ['2 oz White rum', 'Cola']],
    ],
  },
];

const HEADER = ['Drink', 'Ingredients', 'Method'];
const rowOf = ([name, lines, steps]: typeof DAIQUIRI): string[] => [name, lines.join('\n'), steps.join(' ')];

/** A worksheet for each card, or for each season. */
export const SEVERAL_WORKSHEETS: readonly FileShape[] = [
  {
    title: 'cards that say beside the name when it was last costed, and below the steps by whom',
    bytes: () =>
      workbookOf(
        [DAIQUIRI, NEGRONI].map(([name, lines, steps]) => [
          name,
          [
            ['Drink costing'],
            [],
            ['Drink name', name, '', 'Last costed', '2024-09-02'],
            [],
            ['Ingredient', 'Quantity', 'Unit'],
            ...lines.map((line) => {
              const [amount = '', unit = '', ...rest] = line.split(' ');
              return [rest.join(' '), amount, unit];
            }),
            [],
            ['Method', steps.join(' ')],
            ['Approved by: the manager'],
          ],
        ]),
      ),
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'a worksheet for each season, with the same columns',
    bytes: () =>
      workbookOf(
        [DAIQUIRI, NEGRONI].map(([name, lines, steps], at) => [
          at === 0 ? 'Summer' : 'Winter',
          [
            ['Drink', 'Ingredients', 'Method', 'Price'],
            [name, lines.join('\n'), steps.join(' '), 12],
          ],
        ]),
      ),
    meant: [
      [...DAIQUIRI, { category: ['Summer'] }],
      [...NEGRONI, { category: ['Winter'] }],
    ],
  },
  {
    title: 'worksheets without names of their own, an empty template, an index, and a copy',
    bytes: () =>
      workbookOf([
        ['Sheet1', [HEADER, rowOf(DAIQUIRI)]],
        ['Sheet2', [HEADER, rowOf(NEGRONI)]],
        ['Template', [HEADER]],
        ['Index', [['Drink'], ['Daiquiri'], ['Negroni']]],
        ['Copy of Sheet1', [HEADER, rowOf(DAIQUIRI)]],
      ]),
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'a worksheet whose name says nothing beside one named after a base',
    bytes: () =>
      workbookOf([
        ['Rum', [HEADER, rowOf(DAIQUIRI)]],
        ['Sheet2', [HEADER, rowOf(NEGRONI)]],
      ]),
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'worksheets whose amounts have other units, of which one is read',
    bytes: () =>
      workbookOf([
        [
          'Home',
          [
            ['Drink', 'Ingredient', 'Amount (oz)'],
            ['Gimlet', 'Gin', 2],
            ['', 'Lime cordial', 1],
          ],
        ],
        [
          'Export',
          [
            ['Drink', 'Ingredient', 'Amount (ml)'],
            ['Martini', 'Gin', 60],
            ['', 'Vermouth', 15],
          ],
        ],
      ]),
    meant: [['Gimlet', ['2 oz Gin', '1 oz Lime cordial']]],
  },
  {
    title: 'cards that say which menu and bar they belong to, and another glass',
    bytes: () =>
      workbookOf(
        [DAIQUIRI, NEGRONI].map(([name, lines, steps]) => [
          name,
          [
            [name],
            ['Menu:', 'Summer list'],
            ['Bar:', 'The Corner'],
            ['Glass:', 'Coupe'],
            ['Glass:', 'Small'],
            ['Serving glass:', 'Chilled'],
            ['Ingredients:'],
            ...lines.map((line) => [line]),
            ['Method:', steps.join(' ')],
          ],
        ]),
      ),
    meant: [
      [...DAIQUIRI, { glassware: 'Coupe' }],
      [...NEGRONI, { glassware: 'Coupe' }],
    ],
  },
];
