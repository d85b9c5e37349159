/** Sheets that are no table of recipes, and what the refusal says. */
export const REFUSED_SHEETS: readonly (readonly [title: string, says: string, text: string])[] = [
  [
    'a header of two rows, one name above all pairs of amount and ingredient',
    'Another table',
    `Cocktail,Ingredients,,,,Steps
,Amount,Ingredient,Amount,Ingredient,
Aster,30 ml,Gin,30 ml,Campari,Stir with ice. Strain.
Brine,60 ml,Rum,30 ml,Lime juice,Shake with ice. Strain.`,
  ],
  [
    'a grid of cards with a gap between the lines and their labels',
    'the template shows how',
    `Daiquiri,,,Negroni,
2 oz,White rum,,1 oz,Gin
1 oz,Lime juice,,1 oz,Campari
¾ oz,Simple syrup,,1 oz,Sweet vermouth
,,,,
Method,Shake with ice. Strain into a coupe.,,Method,Stir with ice. Strain over a large cube.
Glass,Coupe,,Glass,Rocks
Garnish,Lime wheel,,Garnish,Orange peel`,
  ],
  [
    'amounts and ingredients in turn below one name',
    'more cells',
    `Cocktail,Method,Ingredients
Daiquiri,Shake with ice. Strain into a coupe.,2 oz,White rum,1 oz,Lime juice,¾ oz,Simple syrup
Negroni,Stir with ice. Strain over a large cube.,1 oz,Gin,1 oz,Campari,1 oz,Sweet vermouth`,
  ],
  [
    'lines indented with blanks below names that begin with a number',
    'the template shows how',
    `20th Avenue
"  2 oz gin"
"  1 oz lime juice"
2 to 2
"  2 oz rum"
"  1 tsp sugar"`,
  ],
  [
    'two rows of a header: what an ingredient is, its amount and its name',
    'Another table',
    `Drink,Base,,Modifier,,Method
,Amount,Name,Amount,Name,
Dusk,2 oz,gin,1 oz,lime juice,Shake with ice. Strain.
Dawn,2 oz,rum,1 tsp,sugar,Stir with ice. Strain.`,
  ],
  [
    'a single recipe, its name above a table',
    'Say which one it is',
    `Dusk,,
Ingredient,Amount,Unit
gin,2,oz
lime juice,1,oz
Method:,Shake with ice. Strain.,`,
  ],
  [
    'a single recipe, labels in the first column',
    'the template shows how',
    `Name,Dusk
Ingredients,2 oz gin
,1 oz lime juice
Method,Shake with ice.
,Strain.`,
  ],
  [
    'names of columns again below the name of each recipe',
    'Say which one it is',
    `Dusk,,,
Ingredient,Amount,Unit,Cost
gin,2,oz,1.60
lime juice,1,oz,0.20
,,,
Dawn,,,
Ingredient,Amount,Unit,Cost
rum,2,oz,1.20
sugar,1,tsp,0.01`,
  ],
  [
    'no header, a name and what is in it, rows of any length',
    'more cells',
    `Dusk,Gin,Lime juice,Mint
Dawn,Rum,Honey
Noon,Rye,Lemon juice,Sugar,Egg white
Gloam,Gin,Campari,Vermouth rosso,Orange,Soda water
Eve,Vodka,Coffee,Coffee liqueur,Sugar syrup,Coffee beans`,
  ],
  [
    'figures of a bar below columns of recipes',
    'Say which one it is',
    `,Pier Light,Mill Race,Quay Wall
Glass,Coupe,Rocks,Highball
Gin (ml),60,,
Rum (ml),,60,45
Lime juice (ml),30,,30
Bitters (dash),,2,
Method,Shake,Stir,Build
GP %,80,79,82`,
  ],
  [
    'a colon behind each amount',
    'the template shows how',
    `Velvet
2cl:Almond syrup
8cl:Orange juice

Spring
10cl:Cherry nectar
Tonic Water`,
  ],
  [
    'a name behind a word that other cards have for who signs them',
    'the template shows how',
    `Signature: The Bride
Glass: Coupe
Ingredients:
2 oz gin
1 oz lemon juice
Method: Shake and strain.`,
  ],
  [
    'blocks of bottles on shelves',
    'Say which one it is',
    `Shelf A,
Gin,700 ml
Rum,1 l
,
Shelf B,
Gin,700 ml
Vermouth,750 ml`,
  ],
  [
    'a number as a name above indented lines',
    'the template shows how',
    `212
"  2 oz gin"
"  1 oz lime juice"
Dawn
"  2 oz rum"
"  1 tsp sugar"`,
  ],
  [
    'a price for a litre beside amounts without a unit',
    'Say which one it is',
    `Ingredient,Cost / L,Dusk,Dawn,Noon
Gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20`,
  ],
  [
    'the orders of tables',
    'Say which one it is',
    `Table,Item,Qty
4,Gin & Tonic,2
4,Negroni,1
4,Beer,3
7,Gin & Tonic,1
7,Cola,2
9,Negroni,2
9,Beer,1`,
  ],
  [
    'the stock of two bars that have the same bottles',
    'Say which one it is',
    `Bar,Bottle,Left
Main bar,Gin,1.5
Main bar,Rum,2.25
Main bar,Campari,0.5
Terrace,Gin,0.75
Terrace,Rum,1
Terrace,Campari,1.5`,
  ],
  [
    'bottles for parties, in Italian',
    'Say which one it is',
    `Festa,Bottiglia,Numero
Matrimonio Rossi,Gin,6
Matrimonio Rossi,Tonica,24
Matrimonio Rossi,Prosecco,18
Compleanno Anna,Rum,2
Compleanno Anna,Cola,12
Compleanno Anna,Prosecco,4`,
  ],
];
