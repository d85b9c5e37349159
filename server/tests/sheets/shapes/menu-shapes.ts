import Papa from 'papaparse';
import { DAIQUIRI, NEGRONI } from './known-recipes.ts';
import type { MeantRow, Shape, Table } from './list-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

const MENU: readonly MeantRow[] = [
  ['Dusk', ['gin', 'lime', 'ginger beer']],
  ['Dawn', ['white rum', 'smoked pineapple', 'coconut cream']],
  ['Noon', ['vodka', 'cucumber', 'soda']],
];

/** Menus, tills and home lists, whose names of columns say little: the cells tell what they hold. */
export const MENU_SHAPES: readonly Shape[] = [
  {
    title: 'a menu of items and what is in them',
    table: csv(`
Section,Item,Description,Price
Long,Dusk,"gin, lime, ginger beer",12
Long,Dawn,"white rum, smoked pineapple, coconut cream",13
Short,Noon,"vodka, cucumber, soda",11`),
    meant: MENU,
  },
  {
    title: 'the items of a till, with their codes',
    table: csv(`
Token,Item Name,Variation,Description,Price
ZX41KD,Dusk,Regular,"2 oz gin, 1 oz lime juice",12
ZX42KD,Dawn,Regular,"2 oz white rum, 3 oz pineapple juice",13`),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice']],
      ['Dawn', ['2 oz white rum', '3 oz pineapple juice']],
    ],
  },
  {
    title: 'numbered ingredients, each before a column of ounces without a number',
    table: csv(`
Drink,Ingredient 1,oz,Ingredient 2,oz,Ingredient 3,oz,Technique
Dusk,gin,2,lime juice,1,,,Shake
Dawn,white rum,2,lime juice,0.75,sugar syrup,0.5,Shake`),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake']],
      ['Dawn', ['2 oz white rum', '0.75 oz lime juice', '0.5 oz sugar syrup'], ['Shake']],
    ],
  },
  {
    title: 'the ingredients once by name and once with their amounts',
    table: [
      ['Name', 'Ingredients', 'Spec', 'Method'],
      ['Daiquiri', 'White rum,Lime juice,Simple syrup', DAIQUIRI[1].join('\n'), DAIQUIRI[2].join(' ')],
      ['Negroni', 'Gin,Campari,Sweet vermouth', NEGRONI[1].join('\n'), NEGRONI[2].join(' ')],
    ],
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'a sum of the costs below each drink, in two words',
    table: csv(`
Coctel,Insumo,Cantidad,Unidad,Costo,Preparación
Negroni,ginebra,30,ml,1.2,Remover con hielo.
Negroni,campari,30,ml,1.1,
,COSTO TOTAL,,,2.3,
Ron Cola,ron blanco,50,ml,1.4,Servir con hielo.
Ron Cola,refresco de cola,120,ml,0.4,
,COSTO TOTAL,,,1.8,`),
    meant: [
      ['Negroni', ['30 ml ginebra', '30 ml campari'], ['Remover con hielo.']],
      ['Ron Cola', ['50 ml ron blanco', '120 ml refresco de cola'], ['Servir con hielo.']],
    ],
  },
  {
    title: 'parts, steps under a name of several words, and ratings',
    table: csv(`
Recipe,Parts,Étapes de réalisation,Me /5,Her /5
Dusk,2 parts gin; 1 part lime juice,Shaker puis filtrer,4,3
Dawn,3 parts rum; 1 part sherry,Remuer sur glace,5,2`),
    meant: [
      ['Dusk', ['2 parts gin', '1 part lime juice'], ['Shaker puis filtrer']],
      ['Dawn', ['3 parts rum', '1 part sherry'], ['Remuer sur glace']],
    ],
  },
  {
    title: 'a base beside what is added to it',
    table: csv(`
drinkName,liquorBase,addOns
Dusk,Tequila,"orange juice, grenadine"
Dawn,Rum,"ginger beer, lime"
Noon,Vodka,"cranberry juice, lime juice"`),
    meant: [
      ['Dusk', ['Tequila', 'orange juice', 'grenadine']],
      ['Dawn', ['Rum', 'ginger beer', 'lime']],
      ['Noon', ['Vodka', 'cranberry juice', 'lime juice']],
    ],
  },
  {
    title: 'a list in brackets, without quotation marks',
    table: csv(`
name,price,bebidas
Dusk,10,"[Gin, Ginger Beer, Lime Juice]"
Dawn,11,"[White Rum, Soda Water]"`),
    meant: [
      ['Dusk', ['Gin', 'Ginger Beer', 'Lime Juice']],
      ['Dawn', ['White Rum', 'Soda Water']],
    ],
  },
  {
    title: 'the amounts below "recipe", beside a description and the strength',
    table: csv(`
name,alcoholContent,description,recipe
Dusk,about 8-10%,Fresh and long.,"60 ml gin, 30 ml lime juice"
Dawn,about 15%,Warm and short.,"60 ml white rum, 20 ml sherry"`),
    meant: [
      ['Dusk', ['60 ml gin', '30 ml lime juice']],
      ['Dawn', ['60 ml white rum', '20 ml sherry']],
    ],
  },
  {
    title: 'a path of a program for each part of an ingredient',
    table: csv(`
name,ingredients/0/ingredient,ingredients/0/amount,ingredients/0/unit,ingredients/1/ingredient,ingredients/1/amount,ingredients/1/unit
Dusk,gin,4.5,cl,lime juice,2,cl
Dawn,white rum,5,cl,sugar syrup,1.5,cl`),
    meant: [
      ['Dusk', ['4.5 cl gin', '2 cl lime juice']],
      ['Dawn', ['5 cl white rum', '1.5 cl sugar syrup']],
    ],
  },
  {
    title: 'letters before the names of columns, and columns without any',
    table: csv(`
d_name,,,d_ingredients
Dusk,,,2 oz gin|1 oz lime juice
Dawn,,,2 oz white rum|3 oz pineapple juice`),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice']],
      ['Dawn', ['2 oz white rum', '3 oz pineapple juice']],
    ],
  },
  {
    title: 'a line in each cell that repeats the name of its column',
    table: [
      ['Title', 'Ingredients', 'Steps'],
      ['Daiquiri', ['Ingredients', ...DAIQUIRI[1]].join('\n'), ['Steps', ...DAIQUIRI[2]].join('\n')],
      ['Negroni', ['Ingredients', ...NEGRONI[1]].join('\n'), ['Steps', ...NEGRONI[2]].join('\n')],
    ],
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'entries with commas in French quotation marks',
    table: csv(`
titre,ingredients
Dusk,"« 50 ml de gin », « 20 ml de citron, pressé »"
Dawn,"« 50 ml de rhum », « 1 banane, mûre »"`),
    meant: [
      ['Dusk', ['50 ml de gin', '20 ml de citron, pressé']],
      ['Dawn', ['50 ml de rhum', '1 banane, mûre']],
    ],
  },
  {
    title: 'names without a header before columns of lines, of which many cells are empty',
    table: csv(`
,shake/stir,Base,Sweet,Sour,Bitter,Glass
Dusk,stir,2 oz rye,1 oz sweet vermouth,,2 dashes bitters,Coupe
Dawn,,2 oz rye,1 tsp sugar,,3 dashes bitters,
Noon,Stir,2 oz scotch,1 oz sweet vermouth,,2 dashes bitters,
Night,,2 oz cognac,1 oz Cointreau,1 oz lemon juice,,Coupe
Morning,Shake,2 oz gin,1 oz syrup,1 oz lime juice,,`),
    meant: [
      ['Dusk', ['2 oz rye', '1 oz sweet vermouth', '2 dashes bitters']],
      ['Dawn', ['2 oz rye', '1 tsp sugar', '3 dashes bitters']],
      ['Noon', ['2 oz scotch', '1 oz sweet vermouth', '2 dashes bitters']],
      ['Night', ['2 oz cognac', '1 oz Cointreau', '1 oz lemon juice']],
      ['Morning', ['2 oz gin', '1 oz syrup', '1 oz lime juice']],
    ],
  },
  {
    title: 'a menu in two languages',
    table: csv(`
nome_it,descrizione_it,nome_en,descrizione_en
Negroni,"Gin, Vermouth, Campari",Negroni,"Gin, Vermouth, Campari"
Spritz,"Aperol, Prosecco, Soda",Spritz,"Aperol, Prosecco, Soda"
Garibaldi,"Campari, succo d'arancia",Garibaldi,"Campari, orange juice"`),
    meant: [
      ['Negroni', ['Gin', 'Vermouth', 'Campari']],
      ['Spritz', ['Aperol', 'Prosecco', 'Soda']],
      ['Garibaldi', ['Campari', "succo d'arancia"]],
    ],
  },
  {
    title: 'shares of the price below the ingredients of each drink',
    table: csv(`
DRINK,INGREDIENTE,Q.TÀ (ml),COSTO,PROCEDIMENTO
Dusk,Gin,40,0.2,Shakerare e filtrare due volte.
,Succo di lime,25,0.3,
,Totale,,0.5,
,Ricarico %,,300,
Dawn,Rum bianco,40,0.2,Costruire su ghiaccio.
,Succo d'ananas,60,0.3,
,Totale,,0.5,
,Ricarico %,,300,`),
    meant: [
      ['Dusk', ['40 ml Gin', '25 ml Succo di lime'], ['Shakerare e filtrare due volte.']],
      ['Dawn', ['40 ml Rum bianco', "60 ml Succo d'ananas"], ['Costruire su ghiaccio.']],
    ],
  },
  {
    title: 'the number of the card above each name, and the price before tax below',
    table: csv(`
FICHE N° 1,,
Nom du cocktail,Dusk,
Ingrédients,Quantité,Unité
Gin,4,cl
Jus de citron,2,cl
Prix de vente par verre,12,
Réalisation,Verser sur glace et remuer.,
,,
FICHE N° 2,,
Nom du cocktail,Dawn,
Ingrédients,Quantité,Unité
Rhum blanc,5,cl
Sirop,1,cl
Prix de vente par verre,11,
Réalisation,Passer au shaker et filtrer.,`),
    meant: [
      ['Dusk', ['4 cl Gin', '2 cl Jus de citron'], ['Verser sur glace et remuer.']],
      ['Dawn', ['5 cl Rhum blanc', '1 cl Sirop'], ['Passer au shaker et filtrer.']],
    ],
  },
  {
    title: 'units beside the price of each, and a technique as the only step',
    table: csv(`
Cóctel,Producto,Cantidad,Unidad,€/unidad,Coste,Técnica
Dusk,Ginebra,60,ml,0.01,0.6,Agitar
Dusk,Zumo de limón,30,ml,0.02,0.6,
Dawn,Ron blanco,50,ml,0.01,0.5,Remover
Dawn,Jarabe,15,ml,0.01,0.2,`),
    meant: [
      ['Dusk', ['60 ml Ginebra', '30 ml Zumo de limón'], ['Agitar']],
      ['Dawn', ['50 ml Ron blanco', '15 ml Jarabe'], ['Remover']],
    ],
  },
];

