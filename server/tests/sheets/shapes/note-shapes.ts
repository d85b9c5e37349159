import { type FileShape, note } from './text-file-shapes.ts';

/** Notes that people keep as text, opened as a sheet: one column, whose marks say what a line is. */
export const NOTE_SHAPES: readonly FileShape[] = [
  note(
    'Markdown: headings, amounts in bold letters, a label in bold letters and rules between',
    `# Bar book

---

## Harbour Light
* **40 ml** white rum (dry, or aged)
* **20 ml** lime juice
* a few mint leaves

**Method:** Shake everything well, then strain.

---

## Pale Moon
* **50 ml** gin
* **10 ml** maraschino
* Grapefruit soda

**Method:** Build over ice. Top with soda.
`,
    [
      [
        'Harbour Light',
        ['40 ml white rum (dry, or aged)', '20 ml lime juice', 'a few mint leaves'],
        ['Shake everything well, then strain.'],
      ],
      [
        'Pale Moon',
        ['50 ml gin', '10 ml maraschino', 'Grapefruit soda'],
        ['Build over ice.', 'Top with soda.'],
      ],
    ],
  ),
  note(
    'Markdown: sections as headings, numbered steps below a heading that is not known',
    `# Drinks
## With gin
### Fogbank
- 45 ml gin
- 15 ml elderflower
- Ice
#### So geht es
1. Fill a glass
2. Pour gin and elderflower

## With rum
### Sandbar
- 60 ml rum
- 30 ml lime juice
#### So geht es
1. Shake hard
2. Strain
`,
    [
      [
        'Fogbank',
        ['45 ml gin', '15 ml elderflower', 'Ice'],
        ['Fill a glass', 'Pour gin and elderflower'],
        { category: ['With gin'] },
      ],
      ['Sandbar', ['60 ml rum', '30 ml lime juice'], ['Shake hard', 'Strain'], { category: ['With rum'] }],
    ],
  ),
  note(
    'Markdown: glass and slanted method above the list, the garnish below',
    `#### Low Tide

Cocktail Glass

_Shake and fine strain_

+ 2 parts Gin
+ 1 part Orange Juice

Lemon twist

-----

#### High Tide

Highball Glass

_Stir over ice_

+ 3 parts Rum
+ Fill with Soda Water

Orange slice
`,
    [
      [
        'Low Tide',
        ['2 parts Gin', '1 part Orange Juice'],
        ['Shake and fine strain'],
        { glassware: 'Cocktail Glass', garnish: ['Lemon twist'] },
      ],
      [
        'High Tide',
        ['3 parts Rum', 'Fill with Soda Water'],
        ['Stir over ice'],
        { glassware: 'Highball Glass', garnish: ['Orange slice'] },
      ],
    ],
  ),
  note(
    'a list below each name, whose last entry is the technique, in sections',
    `Our list

Whisky
Tall One (Highball)
- 45ml whisky
- 2-3 lemon slices
- Stir
Dark One
- 45ml whisky
- 120ml cola
- Stir
Rum
White One
- 50ml rum
- 20ml lime
- Shake
`,
    [
      ['Tall One (Highball)', ['45ml whisky', '2-3 lemon slices'], ['Stir'], { category: ['Whisky'] }],
      ['Dark One', ['45ml whisky', '120ml cola'], ['Stir'], { category: ['Whisky'] }],
      ['White One', ['50ml rum', '20ml lime'], ['Shake'], { category: ['Rum'] }],
    ],
  ),
  note(
    'Markdown: servings above the list, and steps whose lines are wrapped',
    `## 1. Berry Shake
*4 glasses of about 2 dl*

* 250g strawberries
* 80g sugar

Crush the clean strawberries with the sugar in a blender until the whole of it is
smooth and thick. Then pour it into glasses.

## 2. Cocoa Shake
*3 glasses of about 2 dl*

* 100g honey
* 10g cocoa

Whip both. \\
Serve cold.
`,
    [
      [
        'Berry Shake',
        ['250g strawberries', '80g sugar'],
        [
          'Crush the clean strawberries with the sugar in a blender until the whole of it is smooth and thick.',
          'Then pour it into glasses.',
        ],
      ],
      ['Cocoa Shake', ['100g honey', '10g cocoa'], ['Whip both.', 'Serve cold.']],
    ],
  ),
  note(
    'a ratio or amounts below each name, and what the file is above them',
    `Title: Cocktails
"Date: May 3, 2015"

Even Ways
"1:1:2 Lime juice, Tequila, Cointreau"

Tall Tom
3/4 oz Lemon Juice
1 1/2 oz Gin
Topped off with Club Soda
`,
    [
      ['Even Ways', ['1 part Lime juice', '1 part Tequila', '2 parts Cointreau']],
      ['Tall Tom', ['3/4 oz Lemon Juice', '1 1/2 oz Gin', 'Topped off with Club Soda']],
    ],
  ),
  note(
    'a menu as text: names, and lists between commas that go on in the next line',
    `## The Sours

Gin Cloud
"Aperol, Gin, Lime Juice, Sugar Syrup"

Tall Tom
"Gin, Lemon Juice, Sugar Syrup,"
Soda Water


## Bitter Ones

Red Hour
"Campari, Sweet Vermouth, Soda Water"
`,
    [
      ['Gin Cloud', ['Aperol', 'Gin', 'Lime Juice', 'Sugar Syrup']],
      ['Tall Tom', ['Gin', 'Lemon Juice', 'Sugar Syrup', 'Soda Water']],
      ['Red Hour', ['Campari', 'Sweet Vermouth', 'Soda Water'], undefined, { category: ['Bitter Ones'] }],
    ],
  ),
  note(
    'a colon behind each amount',
    `Velvet
2cl:Almond syrup
8cl:Orange juice

Spring
10cl:Cherry nectar
Tonic Water
`,
    [
      ['Velvet', ['2cl Almond syrup', '8cl Orange juice']],
      ['Spring', ['10cl Cherry nectar', 'Tonic Water']],
    ],
  ),
  note(
    'Markdown: names in bold letters, lists between commas',
    `**Dusk**
30 ml gin, 30 ml Campari, 30 ml vermouth
Stir and strain.

**Dawn**
60 ml rum, 30 ml lime juice, 15 ml syrup
Shake and strain.
`,
    [
      ['Dusk', ['30 ml gin', '30 ml Campari', '30 ml vermouth'], ['Stir and strain.']],
      ['Dawn', ['60 ml rum', '30 ml lime juice', '15 ml syrup'], ['Shake and strain.']],
    ],
  ),
  note(
    'Markdown: labels above numbered ingredients and steps, names behind a label',
    `## Recipe: Dusk
Ingredients:
1. 30 ml gin
2. Campari
Method:
1. Build
2. Stir

## Recipe: Dawn
Ingredients:
1. 50 ml tequila
2. Grapefruit soda
Method:
1. Shake
2. Strain
`,
    [
      ['Dusk', ['30 ml gin', 'Campari'], ['Build', 'Stir']],
      ['Dawn', ['50 ml tequila', 'Grapefruit soda'], ['Shake', 'Strain']],
    ],
  ),
  note(
    'bullets, what stands below them, and the garnish behind a blank line',
    `Dusk
• 1 oz gin
• 1 oz Campari
Stir. Strain over ice.

Orange peel

Dawn
• 2 oz rum
• 1 oz lime juice
Shake well and strain.
`,
    [
      ['Dusk', ['1 oz gin', '1 oz Campari'], ['Stir.', 'Strain over ice.'], { garnish: ['Orange peel'] }],
      ['Dawn', ['2 oz rum', '1 oz lime juice'], ['Shake well and strain.']],
    ],
  ),
  note(
    'labels within the cells, and the ingredients below the description',
    `title,description,directions
TITLE:  DUSK,"DESCRIPTION: A drink  of the  coast—served
all through the year.

2 ounces gin
1 ounce lime juice","DIRECTIONS:  Fill a shaker with ice.
 Shake.
 Strain."
TITLE:  DAWN,"DESCRIPTION: Wow. Everyone likes it.

1 ounce cognac
1 small egg
Dash of bitters","DIRECTIONS:  Shake with ice.
 Dust with nutmeg."
`,
    [
      ['DUSK', ['2 ounces gin', '1 ounce lime juice'], ['Fill a shaker with ice.', 'Shake.', 'Strain.']],
      [
        'DAWN',
        ['1 ounce cognac', '1 small egg', 'Dash of bitters'],
        ['Shake with ice.', 'Dust with nutmeg.'],
      ],
    ],
  ),
  note(
    'a pair of Python for each ingredient',
    `Name,Ingredient1,Ingredient2,Ingredient3,Ingredient4,Directions
Dusk,"('Gin', '1 3/4 oz ')","('Bitters', 'dash')","('Club soda', None)","(None, None)",Stir with ice.
Dawn,"('Dark rum', '2 oz ')","('Egg white', '1 ')","(None, None)","(None, None)",Shake with ice.
`,
    [
      ['Dusk', ['1 3/4 oz Gin', 'dash Bitters', 'Club soda'], ['Stir with ice.']],
      ['Dawn', ['2 oz Dark rum', '1 Egg white'], ['Shake with ice.']],
    ],
  ),
  note(
    'blanks between ingredients whose amounts stand behind their names',
    `name,ingredients,method
夕暮れ,バーボン：45ml ライムJ:15ml シロップ１tsp,シェイク
夜明け,ラム：45ml ライムJ:15ml,シェイク
`,
    [
      ['夕暮れ', ['45ml バーボン', '15ml ライムJ', 'シロップ1tsp'], ['シェイク']],
      ['夜明け', ['45ml ラム', '15ml ライムJ'], ['シェイク']],
    ],
  ),
  note(
    'a half behind an "e" that joins no ingredients',
    `DRINK,INGREDIENTES,COMO FAZER
Tarde,"1 e 1/2 dose de vodca, 3 doses de suco de tomate",Agite bem.
Noite,"2 doses de gim, 1 dose de licor",Agite bem.
`,
    [
      ['Tarde', ['1 e 1/2 dose de vodca', '3 doses de suco de tomate'], ['Agite bem.']],
      ['Noite', ['2 doses de gim', '1 dose de licor'], ['Agite bem.']],
    ],
  ),
  note(
    'no names of columns: lists in brackets beside the names, and empty columns around',
    `,,,,
,Dusk,"(mint, lemonade)",159,
,Pale Dawn,"(Cucumber, mint, lemonade)",159,
,Noon,"(Blueberry,mint,lemonade)",179,
,Late Night,"(Ice-cream,cola)",99,
,Spring,"(Guava,chilli,lemonade)",179,
`,
    [
      ['Dusk', ['mint', 'lemonade']],
      ['Pale Dawn', ['Cucumber', 'mint', 'lemonade']],
      ['Noon', ['Blueberry', 'mint', 'lemonade']],
      ['Late Night', ['Ice-cream', 'cola']],
      ['Spring', ['Guava', 'chilli', 'lemonade']],
    ],
  ),
  note(
    'a name behind a word that other cards have for who signs them',
    `Signature: The Bride
Glass: Coupe
Ingredients:
2 oz gin
1 oz lemon juice
Method: Shake and strain.
`,
    [
      [
        'Signature: The Bride',
        ['2 oz gin', '1 oz lemon juice'],
        ['Shake and strain.'],
        { glassware: 'Coupe' },
      ],
    ],
  ),
  note(
    'Markdown: variations and notes below the steps',
    `## Pale Moon
- 50 ml gin
- 10 ml maraschino

### Method
Stir with ice.

### Variations
- Use rum for a dark moon
- Use more gin

### Notes
Use good ice.

## Dusk
- 40 ml rum
- 20 ml lime juice

### Method
Shake with ice.
`,
    [
      ['Pale Moon', ['50 ml gin', '10 ml maraschino'], ['Stir with ice.']],
      ['Dusk', ['40 ml rum', '20 ml lime juice'], ['Shake with ice.']],
    ],
  ),
];

