import Papa from 'papaparse';
import type { Shape, Table } from './list-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

const SHAKE = ['Shake with ice.', 'Strain.'];
const STIR = ['Stir with ice.', 'Strain.'];

/** Sheets that keep a part of a recipe beside the column that is called after it. */
export const BESIDE_SHAPES: readonly Shape[] = [
  {
    title: 'the base with its amount beside the other ingredients',
    table: csv(`
Cocktail,Base,Ingredients,Method
Daiquiri,2 oz white rum,"1 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.
Gimlet,2 oz gin,"3/4 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.`),
    meant: [
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'], SHAKE],
      ['Gimlet', ['2 oz gin', '3/4 oz lime juice', '3/4 oz simple syrup'], SHAKE],
    ],
  },
  {
    title: 'what a glass is topped with in a column of its own',
    table: csv(`
Cocktail,Ingredients,Rim,Top With,Method
Margarita,"2 oz tequila, 1 oz lime juice, 3/4 oz Cointreau",Salt,,Shake with ice. Strain.
Mojito,"2 oz white rum, 1 oz lime juice, 8 mint leaves",,Soda water,Shake with ice. Strain.`),
    meant: [
      ['Margarita', ['2 oz tequila', '1 oz lime juice', '3/4 oz Cointreau'], SHAKE],
      ['Mojito', ['2 oz white rum', '1 oz lime juice', '8 mint leaves', 'Soda water'], SHAKE],
    ],
  },
  {
    title: 'lists of spirits, of liqueurs and of mixers',
    table: csv(`
Name,Spirits,Liqueurs,Mixers,Instructions
Long Island,"1/2 oz vodka, 1/2 oz gin, 1/2 oz rum",1/2 oz triple sec,"1 oz sour mix, 1 oz cola",Shake with ice. Strain.
Margarita,2 oz tequila,1 oz Cointreau,1 oz lime juice,Shake with ice. Strain.
Kamikaze,1 oz vodka,1 oz triple sec,1 oz lime juice,Shake with ice. Strain.`),
    meant: [
      [
        'Long Island',
        ['1/2 oz vodka', '1/2 oz gin', '1/2 oz rum', '1/2 oz triple sec', '1 oz sour mix', '1 oz cola'],
        SHAKE,
      ],
      ['Margarita', ['2 oz tequila', '1 oz Cointreau', '1 oz lime juice'], SHAKE],
      ['Kamikaze', ['1 oz vodka', '1 oz triple sec', '1 oz lime juice'], SHAKE],
    ],
  },
  {
    title: 'numbered ingredients and a list of the others',
    table: csv(`
Name,Ingredient 1,Ingredient 2,Ingredient 3,Other Ingredients,Preparation
Daiquiri,60 ml rum,30 ml lime,20 ml syrup,,Shake with ice. Strain.
Zombie,45 ml rum,45 ml dark rum,20 ml lime,"15 ml falernum, 1 dash bitters",Shake with ice. Strain.`),
    meant: [
      ['Daiquiri', ['60 ml rum', '30 ml lime', '20 ml syrup'], SHAKE],
      ['Zombie', ['45 ml rum', '45 ml dark rum', '20 ml lime', '15 ml falernum', '1 dash bitters'], SHAKE],
    ],
  },
  {
    title: 'numbered ingredients, and bitters behind them',
    table: csv(`
Name,Ingredient 1,Ingredient 2,Bitters,Garnish,Preparation
Manhattan,2 oz rye,1 oz sweet vermouth,2 dashes Angostura,Cherry,Stir with ice. Strain.
Martini,2 oz gin,1/2 oz dry vermouth,1 dash orange bitters,Olive,Stir with ice. Strain.`),
    meant: [
      ['Manhattan', ['2 oz rye', '1 oz sweet vermouth', '2 dashes Angostura'], STIR],
      ['Martini', ['2 oz gin', '1/2 oz dry vermouth', '1 dash orange bitters'], STIR],
    ],
  },
  {
    title: 'a base to search by, which the list says again',
    table: csv(`
Cocktail,Base,Ingredients,Method
Daiquiri,Rum,"2 oz white rum, 1 oz lime juice, 3/4 oz syrup",Shake with ice. Strain.
Manhattan,Whiskey,"2 oz rye, 1 oz sweet vermouth, 2 dashes bitters",Stir with ice. Strain.`),
    meant: [
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '3/4 oz syrup'], SHAKE],
      ['Manhattan', ['2 oz rye', '1 oz sweet vermouth', '2 dashes bitters'], STIR],
    ],
  },
  {
    title: 'columns of a list that have the same name',
    table: csv(`
Cocktail,Tag,Tag,Ingredients,Directions,Directions,Garnish,Garnish
Mojito,Sour,Rum,"2 oz rum; 1 oz lime juice; 8 mint leaves",Muddle the mint with lime.,Add ice and top with soda.,Mint sprig,Lime wheel
Negroni,Bitter,Gin,"1 oz gin; 1 oz Campari; 1 oz vermouth",Stir everything with ice.,Strain over a large cube.,Orange peel,`),
    meant: [
      [
        'Mojito',
        ['2 oz rum', '1 oz lime juice', '8 mint leaves'],
        ['Muddle the mint with lime.', 'Add ice and top with soda.'],
        { category: ['Sour', 'Rum'], garnish: ['Mint sprig', 'Lime wheel'] },
      ],
      [
        'Negroni',
        ['1 oz gin', '1 oz Campari', '1 oz vermouth'],
        ['Stir everything with ice.', 'Strain over a large cube.'],
        { category: ['Bitter', 'Gin'], garnish: ['Orange peel'] },
      ],
    ],
  },
  {
    title: 'the syrup of a recipe beside it',
    table: csv(`
Cocktail,Ingredients,Homemade Syrup,Method
Daiquiri,"2 oz rum, 1 oz lime juice, 3/4 oz cinnamon sugar","1 cup sugar, 3 cinnamon sticks",Shake with ice. Strain.
Gimlet,"2 oz gin, 3/4 oz lime juice, 3/4 oz sugar",1 cup sugar,Shake with ice. Strain.`),
    meant: [
      ['Daiquiri', ['2 oz rum', '1 oz lime juice', '3/4 oz cinnamon sugar'], SHAKE],
      ['Gimlet', ['2 oz gin', '3/4 oz lime juice', '3/4 oz sugar'], SHAKE],
    ],
  },
];

