import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Tables that stand on their side: the recipes are columns. */
export const TURNED_SHAPES: readonly Shape[] = writtenShapes(`
# the unit in the corner of a matrix, and noughts for what is not in it
cl,Dusk,Dawn,Noon
Gin,6,0,3
Rum,0,6,0
Lime juice,2,3,0
Sugar syrup,1,0,1.5
Soda water,0,0,6
= Dusk: 6 cl Gin | 2 cl Lime juice | 1 cl Sugar syrup
= Dawn: 6 cl Rum | 3 cl Lime juice
= Noon: 3 cl Gin | 1.5 cl Sugar syrup | 6 cl Soda water

# a column of units beside the ingredients, below an empty corner and fields
,Measurement,Dusk,Dawn,Noon
Glass,,Rocks,Rocks,Tall
Method,,"Stir, Strain","Shake, Strain","Shake, Strain"
Angostura Bitters,dashes,2,,
Campari,oz,1.5,,1
Gin,oz,1,,1
Grapes,Grapes,,5,
Light Rum,oz,,2,
Lime Juice,oz,,0.75,1
Mint,leaves,,10,
Sweet Vermouth,oz,1.5,,
= Dusk: 2 dashes Angostura Bitters | 1.5 oz Campari | 1 oz Gin | 1.5 oz Sweet Vermouth > Stir, Strain > {"glassware":"Rocks"}
= Dawn: 5 Grapes | 2 oz Light Rum | 0.75 oz Lime Juice | 10 leaves Mint > Shake, Strain
= Noon: 1 oz Campari | 1 oz Gin | 1 oz Lime Juice > Shake, Strain > {"glassware":"Tall"}

# fields down and cocktails across, the ingredients in rows of their own
Drink,Dusk,Dawn,Noon
Base,60 ml gin,45 ml rum,30 ml gin
Modifier,15 ml Campari,30 ml lime juice,15 ml dry vermouth
Sweetener,5 ml syrup,5 ml syrup,
Other,absinthe rinse,,7 ml Fernet
Glass,Coupe,Rocks,Coupe
Garnish,Cherry,Lime,Olive
Method,Stir and strain,Shake and strain,Stir and strain
Price,$14,$14,$15
= Dusk: 60 ml gin | 15 ml Campari | 5 ml syrup | absinthe rinse > Stir and strain > {"glassware":"Coupe"}
= Dawn: 45 ml rum | 30 ml lime juice | 5 ml syrup > Shake and strain > {"glassware":"Rocks"}
= Noon: 30 ml gin | 15 ml dry vermouth | 7 ml Fernet > Stir and strain > {"glassware":"Coupe"}

# fields among the ingredients of a matrix, below a title in the corner
Autumn list,Dusk,Dawn,Noon
Glass,Rocks,Coupe,Mug
Gin (ml),30,,
Campari (ml),30,,
Pear brandy (ml),,45,
Bourbon (ml),,,45
Lemon juice (ml),,25,15
Honey (ml),,,20
Method,stir,shake,build
Garnish,orange,nutmeg,lemon
Total ml,60,70,80
= Dusk: 30 ml Gin | 30 ml Campari > stir > {"glassware":"Rocks"}
= Dawn: 45 ml Pear brandy | 25 ml Lemon juice > shake > {"glassware":"Coupe"}
= Noon: 45 ml Bourbon | 15 ml Lemon juice | 20 ml Honey > build > {"glassware":"Mug"}
`);

/** Crosses say what is in a drink, and not how much. */
export const DOUBTFUL_TURNED_SHAPES: readonly Shape[] = writtenShapes(`
# crosses for the ingredients, below an empty corner
,Gin,Vodka,Rum,Lime,Mint,Sugar,Tonic,Soda
Gin & Tonic,x,,,x,,,x,
Vodka Soda,,x,,x,,,,x
Mojito,,,x,x,x,x,,x
= Gin & Tonic: Gin | Lime | Tonic
= Vodka Soda: Vodka | Lime | Soda
= Mojito: Rum | Lime | Mint | Sugar | Soda

# crosses for what is in a dish
Cocktail,Milk,Gluten,Nuts,Celery,Sulphites
Dusk,x,,,x,
Dawn,,x,,,x
Noon,,,x,,
= nothing
`);
