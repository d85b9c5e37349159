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

# no header, and steps that begin with the same words
Dusk,"30 ml creme de menthe, 30 ml creme de cacao, 30 ml cream",Shake and strain,Coupe
Dawn,"45 ml cognac, 30 ml creme de cacao, 30 ml cream",Shake and strain; grate nutmeg on top,Coupe
Noon,"50 ml vodka, 20 ml coffee liqueur, 30 ml cream",Build over ice and float the cream,Rocks
Night,"20 ml Galliano, 20 ml creme de cacao, 20 ml cream",Shake and strain,Coupe
= Dusk: 30 ml creme de menthe | 30 ml creme de cacao | 30 ml cream > Shake and strain
= Dawn: 45 ml cognac | 30 ml creme de cacao | 30 ml cream > Shake and strain | grate nutmeg on top
= Noon: 50 ml vodka | 20 ml coffee liqueur | 30 ml cream > Build over ice and float the cream
= Night: 20 ml Galliano | 20 ml creme de cacao | 20 ml cream > Shake and strain

# a till with article numbers and departments
PLU,Item name,Dept,Price,Cost,GP %,Recipe,Active
20141,DUSK MARTINI,Cocktails,11.50,2.31,75.9,40ml vodka / 20ml coffee liqueur / 30ml espresso / 5ml sugar syrup,Y
20142,DAWN MARTINI,Cocktails,12.00,2.87,71.3,40ml vanilla vodka / 15ml Passoa / 30ml passion fruit puree,Y
20177,VIRGIN NOON,Softs,6.00,0.92,81.6,150ml tomato juice / 15ml lemon / 6 dashes Worcestershire,N
= DUSK MARTINI: 40ml vodka | 20ml coffee liqueur | 30ml espresso | 5ml sugar syrup
= DAWN MARTINI: 40ml vanilla vodka | 15ml Passoa | 30ml passion fruit puree
= VIRGIN NOON: 150ml tomato juice | 15ml lemon | 6 dashes Worcestershire

# names and amounts between slashes in two columns, of which one is called as steps are
Cocktail,Build,Specs (oz),Technique
Dusk,White rum / Lime / Simple,2 / 1 / 0.75,Shake
Dawn,Bourbon / Lemon / Honey syrup,2 / 0.75 / 0.75,Shake
Noon,Gin / Vermouth / Chartreuse / Bitters,1.5 / 1 / 0.75 / 1 dash,Stir
= Dusk: 2 oz White rum | 1 oz Lime | 0.75 oz Simple
= Dawn: 2 oz Bourbon | 0.75 oz Lemon | 0.75 oz Honey syrup
= Noon: 1.5 oz Gin | 1 oz Vermouth | 0.75 oz Chartreuse | 1 dash Bitters

# what goes in and what to do with it, in sentences of one cell
From,Drink,Recipe
Ann,Dusk,"60ml bourbon, 10ml syrup, 2 dashes bitters. Stir over ice. Garnish with star anise."
Ben,Dawn,"50ml gin, 15ml Cointreau, 15ml lemon juice. Shake and strain."
Cleo,Noon,"30ml cordial, 90ml prosecco. Build over ice in a wine glass."
= Dusk: 60ml bourbon | 10ml syrup | 2 dashes bitters > Stir over ice. | Garnish with star anise.
= Dawn: 50ml gin | 15ml Cointreau | 15ml lemon juice > Shake and strain.
= Noon: 30ml cordial | 90ml prosecco > Build over ice in a wine glass.
`);

/** Sheets as people keep them, of which something is doubtful. */
export const DOUBTFUL_KEPT_SHAPES: readonly Shape[] = writtenShapes(`
# what is made, how long it keeps, and what is in it
PREP LIST,,,,,
Item,Ingredients & weights,Process,Yield,Shelf life,Allergens
Dusk syrup,"500 g ginger juice, 500 g caster sugar",Blend until dissolved.,800 ml,7 days,
Orgeat,"300 g almonds, 600 g water",Toast and press.,900 ml,10 days,NUTS
Dawn acid,"100 g citric acid, 900 g water",Stir until clear.,1 l,1 month,
= Dusk syrup: 500 g ginger juice | 500 g caster sugar > Blend until dissolved.
= Orgeat: 300 g almonds | 600 g water > Toast and press.
= Dawn acid: 100 g citric acid | 900 g water > Stir until clear.

# ratios, and what they are of between colons
Cocktail,Ratio,Of what,Notes
Dusk,1:1,dry gin : dry vermouth,with a twist
Dawn,8:3:2,white rum : lime : syrup,
Noon,1:1:1,gin : Campari : vermouth,on a rock
= Dusk: 1 part dry gin | 1 part dry vermouth
= Dawn: 8 parts white rum | 3 parts lime | 2 parts syrup
= Noon: 1 part gin | 1 part Campari | 1 part vermouth

# the category of each ingredient, and a number for each cocktail and each line
No.,Cocktail,Line,Category,Brand,Measure,Stock code
1,Dusk,1,Gin,Tanqueray,40 ml,SP-0013
1,Dusk,2,Juice,Lime,20 ml,FR-0002
2,Dawn,1,Rum,Mount Gay,50 ml,SP-0050
2,Dawn,2,Syrup,Falernum,15 ml,SY-0007
2,Dawn,3,Juice,Lime,20 ml,FR-0002
= Dusk: 40 ml Tanqueray | 20 ml Lime
= Dawn: 50 ml Mount Gay | 15 ml Falernum | 20 ml Lime

# a title above a costing whose names stand beside several rows
Costs of spring,,,,,
Drink,Product,Measure,ml,Cost/ml,Cost
Dusk,Gin,2 shots,50,0.031,1.55
Dusk,Lemon juice,1 shot,25,0.008,0.20
Dusk,Gomme,1/2 shot,12.5,0.004,0.05
Dawn,Aged rum,2 shots,50,0.034,1.70
Dawn,Apple juice,1/2 shot,12.5,0.003,0.04
= Dusk: 2 shots Gin | 1 shot Lemon juice | 1/2 shot Gomme
= Dawn: 2 shots Aged rum | 1/2 shot Apple juice
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
