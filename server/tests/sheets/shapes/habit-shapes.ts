import type { MeantRow, Shape } from './list-shapes.ts';

const METHOD = 'Shake with ice. Strain.';
const HEADER = ['Cocktail', 'Ingredients', 'Method'];

/** One column for the ingredients, written in this way; what is meant is the same lines without what separates them. */
function written(
  title: string,
  cells: Readonly<Record<string, string>>,
  meant: Readonly<Record<string, string[]>>,
): Shape {
  return {
    title,
    table: [HEADER, ...Object.entries(cells).map(([name, cell]) => [name, cell, METHOD])],
    meant: Object.entries(meant).map(([name, lines]): MeantRow => [
      name,
      lines,
      ['Shake with ice.', 'Strain.'],
    ]),
  };
}

/** Habits of writing amounts and lists, one each. */
export const HABIT_SHAPES: readonly Shape[] = [
  written(
    'decimals that begin with a point',
    {
      Daiquiri: '2 oz white rum, 1 oz lime juice, .75 oz simple syrup',
      Gimlet: '2 oz gin, .75 oz lime juice, .5 oz lime cordial',
      Martini: '2.5 oz gin, .5 oz dry vermouth',
    },
    {
      Daiquiri: ['2 oz white rum', '1 oz lime juice', '.75 oz simple syrup'],
      Gimlet: ['2 oz gin', '.75 oz lime juice', '.5 oz lime cordial'],
      Martini: ['2.5 oz gin', '.5 oz dry vermouth'],
    },
  ),
  written(
    'a hyphen before the fraction',
    {
      Daiquiri: '1-1/2 oz white rum, 3/4 oz lime juice, 1/2 oz simple syrup',
      Margarita: '1-1/2 oz tequila, 1-1/4 oz lime juice, 1 oz triple sec',
    },
    {
      Daiquiri: ['1-1/2 oz white rum', '3/4 oz lime juice', '1/2 oz simple syrup'],
      Margarita: ['1-1/2 oz tequila', '1-1/4 oz lime juice', '1 oz triple sec'],
    },
  ),
  written(
    'points after the units',
    {
      Daiquiri: '2 oz. white rum, 1 oz. lime juice, 2 tsp. sugar',
      Gimlet: '2 fl. oz. gin, 1 fl. oz. lime juice, 1 tsp. sugar',
    },
    {
      Daiquiri: ['2 oz. white rum', '1 oz. lime juice', '2 tsp. sugar'],
      Gimlet: ['2 fl. oz. gin', '1 fl. oz. lime juice', '1 tsp. sugar'],
    },
  ),
  written(
    'amounts in words',
    {
      Daiquiri: 'two ounces white rum, one ounce lime juice, half an ounce simple syrup',
      Gimlet: 'two ounces gin, juice of half a lime, one barspoon sugar',
    },
    {
      Daiquiri: ['two ounces white rum', 'one ounce lime juice', 'half an ounce simple syrup'],
      Gimlet: ['two ounces gin', 'juice of half a lime', 'one barspoon sugar'],
    },
  ),
  written(
    'Spanish lists',
    {
      Daiquiri: '6 cl de ron blanco, 3 cl de zumo de lima, 2 cucharaditas de azúcar',
      Margarita: '5 cl de tequila, 2,5 cl de triple seco, 1,5 cl de zumo de lima',
    },
    {
      Daiquiri: ['6 cl de ron blanco', '3 cl de zumo de lima', '2 cucharaditas de azúcar'],
      Margarita: ['5 cl de tequila', '2,5 cl de triple seco', '1,5 cl de zumo de lima'],
    },
  ),
  written(
    'capitals throughout',
    {
      DAIQUIRI: '2 OZ WHITE RUM\n1 OZ LIME JUICE\n0.75 OZ SIMPLE SYRUP',
      NEGRONI: '1 OZ GIN\n1 OZ CAMPARI\n1 OZ SWEET VERMOUTH',
    },
    {
      DAIQUIRI: ['2 OZ WHITE RUM', '1 OZ LIME JUICE', '0.75 OZ SIMPLE SYRUP'],
      NEGRONI: ['1 OZ GIN', '1 OZ CAMPARI', '1 OZ SWEET VERMOUTH'],
    },
  ),
  written(
    'lines with their amounts last',
    {
      Daiquiri: 'White rum 2 oz\nLime juice 1 oz\nSimple syrup 3/4 oz',
      Negroni: 'Gin 30ml\nCampari 30ml\nSweet vermouth 30ml',
    },
    {
      Daiquiri: ['White rum 2 oz', 'Lime juice 1 oz', 'Simple syrup 3/4 oz'],
      Negroni: ['Gin 30ml', 'Campari 30ml', 'Sweet vermouth 30ml'],
    },
  ),
  written(
    'a picture before each entry of a line',
    {
      Daiquiri: '🥃 2 oz white rum 🍋 1 oz lime juice 🍯 ¾ oz simple syrup',
      Negroni: '🍸 1 oz gin 🔴 1 oz Campari 🍷 1 oz sweet vermouth',
    },
    {
      Daiquiri: ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup'],
      Negroni: ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth'],
    },
  ),
];
