import { DAIQUIRI, KNOWN, NEGRONI } from './known-recipes.ts';
import type { Shape } from './list-shapes.ts';

/** What programs export that keep recipes, and forms. */
export const PROGRAM_SHAPES: readonly Shape[] = [
  {
    title: 'Notion with relations',
    table: [
      ['Name', 'Created time', 'Ingredients', 'Amounts', 'Method', 'Rating'],
      [
        'Daiquiri',
        'June 4, 2026',
        'White rum (https://www.notion.so/White-rum-0a1b2c3d?pvs=21), Lime juice (https://www.notion.so/Lime-juice-1b2c?pvs=21), Simple syrup (https://www.notion.so/Simple-9f?pvs=21)',
        '2 oz, 1 oz, ¾ oz',
        'Shake with ice. Strain into a coupe.',
        '★★★★',
      ],
      [
        'Negroni',
        'June 5, 2026',
        'Gin (https://www.notion.so/Gin-0a1b2c3d?pvs=21), Campari (https://www.notion.so/Campari-1b2c?pvs=21), Sweet vermouth (https://www.notion.so/Sweet-9f?pvs=21)',
        '1 oz, 1 oz, 1 oz',
        'Stir with ice. Strain over a large cube.',
        '★★★★★',
      ],
    ],
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'Notion with relations to pages of an export',
    table: [
      ['Name', 'Ingredients', 'Method'],
      [
        'Daiquiri',
        '2 oz White rum (Ingredients/White%20rum%200a1b2c3d.md), 1 oz Lime juice (Ingredients/Lime%20juice%201b2c.md), ¾ oz Simple syrup (Ingredients/Simple%209f.md)',
        'Shake with ice. Strain into a coupe.',
      ],
      [
        'Negroni',
        '1 oz Gin (Ingredients/Gin%20aa.md), 1 oz Campari (Ingredients/Campari%20bb.md), 1 oz Sweet vermouth (Ingredients/Sweet%20cc.md)',
        'Stir with ice. Strain over a large cube.',
      ],
    ],
    meant: [DAIQUIRI, NEGRONI],
  },
  {
    title: 'Airtable with linked records and a lookup',
    table: [
      ['Name', 'Ingredients', 'Amount (from Specs)', 'Instructions', 'Tags', 'Attachments'],
      [
        'Daiquiri',
        'White rum,Lime juice,Simple syrup',
        '2 oz,1 oz,¾ oz',
        'Shake with ice. Strain into a coupe.',
        'Sour,Classic',
        'photo.jpg (https://dl.airtable.com/a/b.jpg)',
      ],
      [
        'Negroni',
        'Gin,Campari,Sweet vermouth',
        '1 oz,1 oz,1 oz',
        'Stir with ice. Strain over a large cube.',
        'Bitter',
        '',
      ],
      [
        'Sazerac',
        'Rye,Sugar cube,Peychaud bitters,"Absinthe, rinse"',
        '2 oz,1,3 dashes,',
        'Stir with ice. Strain into a rinsed glass.',
        'Classic',
        '',
      ],
    ],
    meant: KNOWN,
  },
  {
    title: 'a recipe plugin of WordPress',
    table: [
      [
        'recipe_id',
        'recipe_name',
        'recipe_summary',
        'recipe_ingredients',
        'recipe_instructions',
        'recipe_servings',
        'recipe_image',
      ],
      ...KNOWN.map(([name, lines, steps], at) => [
        String(at + 11),
        name,
        `<p>The <strong>${name}</strong> isn&#8217;t hard &amp; always good.</p>`,
        `<ul class="wprm">${lines.map((line) => `<li class="wprm-i"><span>${line.replace('¾', '&frac34;')}</span></li>`).join('')}</ul>`,
        `<ol>${steps.map((step) => `<li><p>${step}</p></li>`).join('\n')}</ol>`,
        '1',
        'https://bar.example/wp-content/a.jpg',
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'records of Mealie',
    table: [
      ['name', 'recipeYield', 'recipeIngredient', 'recipeInstructions', 'tags'],
      ...KNOWN.slice(0, 2).map(([name, lines, steps]) => [
        name,
        '1 drink',
        JSON.stringify(
          lines.map((line) => {
            const [quantity, unit, ...food] = line.split(' ');
            return {
              quantity: quantity === '¾' ? 0.75 : Number(quantity),
              unit: { id: 'u1', name: unit },
              food: { id: 'f', name: food.join(' ') },
              note: '',
              isFood: true,
              disableAmount: false,
              display: '',
              title: null,
            };
          }),
        ),
        JSON.stringify(
          steps.map((text, at) => ({ id: `s${at}`, title: '', text, ingredientReferences: [] })),
        ),
        JSON.stringify([{ name: 'Classic', slug: 'classic' }]),
      ]),
    ],
    meant: [
      [DAIQUIRI[0], ['2 oz White rum', '1 oz Lime juice', '0.75 oz Simple syrup'], DAIQUIRI[2]],
      NEGRONI,
    ],
  },
  {
    title: 'columns of schema.org, steps as records',
    table: [
      ['@type', 'name', 'recipeIngredient', 'recipeInstructions', 'aggregateRating'],
      ...KNOWN.map(([name, lines, steps]) => [
        'Recipe',
        name,
        JSON.stringify(lines),
        JSON.stringify(steps.map((text) => ({ '@type': 'HowToStep', text }))),
        '{"@type":"AggregateRating","ratingValue":"4.8"}',
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'steps of schema.org in sections',
    table: [
      ['name', 'recipeIngredient', 'recipeInstructions'],
      ...KNOWN.map(([name, lines, steps]) => [
        name,
        JSON.stringify(lines),
        JSON.stringify([
          {
            '@type': 'HowToSection',
            name: 'Method',
            itemListElement: steps.map((text) => ({ '@type': 'HowToStep', name: text, text })),
          },
        ]),
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'twelve places for ingredients, with gaps',
    table: [
      [
        'Drink',
        ...Array.from({ length: 12 }, (_, at) => [`Ingredient ${at + 1}`, `Measure ${at + 1}`]).flat(),
        'Instructions',
      ],
      ...KNOWN.map(([name, lines, steps]) => {
        const cells = Array.from({ length: 24 }, () => '');
        for (const [at, line] of lines.entries()) {
          const [, measure = '', entry = line] = /^([\d¾]+(?: oz| dashes)?) (.*)$/.exec(line) ?? [];
          cells[at * 6] = entry;
          cells[at * 6 + 1] = measure;
        }
        return [name, ...cells, steps.join(' ')];
      }),
    ],
    meant: KNOWN,
  },
  {
    title: 'Google Forms with one question per ingredient',
    table: [
      [
        'Timestamp',
        'Email address',
        'Name of the drink',
        '1st ingredient and amount',
        '2nd ingredient and amount',
        '3rd ingredient and amount',
        '4th ingredient and amount',
        'Describe how to make it',
        'Anything else?',
      ],
      ...KNOWN.map(([name, lines, steps]) => [
        '2026/06/04 2:02:11 PM GMT+2',
        'ann@example.com',
        name,
        ...[0, 1, 2, 3].map((at) => lines[at] ?? ''),
        steps.join(' '),
        'No',
      ]),
    ],
    meant: KNOWN,
  },
  {
    title: 'a header in French above English recipes, with notes and ratings',
    table: [
      ['Nom', 'Ingrédients', 'Préparation', 'Verre', 'Note /5', 'Remarques'],
      ...KNOWN.map(([name, lines, steps]) => [
        name,
        lines.join('\n'),
        steps.join('\n'),
        'Coupe',
        '4',
        'Very good, with less sugar',
      ]),
    ],
    meant: KNOWN.map(([name, lines, steps]) => [name, lines, steps, { glassware: 'Coupe' }]),
  },
  {
    title: 'numbered ingredients and amounts in Japanese above English recipes',
    table: [
      ['カクテル名', '材料1', '分量1', '材料2', '分量2', '材料3', '分量3', '作り方', 'グラス'],
      [
        'Daiquiri',
        'White rum',
        '45ml',
        'Lime juice',
        '15ml',
        'Sugar',
        '1tsp',
        'Shake with ice. Strain into a coupe.',
        'Coupe',
      ],
      [
        'Negroni',
        'Gin',
        '30ml',
        'Campari',
        '30ml',
        'Sweet vermouth',
        '30ml',
        'Stir with ice. Strain over a large cube.',
        'Rocks',
      ],
    ],
    meant: [
      ['Daiquiri', ['45ml White rum', '15ml Lime juice', '1tsp Sugar'], DAIQUIRI[2]],
      ['Negroni', ['30ml Gin', '30ml Campari', '30ml Sweet vermouth'], NEGRONI[2]],
    ],
  },
];
