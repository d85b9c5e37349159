import * as XLSX from 'xlsx';
import { lines } from './list-shapes.ts';
import { RECIPES, type MeantField, type MeantRecipe } from './recipes.ts';
import type { FileShape } from './text-file-shapes.ts';

export type Cells = readonly (readonly (string | number | null)[])[];
export type Tab = readonly [name: string, cells: Cells];

/** A workbook of these worksheets, in their order. */
export function workbookOf(tabs: readonly Tab[], bookType: XLSX.BookType = 'xlsx'): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const [name, cells] of tabs)
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells as unknown[][]), name);
  return XLSX.write(book, { type: 'buffer', bookType }) as Uint8Array;
}

/** A workbook in which each recipe has a worksheet of its own. */
function cards(
  title: string,
  cellsOf: (one: MeantRecipe, at: number) => Cells,
  more: Partial<FileShape> & {
    tabOf?: (one: MeantRecipe, at: number) => string;
    others?: readonly Tab[];
    type?: XLSX.BookType;
  } = {},
): FileShape {
  const { tabOf = (one) => one.name, others = [], type, ...shape } = more;
  const tabs = RECIPES.map((one, at): Tab => [tabOf(one, at), cellsOf(one, at)]);
  return { title: `cards: ${title}`, bytes: () => workbookOf([...others, ...tabs], type), ...shape };
}

const WITHOUT_CATEGORY: readonly MeantField[] = [
  'name',
  'ingredients',
  'instructions',
  'glassware',
  'garnish',
];
const steps = (one: MeantRecipe): string[][] => one.steps.map((step, at) => [`${at + 1}. ${step}`]);
const title = (one: MeantRecipe): string => one.name.toUpperCase();

/** One worksheet per recipe: its name on the tab or above, a little card below. */
export const CARD_SHAPES: readonly FileShape[] = [
  cards('labels and values, the name on the tab alone', (one) => [
    ['Category', one.category],
    ['Glass', one.glass],
    ['Garnish', one.garnish],
    ...lines(one).map((line, at) => [at === 0 ? 'Ingredients' : '', line]),
    ...one.steps.map((step, at) => [at === 0 ? 'Method' : '', step]),
  ]),
  cards(
    'a title, a table of amounts, steps below a label',
    (one) => [
      [title(one)],
      [],
      ['Qty', 'Unit', 'Ingredient'],
      ...one.ingredients,
      [],
      ['Instructions'],
      ...steps(one),
      [],
      ['Glass:', one.glass],
      ['Garnish:', one.garnish],
    ],
    { fields: WITHOUT_CATEGORY, type: 'ods' },
  ),
  cards(
    'lines below the name, labels within the cells',
    (one) => [
      [one.name],
      ...lines(one).map((line) => [line]),
      [],
      [one.steps.join(' ')],
      [],
      [`Glass: ${one.glass}`],
      [`Garnish: ${one.garnish}`],
      ['ABV: 24 %'],
    ],
    { fields: WITHOUT_CATEGORY, type: 'ods' },
  ),
  cards('pairs of labels side by side, ingredients beside the steps', (one) => {
    const height = Math.max(one.ingredients.length, one.steps.length);
    return [
      ['The Blue Parrot'],
      ['Glass', one.glass, 'Garnish', one.garnish],
      ['Category', one.category],
      [],
      ['Ingredients', null, null, 'Method'],
      ...Array.from({ length: height }, (_, at) => {
        const [amount = '', unit = '', name = ''] = one.ingredients[at] ?? [];
        return [`${amount} ${unit}`.trim(), name, null, one.steps[at] ?? ''];
      }),
    ];
  }),
  cards(
    'a spec sheet with costs, among other worksheets',
    (one) => [
      [],
      ['', 'SPEC SHEET'],
      ['', 'Drink', one.name, '', 'Price', 12],
      ['', 'Glassware', one.glass],
      ['', 'Garnish', one.garnish],
      [],
      ['', '#', 'Ingredient', 'Measure', 'Cost'],
      ...one.ingredients.map(([amount, unit, name], at) => [
        '',
        at + 1,
        name,
        `${amount} ${unit}`.trim(),
        0.5,
      ]),
      ['', '', 'Total', '', 2],
      [],
      ['', 'Preparation', one.steps.join(' ')],
    ],
    {
      fields: WITHOUT_CATEGORY,
      tabOf: (_, at) => `Sheet${at + 1}`,
      others: [
        ['Cover', [['Bar book'], ['Summer']]],
        [
          'Prices',
          [
            ['Bottle', 'Price'],
            ['Gin', 22],
            ['Rum', 19],
          ],
        ],
      ],
    },
  ),
  cards(
    'amounts behind the names, labels in German',
    (one) => [
      ['Rezept:', one.name],
      ['Kategorie:', one.category],
      ['Glas:', one.glass],
      ['Deko:', one.garnish],
      [],
      ['Zutaten:'],
      ...one.ingredients.map(([amount, unit, name]) => [name, amount, unit]),
      [],
      ['Zubereitung:'],
      ...one.steps.map((step) => [step]),
    ],
    { tabOf: (_, at) => `Tabelle${at + 1}`, type: 'ods' },
  ),
  cards(
    'everything of a recipe in a few long cells',
    (one) => [
      [one.name],
      ['INGREDIENTS'],
      [lines(one).join('\n')],
      ['DIRECTIONS'],
      [one.steps.join('\n')],
      ['GLASS'],
      [one.glass],
      ['GARNISH'],
      [one.garnish],
    ],
    { fields: WITHOUT_CATEGORY, tabOf: (_, at) => `Recipe ${at + 1}` },
  ),
  cards(
    'names of fields above their values',
    (one) => [
      ['Cocktail', 'Category', 'Glass', 'Garnish'],
      [one.name, one.category, one.glass, one.garnish],
      [],
      ['Amount', 'Unit', 'Name'],
      ...one.ingredients,
      [],
      [one.steps.join(' ')],
    ],
    { tabOf: (one, at) => `${at + 1} ${one.name}` },
  ),
];

/** Cards that have to be doubted or told. */
export const DOUBTFUL_CARD_SHAPES: readonly FileShape[] = [
  cards(
    'no name anywhere',
    (one) => [['Ingredients'], ...lines(one).map((line) => [line]), ['Method'], [one.steps.join(' ')]],
    { tabOf: (_, at) => `Feuille${at + 1}`, meant: [] },
  ),
  cards('a title that is not the name on the tab', (one, at) => [
    [`Number ${at + 1} of the night`],
    ['Ingredients'],
    ...lines(one).map((line) => [line]),
    ['Method'],
    [one.steps.join(' ')],
  ]),
  {
    title: 'cards: lists of goods, which are no recipes',
    bytes: () =>
      workbookOf([
        [
          'Stock',
          [
            ['Item', 'Qty', 'Unit'],
            ['Gin', 12, 'bottles'],
            ['Lime', 40, 'pieces'],
          ],
        ],
        [
          'Orders',
          [
            ['Item', 'Qty', 'Unit'],
            ['Rum', 6, 'bottles'],
            ['Mint', 10, 'bunches'],
          ],
        ],
      ]),
    meant: [],
  },
];
