import { workbookOf } from './card-shapes.ts';
import type { Shape } from './list-shapes.ts';
import type { FileShape } from './text-file-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

const STEPS = ['Shake with ice.', 'Strain.'];

/** Layouts that came in wrong without a doubt. */
export const UNSEEN_LAYOUT_SHAPES: readonly Shape[] = writtenShapes(`
# a title above a header with an empty last name
House list,,,,
Cocktail,Recipe,Method,Glass,
Dusk,"30 ml gin
30 ml Campari",Shake with ice. Strain.,Rocks,
Dawn,"60 ml rum
30 ml lime juice",Shake with ice. Strain.,Coupe,
= Dusk: 30 ml gin | 30 ml Campari > Shake with ice. | Strain. > {"glassware":"Rocks"}
= Dawn: 60 ml rum | 30 ml lime juice > Shake with ice. | Strain. > {"glassware":"Coupe"}

# a matrix in which one amount is a word
Ingredient,Dusk,Dawn,Noon
Gin,60 ml,,30 ml
Rum,,60 ml,
Lime juice,20 ml,30 ml,
Syrup,10 ml,,15 ml
Soda,top,,60 ml
= Dusk: 60 ml Gin | 20 ml Lime juice | 10 ml Syrup | top Soda
= Dawn: 60 ml Rum | 30 ml Lime juice
= Noon: 30 ml Gin | 15 ml Syrup | 60 ml Soda

# one name above a column for each step
Cocktail,Ingredients,Method,,
Dusk,"30 ml gin
30 ml Campari",Stir with ice.,Strain into a glass.,Serve.
Dawn,"60 ml rum
30 ml lime juice",Shake with ice.,Strain into a glass.,Serve.
= Dusk: 30 ml gin | 30 ml Campari > Stir with ice. | Strain into a glass. | Serve.
= Dawn: 60 ml rum | 30 ml lime juice > Shake with ice. | Strain into a glass. | Serve.

# what a recipe sells for and costs, in each of its blocks
Dusk,,,Sell:,12.00
Item,Qty,Unit,Cost/unit,Cost
Gin,60,ml,0.03,1.80
Lime juice,20,ml,0.01,0.20
,,,Total,2.00
,,,GP %,83.3
,,,,
Dawn,,,Sell:,11.00
Item,Qty,Unit,Cost/unit,Cost
Rum,60,ml,0.02,1.20
Honey,10,ml,0.01,0.10
,,,Total,1.30
,,,GP %,88.2
= Dusk: 60 ml Gin | 20 ml Lime juice
= Dawn: 60 ml Rum | 10 ml Honey

# times and servings of a page above the ingredients
Dusk
Prep: 10 min
Serves 1
Ingredients
60ml gin
20ml lime juice
Method
1. Shake with ice.
2. Strain.

Dawn
Prep: 5 min
Serves 2
Ingredients
60ml rum
10ml honey
Method
1. Shake with ice.
2. Strain.
= Dusk: 60ml gin | 20ml lime juice > Shake with ice. | Strain.
= Dawn: 60ml rum | 10ml honey > Shake with ice. | Strain.

# ingredients down and cocktails across, costs beside, totals below, the unit in the title
SPECS – all amounts in ml,,,,
,Cost / L,Dusk,Dawn,Noon
Dry gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20
Soda,0.80,,,90
Total ml,,80,70,140
Cost per drink,,1.19,0.98,0.66
= Dusk: 60 ml Dry gin | 20 ml Lime juice
= Dawn: 60 ml White rum | 10 ml Sugar syrup
= Noon: 30 ml Dry gin | 20 ml Sugar syrup | 90 ml Soda

# a title above blocks, and an amount that is a word of Italian
RICETTE DELLA CASA,,
,,
Dusk,,
60,ml,Gin
20,ml,Succo di lime
q.b.,,Soda
Preparazione:,Agitare con ghiaccio e filtrare.,
Guarnizione:,Fetta di lime,
,,
Dawn,,
60,ml,Rum
10,ml,Miele
Preparazione:,Mescolare con ghiaccio.,
= Dusk: 60 ml Gin | 20 ml Succo di lime | q.b. Soda > Agitare con ghiaccio e filtrare. > {"garnish":["Fetta di lime"]}
= Dawn: 60 ml Rum | 10 ml Miele > Mescolare con ghiaccio.

# cards side by side in two rows, one of them shorter
Dusk,,,Dawn,
60 ml,Ginebra,,60 ml,Ron
20 ml,Zumo de lima,,10 ml,Miel
,,,1 pizca,Sal
Vaso:,Copa,,Vaso:,Vaso bajo
Elaboración:,Agitar con hielo y colar.,,Elaboración:,Remover con hielo.
,,,,
Noon,,,Gloam,
60 ml,Whisky,,30 ml,Ginebra
20 ml,Zumo de limón,,30 ml,Campari
Vaso:,Copa,,Vaso:,Vaso bajo
Elaboración:,Agitar con hielo y colar.,,Elaboración:,Remover con hielo.
= Dusk: 60 ml Ginebra | 20 ml Zumo de lima > Agitar con hielo y colar. > {"glassware":"Copa"}
= Dawn: 60 ml Ron | 10 ml Miel | 1 pizca Sal > Remover con hielo.
= Noon: 60 ml Whisky | 20 ml Zumo de limón > Agitar con hielo y colar.
= Gloam: 30 ml Ginebra | 30 ml Campari > Remover con hielo. > {"glassware":"Vaso bajo"}

# no header, a name and what is in it, rows of any length
Dusk,Gin,Lime juice,Mint
Dawn,Rum,Honey
Noon,Rye,Lemon juice,Sugar,Egg white
Gloam,Gin,Campari,Vermouth rosso,Orange,Soda water
Eve,Vodka,Coffee,Coffee liqueur,Sugar syrup,Coffee beans
= Dusk: Gin | Lime juice | Mint
= Dawn: Rum | Honey
= Noon: Rye | Lemon juice | Sugar | Egg white
= Gloam: Gin | Campari | Vermouth rosso | Orange | Soda water
= Eve: Vodka | Coffee | Coffee liqueur | Sugar syrup | Coffee beans

# no header, prose that names the amounts once more, glasses and sizes
Dusk,Gin 40 ml | Lime juice 20 ml | ice,"Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice.",tall glass,250 ml,9 €
Dawn,Rum 40 ml | Honey 20 ml | ice,"Pour 40 ml of rum into a glass full of ice, with 20 ml of honey on top.",tall glass,250 ml,9 €
Noon,Rye 40 ml | Lemon juice 20 ml | ice,"Pour 40 ml of rye into a glass full of ice, with 20 ml of lemon juice.",rocks glass,200 ml,9 €
= Dusk: Gin 40 ml | Lime juice 20 ml | ice > Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice. > {"glassware":"tall glass","category":["Unsorted"]}
= Dawn: Rum 40 ml | Honey 20 ml | ice >  > {"glassware":"tall glass"}
= Noon: Rye 40 ml | Lemon juice 20 ml | ice >  > {"glassware":"rocks glass"}

# no header, lists in lines of a page, and behind them what to do
What is in a Dusk?,60 ml gin<br>20 ml lime juice,"Shake, strain, lime wheel"
What is in a Dawn?,60 ml rum<br>10 ml honey,"Stir, strain, mint"
What is in a Noon?,60 ml rye<br>20 ml lemon juice,"Shake, strain"
= What is in a Dusk?: 60 ml gin | 20 ml lime juice > Shake, strain, lime wheel
= What is in a Dawn?: 60 ml rum | 10 ml honey > Stir, strain, mint
= What is in a Noon?: 60 ml rye | 20 ml lemon juice > Shake, strain

# blocks side by side, one of which begins beside the rest of a longer one
Dusk,,,Dawn,
60 ml,gin,,60 ml,rum
20 ml,lime juice,,10 ml,honey
,,,10 ml,lime juice
,,,2 dash,bitters
Swizzle,,,Stir it well.,
30 ml,rye,,,
30 ml,Campari,,,
Stir.,,,,
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey | 10 ml lime juice | 2 dash bitters > Stir it well.
= Swizzle: 30 ml rye | 30 ml Campari > Stir.

# blocks whose only step is one word, and for how many they are
Dusk
60 ml gin
20 ml lime juice
Build.
Serves 2
,
Dawn
60 ml rum
10 ml honey
Stir
Time 5 min
= Dusk: 60 ml gin | 20 ml lime juice > Build.
= Dawn: 60 ml rum | 10 ml honey > Stir

# ingredients down and cocktails across, pieces among them, the unit in the title
All amounts in ml,,,
,Dusk,Dawn,Noon
Dry gin,60,,30
White rum,,60,
Lime juice,20,,
Mint leaves,8,,
Eggs,1,,1
Sugar syrup,,10,20
= Dusk: 60 ml Dry gin | 20 ml Lime juice | 8 Mint leaves | 1 Eggs
= Dawn: 60 ml White rum | 10 ml Sugar syrup
= Noon: 30 ml Dry gin | 1 Eggs | 20 ml Sugar syrup

# lines below a name of a column that says nothing, and a name that somebody gave
Your name for it,What it contains
Dusk,60 ml gin
,20 ml lime juice
Dawn,60 ml rum
,10 ml honey
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey
`);

