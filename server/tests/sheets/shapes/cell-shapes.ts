import { KNOWN } from './known-recipes.ts';
import type { Shape } from './list-shapes.ts';

const METHOD = 'Shake with ice. Strain.';
const HEADER = ['Cocktail', 'Ingredients', 'Method'];

/** Headers and cells that say what they hold in their own way. */
export const CELL_SHAPES: readonly Shape[] = [
  {
    title: 'stars and numbers in the header',
    table: [
      ['1. Name *', '2. Ingredients *', '3. Method *', '4. Glass'],
      ...KNOWN.map(([name, lines, steps]) => [name, lines.join('\n'), steps.join('\n'), 'Coupe']),
    ],
    meant: KNOWN.map(([name, lines, steps]) => [name, lines, steps, { glassware: 'Coupe' }]),
  },
  {
    title: 'a matrix: a row per ingredient, a column per cocktail',
    table: [
      ['Ingredient', 'Daiquiri', 'Negroni', 'Gimlet'],
      ['White rum', '2 oz', '', ''],
      ['Gin', '', '1 oz', '2 oz'],
      ['Campari', '', '1 oz', ''],
      ['Sweet vermouth', '', '1 oz', ''],
      ['Lime juice', '1 oz', '', '¾ oz'],
      ['Simple syrup', '¾ oz', '', '¾ oz'],
    ],
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
      ['Gimlet', ['2 oz Gin', '¾ oz Lime juice', '¾ oz Simple syrup']],
    ],
  },
  {
    title: 'the same ingredients in two systems of units',
    table: [
      ['Cocktail', 'Ingredients (oz)', 'Ingredients (ml)', 'Method'],
      [
        'Daiquiri',
        '2 oz white rum, 1 oz lime juice, ¾ oz simple syrup',
        '60 ml white rum, 30 ml lime juice, 22 ml simple syrup',
        METHOD,
      ],
      [
        'Negroni',
        '1 oz gin, 1 oz Campari, 1 oz sweet vermouth',
        '30 ml gin, 30 ml Campari, 30 ml sweet vermouth',
        METHOD,
      ],
    ],
    meant: [
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup']],
      ['Negroni', ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth']],
    ],
  },
  {
    title: 'ingredients for people beside those for search',
    table: [
      ['Cocktail', 'Ingredients', 'Ingredients (raw)', 'ingredient_count', 'Method'],
      ...KNOWN.slice(0, 2).map(([name, lines, steps]) => [
        name,
        lines.join('; '),
        lines.map((line) => line.replace(/^\S+ \S+ /, '').toLowerCase()).join('; '),
        '3',
        steps.join(' '),
      ]),
    ],
    meant: KNOWN.slice(0, 2),
  },
  {
    title: 'roles with numbers, each with its amount',
    table: [
      [
        'Drink',
        'Spirit 1',
        'Spirit 1 amount',
        'Spirit 2',
        'Spirit 2 amount',
        'Mixer 1',
        'Mixer 1 amount',
        'Method',
      ],
      ['Negroni', 'Gin', '1 oz', 'Campari', '1 oz', 'Sweet vermouth', '1 oz', METHOD],
      ['Screwdriver', 'Vodka', '2 oz', '', '', 'Orange juice', '4 oz', METHOD],
    ],
    meant: [
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
      ['Screwdriver', ['2 oz Vodka', '4 oz Orange juice']],
    ],
  },
  {
    title: 'notes with headings within one cell',
    table: [
      ['Title', 'Content', 'Created', 'Labels'],
      ...KNOWN.map(([name, lines, steps]) => [
        name,
        `Ingredients:\n${lines.map((line) => `- ${line}`).join('\n')}\n\nMethod:\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n\nGlass: Coupe`,
        '2026-01-04',
        'Drinks',
      ]),
    ],
    meant: KNOWN.map(([name, lines, steps]) => [name, lines, steps, { glassware: 'Coupe' }]),
  },
  {
    title: 'products of a shop, the recipe in their HTML',
    table: [
      ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Variant Price', 'Image Src'],
      ...KNOWN.map(([name, lines, steps]) => [
        name.toLowerCase(),
        name,
        `<h2>${name}</h2><p>A drink for every day of the year.</p><h3>Ingredients</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h3>Method</h3><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
        'My bar',
        'Recipe',
        'cocktail, classic',
        'TRUE',
        '0.00',
        'https://cdn.example/a.jpg',
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'a whole record of schema.org in a cell',
    table: [
      ['url', 'recipe_json'],
      ...KNOWN.map(([name, lines, steps]) => [
        'https://bar.example/r',
        JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'Recipe',
          name,
          recipeIngredient: lines,
          recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
          recipeYield: '1',
        }),
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'a table of Numbers, its name above',
    table: [
      ['Table 1', '', '', ''],
      ['Name', 'Ingredients', 'Method', 'Glass'],
      ...KNOWN.map(([name, lines, steps]) => [name, lines.join('\n'), steps.join(' '), 'Coupe']),
      ['', '', '', ''],
      ['Table 2', '', '', ''],
    ],
    meant: KNOWN,
  },
  {
    title: 'names of cocktails that look like a header',
    table: [
      HEADER,
      ['Mix', '2 oz gin\n1 oz lime juice', METHOD],
      ['The Drink of the Sea', '2 oz rum\n1 oz lime juice', METHOD],
    ],
    meant: [
      ['Mix', ['2 oz gin', '1 oz lime juice']],
      ['The Drink of the Sea', ['2 oz rum', '1 oz lime juice']],
    ],
  },
  {
    title: 'ingredients under headings within the cell',
    table: [
      HEADER,
      [
        'Sangria',
        'For the base:\n1 bottle red wine\n2 oz brandy\nFor the syrup:\n4 oz sugar\n4 oz water',
        METHOD,
      ],
      [
        'Punch',
        'For the base:\n1 bottle rum\n8 oz lemon juice\nTo finish:\n1 l soda water\n1 grated nutmeg',
        METHOD,
      ],
    ],
    meant: [
      ['Sangria', ['1 bottle red wine', '2 oz brandy', '4 oz sugar', '4 oz water']],
      ['Punch', ['1 bottle rum', '8 oz lemon juice', '1 l soda water', '1 grated nutmeg']],
    ],
  },
];

/** What is doubted, or refused with a reason. */
export const DOUBTFUL_CELL_SHAPES: readonly Shape[] = [
  {
    title: 'long rows: a kind and a text for each line of a recipe',
    table: [
      ['recipe', 'type', 'text'],
      ...KNOWN.slice(0, 2).flatMap(([name, lines, steps]) => [
        ...lines.map((line) => [name, 'ingredient', line]),
        ...steps.map((step) => [name, 'step', step]),
      ]),
    ],
    meant: KNOWN.slice(0, 2),
  },
  {
    title: 'the same amount of each',
    table: [
      HEADER,
      ['Negroni', 'Equal parts gin, Campari and sweet vermouth', METHOD],
      ['Last Word', '¾ oz each: gin, green Chartreuse, maraschino, lime juice', METHOD],
      ['Daiquiri', '2 oz white rum, 1 oz lime juice, ¾ oz simple syrup', METHOD],
    ],
    meant: [
      ['Negroni', ['Equal parts gin, Campari and sweet vermouth']],
      ['Last Word', ['¾ oz each: gin, green Chartreuse, maraschino, lime juice']],
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup']],
    ],
  },
];
