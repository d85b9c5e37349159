import { workbookOf } from './card-shapes.ts';
import type { Shape } from './list-shapes.ts';
import type { FileShape } from './text-file-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets as people keep them, which were refused or came in wrong. */
export const KEPT_SHAPES: readonly Shape[] = writtenShapes(`
# a column of labels, and what goes on below each value
Cocktail:,Dusk
Glass:,Rocks
Ingredients:,45 ml tequila
,15 ml sweet vermouth
,15 ml Campari
,10 ml syrup
,1 dash bitters
Method:,Shake
,Double strain
Garnish:,Orange twist
,
Cocktail:,Dawn
Glass:,Coupe
Ingredients:,60 ml gin
,15 ml lime juice
,15 ml syrup
Method:,Stir with ice
,Strain over ice
Garnish:,Lime wheel
= Dusk: 45 ml tequila | 15 ml sweet vermouth | 15 ml Campari | 10 ml syrup | 1 dash bitters > Shake | Double strain > {"glassware":"Rocks"}
= Dawn: 60 ml gin | 15 ml lime juice | 15 ml syrup > Stir with ice | Strain over ice > {"glassware":"Coupe"}
`);

const CARD = [
  ['Glass', 'Coupe'],
  ['Garnish', 'Mint'],
  [],
  ['45 ml', 'White rum'],
  ['22 ml', 'Lime juice'],
  ['1 dash', 'Bitters'],
  [],
  ['Method', 'Shake with ice.'],
];

export const KEPT_WORKBOOKS: readonly FileShape[] = [
  {
    title: 'a card on each worksheet, whose amounts stand below labels with their values',
    bytes: () => workbookOf(['Dusk', 'Dawn'].map((name) => [name, [[name], ...CARD]])),
    meant: ['Dusk', 'Dawn'].map((name) => [
      name,
      ['45 ml White rum', '22 ml Lime juice', '1 dash Bitters'],
      ['Shake with ice.'],
      { glassware: 'Coupe' },
    ]),
  },
];
