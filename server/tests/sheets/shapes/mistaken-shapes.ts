import { lines, names, type MeantRow, type Shape, type Table } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';

/** Cells between semicolons, as such sheets are written. */
const table = (text: string): Table =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(';').map((cell) => cell.trim()));

const recipe = (name: string, ...ingredients: string[]): MeantRow => [name, ingredients];

/** Sheets whose amounts have no unit, though everything else says that they are recipes: they are read as they stand, and a note says so. */
export const UNITLESS_SHAPES: readonly Shape[] = [
  {
    title: 'amounts without any unit',
    table: [
      ['Cocktail', 'Amount 1', 'Ingredient 1', 'Amount 2', 'Ingredient 2', 'Method'],
      ['Aster', '2', 'Gin', '1', 'Lime juice', 'Shake hard. Strain.'],
      ['Brine', '1.5', 'Rum', '0.5', 'Lime juice', 'Shake hard. Strain.'],
    ],
    meant: [recipe('Aster', '2 Gin', '1 Lime juice'), recipe('Brine', '1.5 Rum', '0.5 Lime juice')],
  },
  {
    title: 'amounts without units in a row for each ingredient, in Spanish',
    table: table(`
      Cóctel;Ingrediente;Cantidad
      Margarita;Tequila;50
      Margarita;Zumo de lima;25
      Margarita;Triple sec;20
      Pisco Sour;Pisco;60
      Pisco Sour;Zumo de lima;30
      Pisco Sour;Jarabe;20
      Mojito;Ron blanco;45
      Mojito;Zumo de lima;20
      Mojito;Soda;60`),
    meant: [
      recipe('Margarita', '50 Tequila', '25 Zumo de lima', '20 Triple sec'),
      recipe('Pisco Sour', '60 Pisco', '30 Zumo de lima', '20 Jarabe'),
      recipe('Mojito', '45 Ron blanco', '20 Zumo de lima', '60 Soda'),
    ],
  },
  {
    title: 'pairs of names and amounts without a header and without units, of a machine',
    table: table(`
      Ti Punch;rhum;50;sirop;10;citron vert;5
      Kir;vin blanc;90;crème de cassis;10;;
      Cuba Libre;rhum;50;cola;120;citron vert;10
      Gin Fizz;gin;45;sirop;15;soda;80
      Vodka Soda;vodka;40;soda;120;;`),
    meant: [
      recipe('Ti Punch', '50 rhum', '10 sirop', '5 citron vert'),
      recipe('Kir', '90 vin blanc', '10 crème de cassis'),
      recipe('Cuba Libre', '50 rhum', '120 cola', '10 citron vert'),
      recipe('Gin Fizz', '45 gin', '15 sirop', '80 soda'),
      recipe('Vodka Soda', '40 vodka', '120 soda'),
    ],
  },
  {
    title: 'lists of names and of numbers beside each other, in German',
    table: table(`
      Drink;Zutaten;Mengen;Glas
      Gin Sour;Gin, Zitronensaft, Zuckersirup;5, 3, 2;Tumbler
      Negroni;Gin, Campari, roter Wermut;3, 3, 3;Tumbler
      Daiquiri;weißer Rum, Limettensaft, Zuckersirup;6, 3, 1.5;Coupe
      Gin Tonic;Gin, Tonic Water;4, 12;Longdrinkglas`),
    meant: [
      recipe('Gin Sour', '5 Gin', '3 Zitronensaft', '2 Zuckersirup'),
      recipe('Negroni', '3 Gin', '3 Campari', '3 roter Wermut'),
      recipe('Daiquiri', '6 weißer Rum', '3 Limettensaft', '1.5 Zuckersirup'),
      recipe('Gin Tonic', '4 Gin', '12 Tonic Water'),
    ],
  },
  {
    title: 'a column for each ingredient with numbers without a unit',
    table: table(`
      Cocktail;Gin;Campari;Sweet vermouth;Bourbon;Lemon juice;Soda
      Negroni;30;30;30;;;
      Boulevardier;;30;30;40;;
      Americano;;40;40;;;60
      Collins;50;;;;25;90
      Sour;;;;60;30;`),
    meant: [
      recipe('Negroni', '30 Gin', '30 Campari', '30 Sweet vermouth'),
      recipe('Boulevardier', '30 Campari', '30 Sweet vermouth', '40 Bourbon'),
      recipe('Americano', '40 Campari', '40 Sweet vermouth', '60 Soda'),
      recipe('Collins', '50 Gin', '25 Lemon juice', '90 Soda'),
      recipe('Sour', '60 Bourbon', '30 Lemon juice'),
    ],
  },
  {
    title: 'measured lists without units beside their method, in Italian',
    table: table(`
      Nome;Ingredienti;Preparazione
      Negroni;1 gin, 1 Campari, 1 vermouth rosso;Mescolare con ghiaccio e filtrare nel bicchiere.
      Margarita;2 tequila, 1 triple sec, 1 succo di lime;Shakerare e filtrare in coppetta.
      White Lady;1.5 gin, 1 Cointreau, 0.75 succo di limone;Shakerare e filtrare in coppetta.
      Americano;1 Campari, 1 vermouth rosso, 2 soda;Versare nel bicchiere con ghiaccio.`),
    meant: [
      recipe('Negroni', '1 gin', '1 Campari', '1 vermouth rosso'),
      recipe('Margarita', '2 tequila', '1 triple sec', '1 succo di lime'),
      recipe('White Lady', '1.5 gin', '1 Cointreau', '0.75 succo di limone'),
      recipe('Americano', '1 Campari', '1 vermouth rosso', '2 soda'),
    ],
  },
  {
    title: 'pairs of a machine, one of which pours one thing alone',
    table: table(`
      Vodka Soda;vodka;40;soda;120
      Shot;vodka;40;;
      Gin Tonic;gin;40;tonic water;120
      Rum Cola;rum;50;cola;150`),
    meant: [
      recipe('Vodka Soda', '40 vodka', '120 soda'),
      recipe('Shot', '40 vodka'),
      recipe('Gin Tonic', '40 gin', '120 tonic water'),
      recipe('Rum Cola', '50 rum', '150 cola'),
    ],
  },
  {
    title: 'units in a column whose name says nothing',
    table: table(`
      Cocktail;Zutat;Menge;Einh.
      Negroni;Gin;3;cl
      Negroni;Campari;3;cl
      Daiquiri;Rum;6;cl
      Daiquiri;Limettensaft;3;cl
      Daiquiri;Bitter;2;Dashes`),
    meant: [
      recipe('Negroni', '3 cl Gin', '3 cl Campari'),
      recipe('Daiquiri', '6 cl Rum', '3 cl Limettensaft', '2 Dashes Bitter'),
    ],
  },
];

