import { amounts, lines, names, type Shape } from './list-shapes.ts';
import { RECIPES, type MeantRecipe } from './recipes.ts';

/** The cells of a column, by its header. */
type Columns = Readonly<Record<string, (one: MeantRecipe, at: number) => string>>;

const places = [0, 1, 2, 3];
const always = (text: string) => (): string => text;
const marked = (texts: readonly string[], mark: string): string =>
  texts.map((text) => `${mark} ${text}`).join('\n');
const each = (
  titleOf: (at: number) => string,
  cellOf: (one: MeantRecipe, at: number) => string | undefined,
): Columns =>
  Object.fromEntries(places.map((at) => [titleOf(at), (one: MeantRecipe) => cellOf(one, at) ?? '']));

const NAMED: Columns = { Cocktail: (one) => one.name, Category: (one) => one.category };
const SERVED: Columns = { Glass: (one) => one.glass, Garnish: (one) => one.garnish };
const METHOD: Columns = { Method: (one) => one.steps.join(' ') };

function sheet(title: string, columns: Columns, more: Partial<Shape> = {}): Shape {
  const cells = Object.values(columns);
  const rows = RECIPES.map((one, at) => cells.map((cellOf) => cellOf(one, at)));
  return { title, table: [Object.keys(columns), ...rows], ...more };
}

const behind = ([amount, unit, name]: MeantRecipe['ingredients'][number]): string =>
  amount ? `${name} (${`${amount} ${unit}`.trim()})` : name;

/** Headers and cells as other programs export them. */
export const TOOL_SHAPES: readonly Shape[] = [
  sheet('Notion', {
    Name: (one) => one.name,
    'Created time': always('June 4, 2026 9:12 PM'),
    Tags: (one) => one.category,
    Ingredients: (one) => lines(one).join(', '),
    Instructions: (one) => one.steps.join(' '),
    ...SERVED,
    URL: always('https://notes.example/abc'),
    'Made it?': always('Yes'),
  }),
  sheet('Airtable', {
    Recipe: (one) => one.name,
    Status: always('Done'),
    Category: (one) => one.category,
    'Ingredient list': (one) => lines(one).join('\n'),
    Method: (one) => one.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    Glassware: (one) => one.glass,
    Garnish: (one) => one.garnish,
    Photo: always('lantern.jpg (https://files.example/lantern.jpg)'),
    'Created By': always('Ann'),
    Rating: always('4'),
  }),
  sheet('Google Forms', {
    Timestamp: (_, at) => `6/${at + 1}/2026 14:02:11`,
    'Email Address': always('ann@example.com'),
    'What is the name of your cocktail?': (one) => one.name,
    'Which category does it belong to?': (one) => one.category,
    'Please list all ingredients with their amounts': (one) => lines(one).join('\n'),
    'How do you make it?': (one) => one.steps.join('\n'),
    'Which glass do you serve it in?': (one) => one.glass,
    'What is the garnish?': (one) => one.garnish,
  }),
  sheet(
    'a recipe manager',
    {
      name: (one) => one.name,
      ingredients: (one) => lines(one).join('\n'),
      directions: (one) => one.steps.join('\n'),
      servings: always('1'),
      source: always('My bar'),
      source_url: always('https://bar.example/1'),
      prep_time: always('5 min'),
      notes: always('Good in winter'),
      nutritional_info: always(''),
      categories: (one) => one.category,
      photo: always(''),
      rating: always('5'),
      on_favorites: always('false'),
      created: always('2026-01-04 10:00:00'),
      hash: always('A1B2C3'),
    },
    { fields: ['name', 'category', 'ingredients', 'instructions'] },
  ),
  sheet('records that a program made flat', {
    name: (one) => one.name,
    category: (one) => one.category,
    ...each(
      (at) => `ingredients/${at}/amount`,
      (one, at) => one.ingredients[at]?.[0],
    ),
    ...each(
      (at) => `ingredients/${at}/unit`,
      (one, at) => one.ingredients[at]?.[1],
    ),
    ...each(
      (at) => `ingredients/${at}/name`,
      (one, at) => one.ingredients[at]?.[2],
    ),
    ...each(
      (at) => `steps/${at}`,
      (one, at) => one.steps[at],
    ),
    ...SERVED,
  }),
  sheet('records that a program made flat, with dots', {
    name: (one) => one.name,
    category: (one) => one.category,
    ...each(
      (at) => `ingredients.${at}.name`,
      (one, at) => names(one)[at],
    ),
    ...each(
      (at) => `ingredients.${at}.amount`,
      (one, at) => amounts(one)[at],
    ),
    instructions: (one) => one.steps.join(' '),
    ...SERVED,
  }),
  sheet('names that pandas made distinct', {
    ...NAMED,
    ...each(
      (at) => (at === 0 ? 'Amount' : `Amount.${at}`),
      (one, at) => amounts(one)[at],
    ),
    ...each(
      (at) => (at === 0 ? 'Ingredient' : `Ingredient.${at}`),
      (one, at) => names(one)[at],
    ),
    ...METHOD,
    ...SERVED,
  }),
  sheet(
    'amounts with their unit in the header',
    {
      ...NAMED,
      ...each(
        (at) => `Ingredient ${at + 1}`,
        (one, at) => names(one)[at],
      ),
      ...each(
        (at) => `Amount ${at + 1} (ml)`,
        (one, at) => (names(one)[at] ? String(15 * (at + 1)) : ''),
      ),
      ...METHOD,
      ...SERVED,
    },
    {
      meant: RECIPES.map(
        (one) => [one.name, names(one).map((name, at) => `${15 * (at + 1)} ml ${name}`)] as const,
      ),
    },
  ),
  sheet(
    'amounts behind the names',
    { ...NAMED, Ingredients: (one) => one.ingredients.map(behind).join(', '), ...METHOD, ...SERVED },
    { meant: RECIPES.map((one) => [one.name, one.ingredients.map(behind)] as const) },
  ),
  sheet('small pictures before every word', {
    '🍸 Cocktail': (one) => one.name,
    '📂 Category': (one) => one.category,
    '🧪 Ingredients': (one) => marked(lines(one), '🍋'),
    '📝 Method': (one) => marked(one.steps, '👉'),
    '🥃 Glass': (one) => one.glass,
    '🍋 Garnish': (one) => one.garnish,
  }),
  sheet('check boxes before the entries', {
    ...NAMED,
    Ingredients: (one) => marked(lines(one), '- [ ]'),
    Method: (one) => marked(one.steps, '☐'),
    ...SERVED,
  }),
  sheet('typographic quotation marks and no-break spaces', {
    Cocktail: (one) => `“${one.name}”`,
    Category: (one) => one.category,
    Ingredients: (one) => lines(one).join('; ').replaceAll(' ', '\u00a0'),
    Method: (one) => one.steps.join('\u00a0 '),
    ...SERVED,
  }),
  sheet('a list in a sentence, a comma before its "and"', {
    ...NAMED,
    Ingredients: (one) =>
      lines(one)
        .join(', ')
        .replace(/, ([^,]*)$/, ', and $1'),
    ...METHOD,
    ...SERVED,
  }),
  sheet('a list in a sentence', {
    ...NAMED,
    Ingredients: (one) =>
      lines(one)
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1'),
    ...METHOD,
    ...SERVED,
  }),
];