/** Commas that may separate, and steps that may be ingredients. */
export const DOUBTFUL_NOTE_SHAPES: readonly FileShape[] = [
  note(
    'a dash or a slash glued to each ingredient but the first, whose amounts stand behind commas',
    `Name,Ingredients,Method
Dusk,"Light rum, 2 oz -Lime, Juice of 1 -Sugar, 2 tsp -Soda water ",Shake with ice.
Dawn,"Bourbon, 4.5 cl -Bitters, 2 dashes -Sugar, 1 cube ",Stir with ice.
Noon,"Gin, 1 oz /Campari, 1 oz /Sweet vermouth, 1 oz ",Stir with ice.
`,
    [
      ['Dusk', ['Light rum, 2 oz', 'Lime, Juice of 1', 'Sugar, 2 tsp', 'Soda water'], ['Shake with ice.']],
      ['Dawn', ['Bourbon, 4.5 cl', 'Bitters, 2 dashes', 'Sugar, 1 cube'], ['Stir with ice.']],
      ['Noon', ['Gin, 1 oz', 'Campari, 1 oz', 'Sweet vermouth, 1 oz'], ['Stir with ice.']],
    ],
  ),
  note(
    'Markdown: steps in the list of the ingredients',
    `## Pale Moon
- 50 ml gin
- 10 ml maraschino
- Stir with ice
- Strain over ice

## Dusk
- 40 ml rum
- 20 ml lime juice
- Shake
`,
    [
      ['Pale Moon', ['50 ml gin', '10 ml maraschino'], ['Stir with ice', 'Strain over ice']],
      ['Dusk', ['40 ml rum', '20 ml lime juice'], ['Shake']],
    ],
  ),
];