/** The same in workbooks. */
export const UNSEEN_LAYOUTS: readonly FileShape[] = [
  {
    title: 'a worksheet of cocktails, and one of their lines that names them by a code',
    bytes: () =>
      workbookOf([
        [
          'Cocktails',
          [
            ['code', 'name', 'glass', 'method'],
            ['A1', 'Dusk', 'Coupe', 'Shake with ice. Strain.'],
            ['A2', 'Dawn', 'Rocks', 'Shake with ice. Strain.'],
          ],
        ],
        [
          'Lines',
          [
            ['cocktail code', 'ingredient', 'ml'],
            ['A1', 'gin', 60],
            ['A1', 'lime juice', 20],
            ['A2', 'rum', 60],
            ['A2', 'honey', 10],
          ],
        ],
      ]),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], STEPS, { glassware: 'Coupe' }],
      ['Dawn', ['60 ml rum', '10 ml honey'], STEPS, { glassware: 'Rocks' }],
    ],
  },
  {
    title: 'amounts and an order that are numbers of cocktails too, on the worksheet of the lines',
    bytes: () =>
      workbookOf([
        [
          'Cocktails',
          [
            ['id', 'name', 'method'],
            [1, 'Dusk', 'Shake with ice. Strain.'],
            [2, 'Dawn', 'Shake with ice. Strain.'],
          ],
        ],
        [
          'Lines',
          [
            ['order', 'oz', 'ingredient', 'cocktail_id'],
            [1, 2, 'gin', 1],
            [2, 1, 'lime juice', 1],
            [1, 2, 'rum', 2],
            [2, 1, 'honey', 2],
          ],
        ],
      ]),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], STEPS],
      ['Dawn', ['2 oz rum', '1 oz honey'], STEPS],
    ],
  },
  {
    title: 'tables of a Polish database',
    bytes: () =>
      workbookOf([
        [
          'Koktajle',
          [
            ['id', 'nazwa', 'przepis'],
            [1, 'Dusk', 'Shake all of it with ice in a shaker and strain it into a cold glass.'],
            [2, 'Dawn', 'Stir all of it with ice, then serve it with a cherry in a cold glass.'],
          ],
        ],
        [
          'Skladniki',
          [
            ['id_skladnika', 'id_koktajlu', 'nazwa_skladnika'],
            [1, 1, '2 oz gin'],
            [2, 1, '1 oz lime juice'],
            [101, 2, '2 oz rum'],
            [102, 2, '1 oz honey'],
          ],
        ],
      ]),
    meant: [
      [
        'Dusk',
        ['2 oz gin', '1 oz lime juice'],
        ['Shake all of it with ice in a shaker and strain it into a cold glass.'],
      ],
      [
        'Dawn',
        ['2 oz rum', '1 oz honey'],
        ['Stir all of it with ice, then serve it with a cherry in a cold glass.'],
      ],
    ],
  },
  {
    title: 'one worksheet with a table below names for several columns',
    bytes: () =>
      workbookOf([
        [
          'Specs',
          [
            ['Drink', 'Base', '', 'Modifier', '', 'Sour', '', 'Service', ''],
            ['', 'oz', 'what', 'oz', 'what', 'oz', 'what', 'glass', 'garnish'],
            ['Dusk', 2, 'gin', 0.75, 'amaro', 0.75, 'lime juice', 'coupe', 'lime wheel'],
            ['Dawn', 1.5, 'rum', 0.5, 'falernum', 0.5, 'lemon juice', 'rocks', 'mint'],
          ],
        ],
      ]),
    meant: [
      [
        'Dusk',
        ['2 oz gin', '0.75 oz amaro', '0.75 oz lime juice'],
        undefined,
        { glassware: 'coupe', garnish: ['Lime wheel'] },
      ],
      [
        'Dawn',
        ['1.5 oz rum', '0.5 oz falernum', '0.5 oz lemon juice'],
        undefined,
        { glassware: 'rocks', garnish: ['Mint'] },
      ],
    ],
  },
];