/** What may be wrong in them. */
export const DOUBTFUL_MENU_SHAPES: readonly Shape[] = [
  {
    title: 'a remark below the ingredients of a drink',
    table: csv(`
Cocktail,Ingredient,Amount,Method
Dusk,Gin,2 oz,Shake with ice.
Dusk,Lime juice,1 oz,
Dusk,Prices valid until May,,
Dawn,White rum,2 oz,Shake with ice.
Dawn,Pineapple juice,3 oz,
Dawn,Ask Ana first,,`),
    meant: [
      ['Dusk', ['2 oz Gin', '1 oz Lime juice']],
      ['Dawn', ['2 oz White rum', '3 oz Pineapple juice']],
    ],
  },
  {
    title: 'what drinks taste of, and not what is in them',
    table: csv(`
Drink,Tasting notes,Price
Dusk,"Orange, gentian",12
Dawn,"Cherry, smoke, honey",13
Noon,"Grapefruit, mint",12`),
    meant: [],
  },
  {
    title: 'what goes with drinks, and not what is in them',
    table: csv(`
Drink,Pairs with,Price
Dusk,"oysters, lime, olives",12
Dawn,"lemon tart, berries",13
Noon,"chocolate, cherries",12`),
    meant: [],
  },
  {
    title: 'other ingredients that may be taken instead',
    table: csv(`
Drink,Ingredients,Alternative ingredients
Dusk,"50 ml gin, 20 ml lime juice","50 ml vodka, 20 ml lemon juice"
Dawn,"60 ml rum, 20 ml lime juice","60 ml whisky, 20 ml lemon juice"`),
    meant: [
      ['Dusk', ['50 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '20 ml lime juice']],
    ],
  },
];
