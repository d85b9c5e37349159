import { amounts, HEADER, lines, listed, names, python, type Shape, type Table } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';

const MAX_INGREDIENTS = 5;
const places = Array.from({ length: MAX_INGREDIENTS }, (_, at) => at);

function longRows(fill: (value: string, isFirst: boolean) => string): Table {
  return RECIPES.flatMap((one) =>
    one.ingredients.map(([amount, unit, name], at) => [
      ...[one.name, one.category, one.glass, one.garnish, one.steps.join(' ')].map((value) =>
        fill(value, at === 0),
      ),
      String(at + 1),
      amount,
      unit,
      name,
    ]),
  );
}

const LONG_HEADER = [
  'drink',
  'category',
  'glass',
  'garnish',
  'method',
  'ingredient_number',
  'amount',
  'unit',
  'ingredient',
];

/** The lists spread over columns and rows, and what stands between the recipes. */
export const TABLE_SHAPES: readonly Shape[] = [
  {
    title: 'JSON records',
    table: [
      HEADER,
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        JSON.stringify(
          one.ingredients.map(([amount, unit, name]) => ({
            name,
            amount: amount || null,
            unit: unit || null,
          })),
        ),
        JSON.stringify(one.steps.map((text, at) => ({ step: at + 1, text }))),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'a list of amounts beside a list of names, as Python prints them',
    table: [
      ['name', 'category', 'ingredients', 'ingredientMeasures', 'instructions', 'glassType', 'garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        python(names(one)),
        python(amounts(one)),
        one.steps.join(' '),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'lines of amounts beside lines of names',
    table: [
      ['Drink', 'Family', 'Amounts', 'Ingredients', 'Method', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        amounts(one).join('\n'),
        names(one).join('\n'),
        one.steps.join('\n'),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'numbered pairs',
    table: [
      [
        'strDrink',
        'strCategory',
        ...places.flatMap((at) => [`strIngredient${at + 1}`, `strMeasure${at + 1}`]),
        'strInstructions',
        'strGlass',
        'Garnish',
      ],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.flatMap((at) => [names(one)[at] ?? '', amounts(one)[at] ?? '']),
        one.steps.join(' '),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'pairs without numbers',
    table: [
      ['Name', 'Category', ...places.flatMap(() => ['Qty', 'Ingredient']), 'Preparation', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.flatMap((at) => [amounts(one)[at] ?? '', names(one)[at] ?? '']),
        one.steps.join(' '),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'one row per ingredient, everything repeated',
    table: [LONG_HEADER, ...longRows((value) => value)],
  },
  {
    title: 'one row per ingredient, everything else once',
    table: [LONG_HEADER, ...longRows((value, isFirst) => (isFirst ? value : ''))],
  },
  {
    title: 'titles above the header',
    table: [
      ['Bar book of the season'],
      ['', '', 'printed in June'],
      ...listed('', (texts) => texts.join('\n')).table,
    ],
  },
  {
    title: 'a category that is written once for several rows',
    table: [
      HEADER,
      ...[...RECIPES]
        .sort((one, other) => one.category.localeCompare(other.category))
        .map((one, at, all) => [
          one.name,
          one.category === all[at - 1]?.category ? '' : one.category,
          lines(one).join('\n'),
          one.steps.join('\n'),
          one.glass,
          one.garnish,
        ]),
    ],
  },
  {
    title: 'headings between the rows',
    table: [
      HEADER.filter((name) => name !== 'Category'),
      ...[...new Set(RECIPES.map(({ category }) => category))].flatMap((category) => [
        [category, '', '', '', ''],
        ...RECIPES.filter((one) => one.category === category).map((one) => [
          one.name,
          lines(one).join('\n'),
          one.steps.join('\n'),
          one.glass,
          one.garnish,
        ]),
      ]),
    ],
  },
  {
    title: 'the header again on every page',
    table: listed('', (texts) => texts.join('\n')).table.flatMap((row, at) =>
      at === 3 ? [HEADER, row] : [row],
    ),
  },
];
