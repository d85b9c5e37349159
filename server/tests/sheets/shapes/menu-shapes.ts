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
];
