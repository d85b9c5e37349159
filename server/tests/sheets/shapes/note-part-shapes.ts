import { type FileShape, note } from './text-file-shapes.ts';

type Row = [name: string, lines: string[], steps: string[]];
const MOON: Row = ['Pale Moon', ['50 ml gin', '20 ml honey syrup'], ['Shake and strain.']];
const DUSK: Row = ['Dusk', ['40 ml rum', '20 ml lime juice'], ['Stir over ice.']];

const MOON_NOTE = `## Pale Moon
- 50 ml gin
- 20 ml honey syrup

Shake and strain.
`;
const DUSK_NOTE = `## Dusk
- 40 ml rum
- 20 ml lime juice

Stir over ice.
`;

/** Notes in which something stands beside the recipes: it is left out, and a note tells it. */
export const NOTE_PART_SHAPES: readonly FileShape[] = [
  note(
    'Markdown: labels in slanted letters above and below the list',
    `## Pale Moon
*Glass:* Rocks
- 50 ml gin
- 20 ml honey syrup

*Method:* Shake and strain.
_Garnish_: Lime wheel

## Dusk
*Glass:* Coupe
- 40 ml rum
- 20 ml lime juice

*Method:* Stir over ice.
`,
    [
      [...MOON, { glassware: 'Rocks', garnish: ['Lime wheel'] }],
      [...DUSK, { glassware: 'Coupe', garnish: [] }],
    ],
  ),
  note(
    'Markdown: a footnote below the steps',
    `${MOON_NOTE}* contains honey

${DUSK_NOTE}† not for members who are driving home
`,
    [MOON, DUSK],
  ),
  note(
    'a footnote below a recipe between blank lines',
    `Pale Moon
50 ml gin
20 ml honey syrup
Shake and strain.
* contains honey

Dusk
40 ml rum
20 ml lime juice
Stir over ice.
`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: what is to be bought below the recipes',
    `# Friday

${MOON_NOTE}
${DUSK_NOTE}
## To buy
- 2 bottles gin
- 1 bottle rum
- 20 limes
`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: lists below the labels of the garnish and the tools',
    `## Pale Moon
### Ingredients
- 50 ml gin
- 20 ml honey syrup
### Garnish
- Lime wheel
- Mint
### Equipment
- Shaker
### Method
- Shake and strain.

## Dusk
### Ingredients
- 40 ml rum
- 20 ml lime juice
### Method
- Stir over ice.
`,
    [
      [...MOON, { garnish: ['Lime wheel', 'Mint'] }],
      [...DUSK, { garnish: [] }],
    ],
  ),
  note(
    'allergens and costs below the steps',
    `Pale Moon
50 ml gin
20 ml honey syrup
Shake and strain.
Contains: honey, sulphites
Cost 2.40

Dusk
40 ml rum
20 ml lime juice
Stir over ice.
(*) not for members who are driving home
`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: labels between bars, and a quotation below the steps',
    `## Pale Moon
*Glass:* Rocks | *Garnish:* Lime wheel

- 50 ml gin
- 20 ml honey syrup

Shake and strain.

> Ann drinks it every Friday

## Dusk
*Glass:* Coupe | *Garnish:* Mint

- 40 ml rum
- 20 ml lime juice

Stir over ice.
`,
    [
      [...MOON, { glassware: 'Rocks', garnish: ['Lime wheel'] }],
      [...DUSK, { glassware: 'Coupe', garnish: ['Mint'] }],
    ],
  ),
  note(
    'Markdown: a sentence above the recipes, and a heading that is not known below the steps',
    `# Cocktails
What we drink at home.

${MOON_NOTE}
### Why it works
- gin loves honey
- it is a classic

${DUSK_NOTE}`,
    [MOON, DUSK],
  ),
  note(
    'semicolons between columns, and commas in every row but the first',
    `Drink;Ingredientes
Pale Moon;50 ml gin, 20 ml lima, 10 ml miel
Dusk;40 ml ron, 20 ml lima, 10 ml miel
Noon;40 ml tequila, 20 ml lima, 10 ml miel
`,
    [
      ['Pale Moon', ['50 ml gin', '20 ml lima', '10 ml miel']],
      ['Dusk', ['40 ml ron', '20 ml lima', '10 ml miel']],
      ['Noon', ['40 ml tequila', '20 ml lima', '10 ml miel']],
    ],
  ),
];

/** Notes in which a list is perhaps no recipe, or part of one. */
export const DOUBTFUL_NOTE_PART_SHAPES: readonly FileShape[] = [
  note(
    'Markdown: a table below each name',
    `## Pale Moon
| Ingredient | Amount |
|---|---|
| gin | 50 ml |

## Dusk
| Ingredient | Amount |
|---|---|
| rum | 40 ml |
| lime juice | 20 ml |
`,
    [],
  ),
  note(
    'Markdown: what is to be done before, below a word for ingredients',
    `${MOON_NOTE}
## Mise en place
- cut 20 lime wedges
- squeeze 1 l lime juice

${DUSK_NOTE}`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: what is to be bought above the recipes',
    `# Friday

## To buy
- 2 bottles gin
- 20 limes

${MOON_NOTE}
${DUSK_NOTE}`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: goods below a heading that is not known',
    `${MOON_NOTE}
${DUSK_NOTE}
## For the cellar by Friday
- 2 bottles gin
- 20 limes

## Cellar
- 2 bottles gin
- 20 limes
`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: the syrup of a recipe, below a heading of its own',
    `${MOON_NOTE}
## For the syrup
- 100 g honey
- 100 ml water

${DUSK_NOTE}`,
    [MOON, DUSK],
  ),
  note(
    'Markdown: the syrup of a recipe, within its list',
    `## Pale Moon
- 50 ml gin
- 20 ml honey syrup

### For the syrup
- 100 g honey
- 100 ml water

### Method
Shake and strain.

## Dusk
- 40 ml rum
- 20 ml lime juice

### Method
Stir over ice.
`,
    [MOON, DUSK],
  ),
];
