import { lineOf, RECIPES, type MeantField, type MeantRecipe } from './recipes.ts';

export type Table = readonly (readonly string[])[];

/** The name and the ingredient lines of a recipe, its steps, and what else is looked at. */
export type MeantRow = readonly [
  name: string,
  ingredients: readonly string[],
  steps?: readonly string[],
  more?: Readonly<Partial<Record<MeantField, string | string[]>>>,
];

/** A way in which people write recipes into a table. */
export interface Shape {
  title: string;
  table: Table;
  /** What the sheet means, where it is not `RECIPES`. */
  meant?: readonly MeantRow[];
  /** The fields that the sheet has; all of `expectedOf` without it. */
  fields?: readonly MeantField[];
  /** The sheet has its own order of ingredients. */
  isInAnyOrder?: boolean;
}

export const lines = (recipe: MeantRecipe): string[] => recipe.ingredients.map(lineOf);
export const amounts = (recipe: MeantRecipe): string[] =>
  recipe.ingredients.map(([amount, unit]) => `${amount} ${unit}`.trim());
export const names = (recipe: MeantRecipe): string[] => recipe.ingredients.map(([, , name]) => name);
const numbered = (texts: readonly string[], sign: string, between: string): string =>
  texts.map((text, at) => `${at + 1}${sign} ${text}`).join(between);
export const python = (texts: readonly string[]): string =>
  `[${texts.map((text) => (text === '' ? 'None' : text.includes("'") ? `"${text}"` : `'${text}'`)).join(', ')}]`;

export const HEADER = ['Cocktail', 'Category', 'Ingredients', 'Directions', 'Glass', 'Garnish'];

/** One row a recipe, with its own way to write the two lists. */
export function listed(
  title: string,
  list: (texts: readonly string[]) => string,
  steps: (texts: readonly string[]) => string = list,
): Shape {
  const rows = RECIPES.map((one) => [
    one.name,
    one.category,
    list(lines(one)),
    steps(one.steps),
    one.glass,
    one.garnish,
  ]);
  return { title, table: [HEADER, ...rows] };
}

const sentences = (texts: readonly string[]): string => texts.join(' ');
const withSign = (sign: string) => (texts: readonly string[]) =>
  texts.map((text) => `${sign}${text}`).join('\n');

/** One row a recipe: each shape has its own way to write the lists in a cell. */
export const LIST_SHAPES: readonly Shape[] = [
  listed('new lines', (texts) => texts.join('\n')),
  listed('semicolons', (texts) => texts.join('; ')),
  listed('bars', (texts) => texts.join(' | ')),
  listed('slashes', (texts) => texts.join(' / '), sentences),
  listed('commas, and sentences', (texts) => texts.join(', '), sentences),
  listed('commas without blanks', (texts) => texts.join(','), sentences),
  listed('full-width commas', (texts) => texts.join('，'), sentences),
  listed('Japanese commas', (texts) => texts.join('、'), sentences),
  listed('bullets', withSign('• ')),
  listed('dashes', withSign('- ')),
  listed('bullets in one line', (texts) => texts.map((text) => `• ${text}`).join(' ')),
  listed('numbers in lines', (texts) => numbered(texts, '.', '\n')),
  listed('numbers with brackets in one line', (texts) => numbered(texts, ')', ' ')),
  listed(
    'numbers on lines of their own',
    (texts) => texts.join('\n'),
    (texts) => texts.map((text, at) => `${at + 1}.\n${text}`).join('\n'),
  ),
  listed('JSON', (texts) => JSON.stringify(texts)),
  listed('lists of Python', python),
  listed('line breaks of HTML', (texts) => texts.join('<br>')),
  listed('line ends as a program writes them', (texts) => texts.join('\\n')),
];
