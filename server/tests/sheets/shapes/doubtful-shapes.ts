import { lines, names, type Shape } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';

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