/** What is left out is doubted. */
export const DOUBTFUL_BESIDE_SHAPES: readonly Shape[] = [
  {
    title: 'the base and its amount beside the other ingredients',
    table: csv(`
Cocktail,Base Spirit,Base Amount,Other Ingredients,Method
Daiquiri,White rum,2 oz,"1 oz lime juice, 3/4 oz sugar syrup",Shake with ice. Strain.
Gimlet,Gin,2 oz,"3/4 oz lime juice, 3/4 oz sugar syrup",Shake with ice. Strain.`),
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz lime juice', '3/4 oz sugar syrup'], SHAKE],
      ['Gimlet', ['2 oz Gin', '3/4 oz lime juice', '3/4 oz sugar syrup'], SHAKE],
    ],
  },
  {
    title: 'numbers behind the names, their unit above the list',
    table: csv(`
Cocktail,Specs (ml),Method
Negroni,"Gin 30, Campari 30, Sweet vermouth 30",Stir with ice. Strain.
Gimlet,"Gin 60, Lime cordial 20, Water 10",Stir with ice. Strain.`),
    meant: [
      ['Negroni', ['Gin 30 ml', 'Campari 30 ml', 'Sweet vermouth 30 ml'], STIR],
      ['Gimlet', ['Gin 60 ml', 'Lime cordial 20 ml', 'Water 10 ml'], STIR],
    ],
  },
  {
    title: 'amounts for one and for a pitcher beside each other',
    table: csv(`
Cocktail,Single,Pitcher,Ingredient,Method
Margarita,2 oz,16 oz,Tequila,Shake with ice. Strain.
,1 oz,8 oz,Lime juice,
,1 oz,8 oz,Triple sec,
Paloma,2 oz,16 oz,Tequila,Stir with ice. Strain.
,4 oz,32 oz,Grapefruit soda,`),
    meant: [
      ['Margarita', ['2 oz Tequila', '1 oz Lime juice', '1 oz Triple sec']],
      ['Paloma', ['2 oz Tequila', '4 oz Grapefruit soda']],
    ],
  },
];