const none = (title: string, text: string): Shape => ({ title, table: table(text), meant: [] });

/** Numbers beside drinks that are no amounts: nothing of them may come in silence. */
export const DOUBTFUL_UNITLESS_SHAPES: readonly Shape[] = [
  none(
    'the orders of tables',
    `
      Table;Item;Qty
      4;Gin & Tonic;2
      4;Negroni;1
      4;Beer;3
      7;Gin & Tonic;1
      7;Cola;2
      9;Negroni;2
      9;Beer;1`,
  ),
  none(
    'the orders of guests, in Portuguese',
    `
      Cliente;Bebida;Quantidade
      Ana;Caipirinha;2
      Ana;Cerveja;1
      Bruno;Gin tônica;1
      Bruno;Cerveja;2
      Carla;Caipirinha;1
      Carla;Vodka;1`,
  ),
  none(
    'the stock of shelves, with half bottles, in German',
    `
      Regal;Artikel;Bestand
      Regal A;Gin;3.5
      Regal A;Rum;2
      Regal A;Wodka;1.25
      Regal B;Campari;4
      Regal B;Wermut;2.5
      Kühlschrank;Zitronensaft;1.5
      Kühlschrank;Soda;6`,
  ),
  none(
    'the stock of two bars that have the same bottles',
    `
      Bar;Bottle;Left
      Main bar;Gin;1.5
      Main bar;Rum;2.25
      Main bar;Campari;0.5
      Terrace;Gin;0.75
      Terrace;Rum;1
      Terrace;Campari;1.5`,
  ),
  none(
    'an order from suppliers, in French',
    `
      Fournisseur;Produit;Quantité;Prix
      Maison Blanc;Rhum;10;14.50
      Maison Blanc;Gin;20;12.00
      Frais & Cie;Jus de citron;5;3.20
      Frais & Cie;Menthe;15;1.10
      Frais & Cie;Sirop;5;4.00`,
  ),
  none(
    'prices of drinks by groups, without a header, in Spanish',
    `
      Ginebras;Tanqueray;9.5;Hendricks;11;Bombay;9
      Rones;Havana;8.5;Zacapa;13;Brugal;9
      Vodkas;Absolut;8;Grey Goose;12;Stoli;8.5
      Whiskies;Jameson;9;Lagavulin;14;Ballantines;8`,
  ),
  none(
    'cocktails sold each day',
    `
      Cocktail;Mon;Tue;Wed;Thu
      Negroni;5;10;;15
      Daiquiri;10;;5;20
      Paloma;;5;10;25`,
  ),
  none(
    'prices of cocktails by size',
    `
      Cocktail;Small;Large;Jug;Happy hour
      Negroni;4.5;6.5;;3.5
      Paloma;5;;9.5;
      Mojito;4.5;7;8.5;`,
  ),
  none(
    'what the ingredients of cocktails cost, without a header',
    `
      Negroni;Gin;0.92;Campari;0.78;Vermouth;0.41
      Daiquiri;Rum;1.10;Lime juice;0.35;Syrup;0.08
      Collins;Gin;0.92;Lemon juice;0.38;Soda;0.22`,
  ),
  none(
    'boxes of bottles with their sizes',
    `
      Box;Bottle;Size
      Negroni box;Gin;70
      Negroni box;Campari;70
      Negroni box;Vermouth;75
      Spritz box;Aperol;70
      Spritz box;Prosecco;75`,
  ),
  none(
    'bottles for parties, in Italian',
    `
      Festa;Bottiglia;Numero
      Matrimonio Rossi;Gin;6
      Matrimonio Rossi;Tonica;24
      Matrimonio Rossi;Prosecco;18
      Compleanno Anna;Rum;2
      Compleanno Anna;Cola;12
      Compleanno Anna;Prosecco;4`,
  ),
  none(
    'sold drinks by month and by spirit',
    `
      Drink;Ingredient;Sold
      Negroni;Gin;140
      Negroni;Campari;140
      Daiquiri;Rum;95
      Daiquiri;Lime juice;95`,
  ),
  none(
    'bottles left in bars, without a header',
    `
      Main bar;Gin;1.5;Rum;2.25;;
      Terrace;Gin;0.5;Campari;1;;
      Pool;Rum;2;Vodka;1.5;Soda;6
      Cellar;Wine;5;Beer;2;;`,
  ),
  none(
    'blocks of shelves with their goods',
    `
      Shelf A
      3.5 Gin
      2 Rum

      Shelf B
      2 Gin
      4 Campari

      Fridge
      6 Soda
      2 Lime juice`,
  ),
  none(
    'long drinks sold with each spirit',
    `
      Drink;Gin;Vodka;Rum
      Tonic;15;20;
      Soda;10;25;
      Cola;;5;30`,
  ),
  none(
    'long drinks with a price for each spirit',
    `
      Drink;Gin;Vodka;Rum
      Tonic;7.5;7;
      Soda;7;6.5;
      Cola;;7;7.5`,
  ),
  ...['Quantity (cases)', 'Quantity (€)', 'Quantity (for 10)'].map((quantity) =>
    none(
      quantity,
      `
      Cocktail;Ingredient;${quantity};Glass
      Negroni;Gin;1;Rocks
      Negroni;Campari;1.5;Rocks
      Daiquiri;Rum;2;Coupe
      Daiquiri;Lime juice;0.75;Coupe
      Gimlet;Gin;1.5;Coupe
      Gimlet;Lime juice;0.5;Coupe`,
    ),
  ),
  ...[
    ['All amounts in ml', 'Cocktail'],
    ['Bottles per week', 'Cocktail'],
    ['', 'Cocktail (ml)'],
  ].map(([title = '', name = '']) =>
    none(
      `what the numbers are, said above: ${title || name}`,
      `
      ${title}
      ${name};Gin;Campari;Lime juice;Soda
      Negroni;30;30;;
      Gimlet;50;;20;
      Collins;45;;25;90
      Bitter Soda;;40;;120`,
    ),
  ),
  none(
    'millilitres of bowls with dots between the thousands, in German',
    `
      Drink;Zutat;Menge;Glas
      Punsch;Rum;1.500;Bowle
      Punsch;Saft;2.500;Bowle
      Erdbeerbowle;Wein;3.000;Bowle
      Erdbeerbowle;Sekt;1.500;Bowle`,
  ),
  none(
    'what guests had, in numbered columns',
    `
      Guest;Item 1;Qty 1;Item 2;Qty 2
      Ana;Gin;2;Tonic;1.5
      Ben;Gin;1;Rum;0.5
      Cleo;Rum;1;Cola;3
      Dan;Cola;1;Vodka;1`,
  ),
];

