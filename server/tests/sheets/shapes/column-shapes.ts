import { amounts, lines, names, type Shape } from './list-shapes.ts';
import { RECIPES, type MeantRecipe } from './recipes.ts';

const MAX_INGREDIENTS = 4;
const MAX_STEPS = 3;
const places = Array.from({ length: MAX_INGREDIENTS }, (_, at) => at);
const rest = (one: MeantRecipe): string[] => [one.glass, one.garnish];

/** The ingredients that a sheet with a column for each of them has, in the order of their first recipe. */
const USED = [...new Set(RECIPES.flatMap(names))];
const cellOf = (one: MeantRecipe, name: string): string => amounts(one)[names(one).indexOf(name)] ?? '';

/** The ingredients of a recipe in several columns of one row. */
export const COLUMN_SHAPES: readonly Shape[] = [
  {
    title: 'a column per ingredient',
    table: [
      ['Cocktail', 'Category', ...USED, 'Method', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...USED.map((name) => (names(one).includes(name) ? cellOf(one, name) || 'x' : '')),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ],
    isInAnyOrder: true,
  },
  {
    title: 'a column per ingredient, its unit in the header',
    table: [
      [
        'Name',
        'Category',
        'Gin (oz)',
        'Lemon juice (oz)',
        'Rum (oz)',
        'Orange bitters (dashes)',
        'Directions',
      ],
      ['Aster', 'Sours', '2', '0.75', '', '2', 'Shake hard with ice. Strain.'],
      ['Brine', 'Sours', '', '1', '1.5', '', 'Shake hard with ice. Strain.'],
      ['Cinder', 'Long drinks', '1', '0.5', '0.5', '', 'Shake hard with ice. Strain.'],
      ['Dune', 'Aperitifs', '2', '', '', '1', 'Stir with ice. Strain.'],
    ],
    meant: [
      ['Aster', ['2 oz Gin', '0.75 oz Lemon juice', '2 dashes Orange bitters']],
      ['Brine', ['1 oz Lemon juice', '1.5 oz Rum']],
      ['Cinder', ['1 oz Gin', '0.5 oz Lemon juice', '0.5 oz Rum']],
      ['Dune', ['2 oz Gin', '1 dashes Orange bitters']],
    ],
  },
  {
    title: 'numbered columns of ingredients and of steps',
    table: [
      [
        'Name',
        'Category',
        ...places.map((at) => `Ingredient #${at + 1}`),
        ...places.slice(0, MAX_STEPS).map((at) => `Step #${at + 1}`),
        'Glass',
        'Garnish',
      ],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.map((at) => lines(one)[at] ?? ''),
        ...places.slice(0, MAX_STEPS).map((at) => one.steps[at] ?? ''),
        ...rest(one),
      ]),
    ],
  },
  {
    title: 'ordinal columns of ingredients',
    table: [
      [
        'Name',
        'Category',
        '1st ingredient',
        '2nd ingredient',
        '3rd ingredient',
        '4th ingredient',
        'Method',
        'Glass',
        'Garnish',
      ],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.map((at) => lines(one)[at] ?? ''),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ],
  },
  {
    title: 'a column for each role of an ingredient',
    table: [
      ['Name', 'Category', 'Base', 'Modifier', 'Third part', 'Finish with', 'Method', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.map((at) => lines(one)[at] ?? ''),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ],
  },
  {
    title: 'two columns of ingredients',
    table: [
      ['Name', 'Category', 'Alcoholic ingredients', 'Other ingredients', 'Method', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        lines(one).slice(0, 1).join('\n'),
        lines(one).slice(1).join('\n'),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ],
  },
];
