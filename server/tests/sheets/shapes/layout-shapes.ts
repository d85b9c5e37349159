import { amounts, HEADER, lines, listed, names, type Shape, type Table } from './list-shapes.ts';
import { RECIPES, type MeantRecipe } from './recipes.ts';

const MAX_INGREDIENTS = 4;
const places = Array.from({ length: MAX_INGREDIENTS }, (_, at) => at);
const rest = (one: MeantRecipe): string[] => [one.glass, one.garnish];
const plainRow = (one: MeantRecipe): string[] => [
  one.name,
  one.category,
  lines(one).join('\n'),
  one.steps.join('\n'),
  ...rest(one),
];
const PLAIN = listed('', (texts) => texts.join('\n')).table;

function transposed(table: Table): Table {
  return (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? ''));
}

/** Recipes laid out in other ways than a row or a few rows under one header. */
export const LAYOUT_SHAPES: readonly Shape[] = [
  { title: 'a column per recipe', table: transposed(PLAIN) },
  {
    title: 'two tables side by side',
    table: [
      [...HEADER, '', ...HEADER],
      ...[0, 1, 2].map((at) => [...(PLAIN[at + 1] ?? []), '', ...(PLAIN[at + 4] ?? HEADER.map(() => ''))]),
    ],
  },
  {
    title: 'a column per recipe, below a title',
    table: [['Our summer menu'], [], ...transposed(PLAIN)],
  },
  {
    title: 'a column per recipe, ingredients in numbered rows',
    table: transposed([
      ['Drink', 'Category', ...places.map((at) => `Ingredient ${at + 1}`), 'Method', 'Glass', 'Garnish'],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.map((at) => lines(one)[at] ?? ''),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ]),
  },
  {
    title: 'blocks of labels and values',
    table: RECIPES.flatMap((one) => [
      ['Name', one.name],
      ['Category', one.category],
      ['Ingredients', lines(one).join('\n')],
      ['Method', one.steps.join(' ')],
      ['Glass', one.glass],
      ['Garnish', one.garnish],
      ['', ''],
    ]),
  },
  {
    title: 'blocks of labels, values going on below',
    table: RECIPES.flatMap((one) => [
      ['Cocktail:', one.name],
      ['Category:', one.category],
      ['Glass:', one.glass],
      ['Garnish:', one.garnish],
      ...lines(one).map((line, at) => [at === 0 ? 'Ingredients:' : '', line]),
      ...one.steps.map((step, at) => [at === 0 ? 'Method:' : '', step]),
    ]),
  },
  {
    title: 'blocks of labels with amounts in a column of their own',
    table: RECIPES.flatMap((one) => [
      ['Cocktail', one.name, ''],
      ['Category', one.category, ''],
      ['Glass', one.glass, ''],
      ['Garnish', one.garnish, ''],
      ...one.ingredients.map(([amount, unit, name], at) => [
        at === 0 ? 'Ingredients' : '',
        `${amount} ${unit}`.trim(),
        name,
      ]),
      ...one.steps.map((step, at) => [at === 0 ? 'Method' : '', step, '']),
    ]),
  },
  {
    title: 'a header of two rows',
    table: [
      ['Drink', '', 'What goes in', '', '', 'What you do', '', ''],
      ['Name', 'Category', 'Amount', 'Unit', 'Ingredient', 'Method', 'Glass', 'Garnish'],
      ...RECIPES.flatMap((one) =>
        one.ingredients.map(([amount, unit, name], at) => [
          ...(at === 0 ? [one.name, one.category] : ['', '']),
          amount,
          unit,
          name,
          ...(at === 0 ? [one.steps.join(' '), ...rest(one)] : ['', '', '']),
        ]),
      ),
    ],
  },
  {
    title: 'a header of two rows, amount and name below each ingredient',
    table: [
      [
        'Name',
        'Category',
        ...places.flatMap((at) => [`Ingredient ${at + 1}`, '']),
        'Method',
        'Glass',
        'Garnish',
      ],
      ['', '', ...places.flatMap(() => ['Amount', 'Item']), '', '', ''],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        ...places.flatMap((at) => [amounts(one)[at] ?? '', names(one)[at] ?? '']),
        one.steps.join(' '),
        ...rest(one),
      ]),
    ],
  },
  {
    title: 'a header of two rows, one name above all pairs of amount and ingredient',
    table: [
      ['Cocktail', 'Ingredients', '', '', '', 'Steps'],
      ['', 'Amount', 'Ingredient', 'Amount', 'Ingredient', ''],
      ['Aster', '30 ml', 'Gin', '30 ml', 'Campari', 'Stir with ice. Strain.'],
      ['Brine', '60 ml', 'Rum', '30 ml', 'Lime juice', 'Shake with ice. Strain.'],
    ],
    meant: [
      ['Aster', ['30 ml Gin', '30 ml Campari']],
      ['Brine', ['60 ml Rum', '30 ml Lime juice']],
    ],
  },
  {
    title: 'a header of two rows, one name above two pairs and one above the third',
    table: [
      ['Cocktail', 'Spirits', '', '', '', 'Mixers', ''],
      ['', 'Qty', 'Item', 'Qty', 'Item', 'Qty', 'Item'],
      ['Aster', '30 ml', 'Gin', '30 ml', 'Campari', '60 ml', 'Soda water'],
      ['Brine', '60 ml', 'Rum', '15 ml', 'Triple sec', '30 ml', 'Lime juice'],
    ],
    meant: [
      ['Aster', ['30 ml Gin', '30 ml Campari', '60 ml Soda water']],
      ['Brine', ['60 ml Rum', '15 ml Triple sec', '30 ml Lime juice']],
    ],
  },
  {
    title: 'totals and remarks below the recipes',
    table: [
      ...PLAIN,
      ['', '', '', '', '', ''],
      ['Total', '5', '', '', '', ''],
      ['Notes: all juices are fresh', '', '', '', '', ''],
      ['* checked in June', '', '', '', '', ''],
    ],
  },
  {
    title: 'a total in the last row alone',
    table: [...PLAIN, ['Total: 5 recipes', '', '', '', '', '']],
  },
  {
    title: 'numbered rows and empty columns',
    table: [
      ['#', ...HEADER, '', '', ''],
      ...RECIPES.map((one, at) => [String(at + 1), ...plainRow(one), '', ' ', '']),
    ],
  },
  {
    title: 'blank rows between one row per ingredient',
    table: [
      ['Cocktail', 'Ingredient', 'Method', 'Category', 'Glass', 'Garnish'],
      ...RECIPES.flatMap((one) => [
        ...lines(one).map((line, at) =>
          at === 0
            ? [one.name, line, one.steps.join(' '), one.category, ...rest(one)]
            : ['', line, '', '', '', ''],
        ),
        ['', '', '', '', '', ''],
      ]),
    ],
  },
  {
    title: 'one row per ingredient, steps beside the ingredients',
    table: [
      ['Drink', 'Category', 'Glass', 'Garnish', 'Qty', 'Unit', 'Ingredient', 'Step'],
      ...RECIPES.flatMap((one) =>
        one.ingredients.map(([amount, unit, name], at) => [
          ...(at === 0 ? [one.name, one.category, ...rest(one)] : ['', '', '', '']),
          amount,
          unit,
          name,
          one.steps[at] ?? '',
        ]),
      ),
    ],
  },
];