const HOW = ['Fill the glass with ice.', 'Pour everything over it and stir.'];
const FIRST_AND_THEN: readonly MeantRow[] = [
  ['Negroni', ['30 ml gin', '30 ml campari'], HOW],
  ['Daiquiri', ['60 ml rum', '30 ml lime'], ['Chill a coupe.', 'Shake hard and strain into it.']],
];
const DRINKS = `
  Negroni;30 ml gin, 30 ml campari;Fill the glass with ice.;Pour everything over it and stir.
  Daiquiri;60 ml rum, 30 ml lime;Chill a coupe.;Shake hard and strain into it.`;
const AFTER_INGREDIENTS: readonly MeantRow[] = [
  ['Gin Fizz', ['45 ml Gin', '30 ml Lemon juice', '60 ml Soda']],
  ['Whiskey Sour', ['30 ml Lemon juice', '60 ml Whiskey']],
  ['Gin Soda', ['45 ml Gin', '120 ml Soda']],
];

/** Sheets in which one thing looks like another, and the rest of the sheet says which it is. */
export const MISTAKEN_SHAPES: readonly Shape[] = [
  {
    title: 'a column for each ingredient without a name above the cocktails, which are called after them',
    table: table(`
      House list
      ;Gin;Lemon juice;Soda;Whiskey
      Gin Fizz;45 ml;30 ml;60 ml;
      Whiskey Sour;;30 ml;;60 ml
      Gin Soda;45 ml;;120 ml;`),
    meant: AFTER_INGREDIENTS,
  },
  {
    title: 'a column for each cocktail that is called after an ingredient, without a name above these',
    table: table(`
      ;Gin Fizz;Whiskey Sour;Gin Soda
      Gin;45 ml;;45 ml
      Lemon juice;30 ml;30 ml;
      Soda;60 ml;;120 ml
      Whiskey;;60 ml;`),
    meant: AFTER_INGREDIENTS,
  },
  {
    title: 'what is done first and what then',
    table: table(`Cocktail;Ingredients;First;Then${DRINKS}`),
    meant: FIRST_AND_THEN,
  },
  {
    title: 'what is done first and what then, in German',
    table: table(`Drink;Zutaten;Zuerst;Dann${DRINKS}`),
    meant: FIRST_AND_THEN,
  },
  {
    title: 'what is done first and what then, without full stops, in Spanish',
    table: table(`
      Cóctel;Ingredientes;Primero;Luego
      Negroni;30 ml ginebra, 30 ml campari;Llenar el vaso con hielo;Remover con cuidado y servir
      Daiquiri;60 ml ron, 30 ml lima;Enfriar la copa;Agitar con hielo y colar`),
    meant: [
      [
        'Negroni',
        ['30 ml ginebra', '30 ml campari'],
        ['Llenar el vaso con hielo', 'Remover con cuidado y servir'],
      ],
      ['Daiquiri', ['60 ml ron', '30 ml lima'], ['Enfriar la copa', 'Agitar con hielo y colar']],
    ],
  },
  {
    title: 'a method beside the days when a drink was made last and is made next',
    table: table(`
      Cocktail;Ingredients;Method;Last;Next
      Negroni;30 ml gin, 30 ml campari;Stir with ice.;2024-01-02;2024-02-02
      Daiquiri;60 ml rum, 30 ml lime;Shake with ice.;2024-01-03;2024-02-03`),
    meant: [
      ['Negroni', ['30 ml gin', '30 ml campari'], ['Stir with ice.']],
      ['Daiquiri', ['60 ml rum', '30 ml lime'], ['Shake with ice.']],
    ],
  },
  {
    title: 'a method beside what is done before and after it',
    table: table(`
      Cocktail;Ingredients;Method;First;Then
      Negroni;30 ml gin, 30 ml campari;Stir with ice.;Chill the glass.;Clean the spoon.
      Daiquiri;60 ml rum, 30 ml lime;Shake with ice.;Chill the coupe.;Clean the shaker.`),
    meant: [
      ['Negroni', ['30 ml gin', '30 ml campari'], ['Stir with ice.']],
      ['Daiquiri', ['60 ml rum', '30 ml lime'], ['Shake with ice.']],
    ],
  },
];

