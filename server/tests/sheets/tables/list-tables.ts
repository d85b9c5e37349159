import type { MeantRecipe, TableCase } from './table-case.ts';

type WriteList = (lines: readonly string[]) => string;

const RECIPES: readonly Required<MeantRecipe>[] = [
  {
    name: 'Harbour Lantern',
    ingredients: ['2 oz London dry gin', '3/4 oz Lemon juice', '2 dashes Orange bitters'],
    steps: ['Shake everything hard with ice.', 'Strain twice into a cold glass.'],
  },
  {
    name: 'Long Meadow',
    ingredients: ['1.5 oz White rum', '8 Mint leaves', 'Soda water'],
    steps: ['Press the mint with the rum.', 'Fill the glass with soda water.'],
  },
];

const separated =
  (sign: string): WriteList =>
  (lines) =>
    lines.join(sign);
const inLines =
  (mark: (index: number) => string): WriteList =>
  (lines) =>
    lines.map((line, index) => `${mark(index)}${line}`).join('\n');
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
/** Steps are not written between commas or slashes, so these are sentences in one line. */
const asSentences = separated(' ');

const WAYS: Record<string, [ingredients: WriteList, steps: WriteList]> = {
  'new lines': [separated('\n'), separated('\n')],
  semicolons: [separated('; '), separated('; ')],
  bars: [separated(' | '), separated(' | ')],
  slashes: [separated(' / '), asSentences],
  commas: [separated(', '), asSentences],
  'Japanese commas': [separated('、'), asSentences],
  bullets: [inLines(() => '• '), inLines(() => '• ')],
  numbers: [inLines(() => '- '), inLines((index) => `${index + 1}. `)],
  JSON: [JSON.stringify, JSON.stringify],
  'lists of Python': [(lines) => `['${lines.join("', '")}']`, asSentences],
  'line breaks of HTML': [separated('<br>'), separated('<br>')],
};

/** Each table has the same recipes, in one of the ways in which people write a list into a cell. */
export const LIST_TABLES: readonly TableCase[] = Object.entries(WAYS).map(([title, [lines, steps]]) => ({
  title: `lists: ${title}`,
  text: [
    'Cocktail,Ingredient list,Directions,Glass',
    ...RECIPES.map((recipe) =>
      [recipe.name, quoted(lines(recipe.ingredients)), quoted(steps(recipe.steps)), 'Coupe'].join(','),
    ),
  ].join('\n'),
  meant: RECIPES,
}));
