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

# headings that nobody knows above what is plainly names and ingredients, a name like a number among them
Shooter,Layers from the bottom,Shot price
A-77,20ml Kahlua + 20ml Baileys + 20ml rum,4
Small Dusk,30ml Kahlua + 10ml Baileys,3.5
Jam Dawn,15ml Chambord + 15ml Baileys,4
= A-77: 20ml Kahlua | 20ml Baileys | 20ml rum
= Small Dusk: 30ml Kahlua | 10ml Baileys
= Jam Dawn: 15ml Chambord | 15ml Baileys

# amounts in words below a heading that nobody knows
Drink,Pour this,How to make it
Dusk,"two shots vodka; half a shot grenadine; lemonade to fill",Build in a tall glass.
Dawn,"one and a half shots gin; one shot Campari",Build over ice.
Noon,"1 shot rum; a dash of bitters",Shake and strain.
= Dusk: two shots vodka | half a shot grenadine | lemonade to fill > Build in a tall glass.
= Dawn: one and a half shots gin | one shot Campari > Build over ice.
= Noon: 1 shot rum | a dash of bitters > Shake and strain.

# headings with a letter too few, too many or another one
Coctail,Ingrediants,Instrucions,Glaswear,Garnsh
Dusk,2 oz gin; 1 oz lime; 4 oz soda,Stir in a mug over ice.,Mug,lime wheel
Dawn,1.5 oz vodka; 1 oz triple sec; .5 oz lime,Shake and strain.,Martini,orange peel
= Dusk: 2 oz gin | 1 oz lime | 4 oz soda > Stir in a mug over ice. > {"garnish":["Lime wheel"]}
= Dawn: 1.5 oz vodka | 1 oz triple sec | .5 oz lime > Shake and strain. > {"garnish":["Orange peel"]}

# a spirit and its amount, and the others in a list with theirs
Drinknamn,Sprit,Mängd,Tillbehör,Gör så här,Glas
Skymning,Gin,4 cl,"2 cl citronjuice, 1 cl sockerlag",Skaka och sila.,Lowball
Gryning,Akvavit,3 cl,"3 cl Campari, 3 cl vermouth",Rör med is.,Coupe
= Skymning: 4 cl Gin | 2 cl citronjuice | 1 cl sockerlag > Skaka och sila.
= Gryning: 3 cl Akvavit | 3 cl Campari | 3 cl vermouth > Rör med is.

# Danish
Navn,Ingredienser,Fremgangsmåde,Pynt
Tusmørke,"4 cl vodka, 2 cl solbærsirup, 1 cl citronsaft",Ryst med is.,Solbær
Gry,"4 cl calvados, 10 cl æblemost",Varm forsigtigt op.,Kanelstang
= Tusmørke: 4 cl vodka | 2 cl solbærsirup | 1 cl citronsaft > Ryst med is. > {"garnish":["Solbær"]}
= Gry: 4 cl calvados | 10 cl æblemost > Varm forsigtigt op. > {"garnish":["Kanelstang"]}

# Finnish
Nimi,Ainekset,Valmistusohje,Lasi
Hämärä,"4 cl vodkaa, 4 cl mehua, 2 cl sitruunamehua",Ravista jäiden kanssa.,Cocktaillasi
Aamu,"4 cl giniä, 15 cl tonicia",Rakenna lasiin.,Highball
= Hämärä: 4 cl vodkaa | 4 cl mehua | 2 cl sitruunamehua > Ravista jäiden kanssa. > {"glassware":"Cocktaillasi"}
= Aamu: 4 cl giniä | 15 cl tonicia > Rakenna lasiin. > {"glassware":"Highball"}
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