/** Sheets in which nothing says which of two things it is. */
export const DOUBTFUL_MISTAKEN_SHAPES: readonly Shape[] = [
  {
    title: 'a strong rum without its amount, beside others that have theirs',
    table: table(`
      Cocktail;Ingredient 1;Ingredient 2;Ingredient 3;Measure 1;Measure 2;Measure 3
      Lemon Shot;Galliano;Sugar;151 proof rum;1/2 oz;Bacardi;
      Negroni;Gin;Campari;Sweet vermouth;1 oz;1 oz;1 oz`),
    meant: [recipe('Negroni', '1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth')],
  },
  {
    title: 'places on a shelf beside units',
    table: table(`
      Cocktail;Shelf;Unit;Ingredient
      Negroni;12;ml;gin
      Negroni;4;ml;campari
      Daiquiri;7;ml;rum
      Daiquiri;3;ml;lime juice`),
    meant: [],
  },
  {
    title: 'measures below a heading that names something else',
    table: table(`
      Cocktail;Ingredient;Left in stock
      Negroni;gin;700 ml
      Negroni;campari;500 ml
      Daiquiri;rum;300 ml
      Daiquiri;lime juice;200 ml`),
    meant: [],
  },
  {
    title: 'a unit above a table of ingredients and cocktails, which is that of the glasses',
    table: table(`
      Glasses in l
      ;Negroni;Daiquiri;Collins
      Gin;3;;5
      Campari;3;;
      Rum;;6;
      Lime juice;;2;2
      Soda;;;10`),
    meant: [],
  },
  {
    title: 'cocktails above the amounts and ingredients beside them, all called after spirits',
    table: table(`
      ;Vodka Martini;Rum Collins;Bourbon Smash
      Gin;45 ml;;45 ml
      Campari;30 ml;30 ml;
      Brandy;60 ml;;20 ml`),
    meant: [],
  },
  {
    title: 'the units in which ingredients are sold',
    table: table(`
      Cocktail;Ingredient;Amount;Price;per
      Negroni;Gin;30;20;l
      Negroni;Campari;30;22;l
      Daiquiri;Rum;60;25;l
      Daiquiri;Lime juice;25;4;l`),
    meant: [],
  },
  {
    title: 'two columns of units',
    table: table(`
      Cocktail;Ingredient;Amount;Bar;Home
      Negroni;Gin;3;cl;parts
      Negroni;Campari;3;cl;parts
      Daiquiri;Rum;6;cl;parts
      Daiquiri;Lime juice;3;cl;parts`),
    meant: [],
  },
  {
    title: 'parts, and how large one is',
    table: table(`
      Cocktail;Ingredient;Parts (1 part = 20 ml)
      Negroni;Gin;1.5
      Negroni;Campari;1.5
      Daiquiri;Rum;3
      Daiquiri;Lime juice;1.5`),
    meant: [],
  },
  {
    title: 'steps in columns whose names say nothing of their order',
    table: table(`Cocktail;Ingredients;Part one;Part two${DRINKS}`),
    meant: FIRST_AND_THEN,
  },
];

/** Sheets that do not say enough to be read right: each recipe has to be doubted or refused, never taken in silence. */
export const DOUBTFUL_SHAPES: readonly Shape[] = [
  {
    title: 'fewer amounts than ingredients',
    table: [
      ['Cocktail', 'Amounts', 'Ingredients', 'Method'],
      ['Aster', '2 oz, 1 oz', 'Gin, Lime juice, Soda water', 'Shake hard. Strain.'],
      ['Brine', '2 oz, 1 oz', 'Rum, Lime juice, Soda water', 'Shake hard. Strain.'],
    ],
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime juice', 'Soda water']],
      ['Brine', ['2 oz Rum', '1 oz Lime juice', 'Soda water']],
    ],
  },
  {
    title: 'commas between ingredients and within them',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Aster', '2 oz Gin, 1 oz Lime juice, lime wheel, berries on a pick', 'Shake hard. Strain.'],
      ['Brine', '1 pear, from a tin, 2 oz Rum, 1 oz Lime juice', 'Shake hard. Strain.'],
      ['Clove', '1 oz each apple juice, pear juice, plum juice, 2 oz Rum', 'Shake hard. Strain.'],
      ['Dune', '2 oz Gin, 1 oz Lime juice, 1 oz Soda, Lime wheel; berries', 'Shake hard. Strain.'],
    ],
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime juice', 'Lime wheel, berries on a pick']],
      ['Brine', ['1 pear, from a tin', '2 oz Rum', '1 oz Lime juice']],
      ['Clove', ['1 oz each apple juice, pear juice, plum juice', '2 oz Rum']],
      ['Dune', ['2 oz Gin', '1 oz Lime juice', '1 oz Soda', 'Lime wheel; berries']],
    ],
  },
  {
    title: 'semicolons between ingredients and within them',
    table: [
      ['Cocktail', 'Ingredients', 'Method'],
      ['Aster', '2 oz Gin; 1 oz Lime juice; lime wheel; cherries on a pick', 'Shake hard. Strain.'],
      ['Brine', '2 oz Rum; 1 oz Lime juice; Orange, lemon, and lime slices; cherry', 'Shake hard. Strain.'],
    ],
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime juice', 'Lime wheel; cherries on a pick']],
      ['Brine', ['2 oz Rum', '1 oz Lime juice', 'Orange, lemon, and lime slices; cherry']],
    ],
  },
  {
    title: 'everything about a recipe in one cell',
    table: [
      ['Cocktail', 'Recipe'],
      ...RECIPES.map((one) => [one.name, `${lines(one).join(', ')}. ${one.steps.join(' ')}`]),
    ],
    fields: ['name', 'ingredients', 'instructions'],
  },
  {
    title: 'a header in a language that is not known',
    table: [
      ['الاسم', 'المكونات', 'الطريقة'],
      ...RECIPES.map((one) => [one.name, names(one).join(' و '), one.steps.join(' ')]),
    ],
    fields: ['name', 'ingredients', 'instructions'],
  },
  {
    title: 'a price list',
    table: [
      ['Cocktail', 'Glass', 'Bottle', 'Happy hour', 'Takeaway'],
      ['Aster', '9', '48', '7', ''],
      ['Brine', '10', '52', '', '8'],
      ['Cinder', '11', '', '8', '9'],
    ],
    meant: [],
  },
];
