import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets whose names alone say too little, or too much: what their cells are decides. */
export const EVIDENCE_SHAPES: readonly Shape[] = writtenShapes(`
# a title that says the unit of the amounts below it: All amounts in ml
All amounts in ml
Cocktail,Gin,Campari,Lime juice,Soda
Negroni,30,30,,
Gimlet,50,,20,
Collins,45,,25,90
Bitter Soda,,40,,120
= Negroni: 30 ml Gin | 30 ml Campari
= Gimlet: 50 ml Gin | 20 ml Lime juice
= Collins: 45 ml Gin | 25 ml Lime juice | 90 ml Soda
= Bitter Soda: 40 ml Campari | 120 ml Soda

# a title that says the unit of the amounts below it, which stand in a matrix
Alle maten in ml,,,,,
Cocktail,Jenever,Gin,Campari,Limoensap,Bereiding
Salt Wharf,50,,,25,Schud met ijs en zeef in een coupe
Mill Race,,30,30,,Roer met ijs en zeef in een glas
Dray Horse,,45,,20,Schud met ijs en zeef in een coupe
= Salt Wharf: 50 ml Jenever | 25 ml Limoensap > Schud met ijs en zeef in een coupe
= Mill Race: 30 ml Gin | 30 ml Campari > Roer met ijs en zeef in een glas
= Dray Horse: 45 ml Gin | 20 ml Limoensap > Schud met ijs en zeef in een coupe

# a title that says the unit of the amounts beside ingredients, some of which have their own
"House specs, all amounts in oz unless they say otherwise",,,
Drink,Ingredient,Amount,How
Salt Wharf,Rye,2,Shake with ice and strain
Salt Wharf,Lemon juice,.75,Shake with ice and strain
Salt Wharf,Angostura,2 dashes,Shake with ice and strain
Mill Race,Gin,1.5,Stir with ice and strain
Mill Race,Dry vermouth,1,Stir with ice and strain
= Salt Wharf: 2 oz Rye | .75 oz Lemon juice | 2 dashes Angostura > Shake with ice and strain
= Mill Race: 1.5 oz Gin | 1 oz Dry vermouth > Stir with ice and strain

# a technique that says in several words what to do, and no other steps
Cocktail,Spec,Technique,Glass
Salt Wharf,"50 ml rye
20 ml lemon juice","Shake, strain over a big cube",Rocks
Mill Race,"40 ml gin
15 ml dry vermouth","Stir, strain up",Coupe
Dray Horse,"45 ml rum
15 ml lime juice","Dry shake, wet shake, fine strain",Coupe
Night Ferry,"30 ml cognac
30 ml sherry","Stir, strain over a big cube",Rocks
= Salt Wharf: 50 ml rye | 20 ml lemon juice > Shake, strain over a big cube
= Mill Race: 40 ml gin | 15 ml dry vermouth > Stir, strain up
= Dray Horse: 45 ml rum | 15 ml lime juice > Dry shake, wet shake, fine strain
= Night Ferry: 30 ml cognac | 30 ml sherry > Stir, strain over a big cube

# the full name of who fills in a form, before the question for that of the drink
Timestamp,Your full name,What is the name of your cocktail?,List all ingredients,Describe how you make it
3/4/2026 10:02:00,Ada Finch,Salt Wharf,"50 ml rye
20 ml lemon juice",Shake with ice and strain into a coupe.
3/4/2026 11:40:00,Jon Reed,Mill Race,"40 ml gin
15 ml dry vermouth",Stir over ice and strain into a coupe.
= Salt Wharf: 50 ml rye | 20 ml lemon juice > Shake with ice and strain into a coupe.
= Mill Race: 40 ml gin | 15 ml dry vermouth > Stir over ice and strain into a coupe.

# how to mix a recipe beside an ingredient in each row
Drink,Ingredient,Amount,Use,Glass,How To Mix
Salt Wharf,Mint,6,Muddle,Rocks,"Muddle the mint, shake the rest and strain over it"
Salt Wharf,Rye,2oz,Build,Rocks,"Muddle the mint, shake the rest and strain over it"
Salt Wharf,Lemon juice,.75oz,Build,Rocks,"Muddle the mint, shake the rest and strain over it"
Mill Race,Gin,1.5oz,Shake,Coupe,Shake and double strain
Mill Race,Lime juice,1oz,Shake,Coupe,Shake and double strain
= Salt Wharf: 6 Mint | 2oz Rye | .75oz Lemon juice > Muddle the mint, shake the rest and strain over it
= Mill Race: 1.5oz Gin | 1oz Lime juice > Shake and double strain

# two columns called after the recipe: one names it, one says how it is made
Nombre del trago,Ingrediente 1,Medida 1 (ml),Ingrediente 2,Medida 2 (ml),Copa,Receta
El Faro,Ron blanco,60,Zumo de lima,25,Coupe,Agitar con hielo y colar en copa fría
La Vega,Pisco,50,Mosto de uva,40,Vaso corto,Remover con hielo y servir sin adornos
Sol y Sal,Mezcal,45,Zumo de naranja,60,Collins,Servir en el vaso con hielo y remover
= El Faro: 60 ml Ron blanco | 25 ml Zumo de lima > Agitar con hielo y colar en copa fría
= La Vega: 50 ml Pisco | 40 ml Mosto de uva > Remover con hielo y servir sin adornos
= Sol y Sal: 45 ml Mezcal | 60 ml Zumo de naranja > Servir en el vaso con hielo y remover

# two columns called after the making: one holds measured lines with dashes, one the steps
Title,Method,Steps,Glass
Salt Wharf,"- 50 ml rye
- 20 ml lemon juice
- 1 egg white","Dry shake
Shake with ice
Strain",Coupe
Mill Race,"- 40 ml gin
- 15 ml elderflower cordial
- 90 ml tonic",Build over ice,Collins
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 1 egg white > Dry shake | Shake with ice | Strain
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic > Build over ice

# measured lines below the only column that is called after the making
Title,Build,Glass
Salt Wharf,"50 ml rye, 20 ml lemon juice, 10 ml honey",Coupe
Mill Race,"40 ml gin, 15 ml elderflower cordial, 90 ml tonic",Collins
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 10 ml honey
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic

# two columns called after the ingredients: one holds the steps
Cocktail,Ingredients,Spec
Salt Wharf,"50 ml rye, 20 ml lemon juice, 10 ml honey",Shake it hard with ice and strain into a coupe
Mill Race,"40 ml gin, 15 ml elderflower cordial, 90 ml tonic",Build it over ice and stir it once or twice
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 10 ml honey > Shake it hard with ice and strain into a coupe
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic > Build it over ice and stir it once or twice

# blocks of amounts beside ingredients, with labels and their values below them
SALT WHARF,
60ml,Rye
20ml,Lemon juice
1 dash,Saline
Method,"Shake with cracked ice, strain"
Glass,Coupe
Garnish,Lemon wheel
,
MILL RACE,
40ml,Gin
15ml,Elderflower cordial
Method,Stir the cordial into the gin and fill up with tonic
Glass,Collins
Garnish,Cucumber
= SALT WHARF: 60ml Rye | 20ml Lemon juice | 1 dash Saline > Shake with cracked ice, strain > {"glassware": "Coupe", "garnish": ["Lemon wheel"]}
= MILL RACE: 40ml Gin | 15ml Elderflower cordial > Stir the cordial into the gin and fill up with tonic > {"glassware": "Collins", "garnish": ["Cucumber"]}

# a label with its value among the ingredients, which have a row each
Drink;Zutat;Menge;Einheit;Preis
Kirschblüte;Kirschbrand;4;cl;1,10
;Zitronensaft;2;cl;0,20
;Glas: Coupe;1;Stk;
;Deko: Kirsche;1;Stk;0,10
Maronenflip;Weinbrand;5;cl;1,30
;Sahne;3;cl;0,15
;Deko: Muskat;;;0,05
= Kirschblüte: 4 cl Kirschbrand | 2 cl Zitronensaft >  > {"glassware": "Coupe", "garnish": ["Kirsche"]}
= Maronenflip: 5 cl Weinbrand | 3 cl Sahne >  > {"garnish": ["Muskat"]}

# columns called after what they are in a drink, each before its amounts, and one with lines of its own
Cocktail,Base,oz,Modifier,oz,Citrus,oz,Bitters,Method
Salt Wharf,Rye,2,,,Lemon,0.75,2 dashes Angostura,Shake and strain
Mill Race,Gin,1.5,Dry vermouth,1,,,,Stir and strain
Old Quay,Aged rum,1.5,Cherry liqueur,0.5,Lime,0.75,,Shake and strain
= Salt Wharf: 2 oz Rye | 0.75 oz Lemon | 2 dashes Angostura > Shake and strain
= Mill Race: 1.5 oz Gin | 1 oz Dry vermouth > Stir and strain
= Old Quay: 1.5 oz Aged rum | 0.5 oz Cherry liqueur | 0.75 oz Lime > Shake and strain

# columns of unknown words, each behind its amounts
Cocktail,cl,Kick,cl,Zing,cl,Bloom,Glass
Salt Wharf,5,Rye,2,Lemon,,,Coupe
Mill Race,4,Gin,,,1.5,Elderflower,Collins
Old Quay,4.5,Aged rum,2,Lime,1,Cherry liqueur,Coupe
= Salt Wharf: 5 cl Rye | 2 cl Lemon
= Mill Race: 4 cl Gin | 1.5 cl Elderflower
= Old Quay: 4.5 cl Aged rum | 2 cl Lime | 1 cl Cherry liqueur

# names of groups over the parts of an ingredient, beside names that are merged over both rows
Drink,Spirit,,Citrus,,Sweetener,,Glass,Method
Drink,What,ml,What,ml,What,ml,Glass,Method
Salt Wharf,Rye,60,Lemon wedge,1,Honey syrup,15,Coupe,"Shake, strain"
Mill Race,Gin,50,,,Elderflower cordial,20,Collins,Build and stir
Old Quay,Aged rum,50,Lime juice,25,Cherry liqueur,10,Coupe,"Shake, strain"
= Salt Wharf: 60 ml Rye | 1 Lemon wedge | 15 ml Honey syrup > Shake, strain
= Mill Race: 50 ml Gin | 20 ml Elderflower cordial > Build and stir
= Old Quay: 50 ml Aged rum | 25 ml Lime juice | 10 ml Cherry liqueur > Shake, strain

# one last ingredient without an amount, where every other one has it
Drink;Ingredienser;Gör så här
Björkmule;4 cl vodka, 2 cl björksaft, 1,5 cl limejuice, 10 cl ginger beer;Bygg i glaset på is
Hallonfizz;4 cl gin, 3 cl hallonsaft, 2 cl citronjuice, sodavatten;Skaka allt utom soda och toppa
Gran;5 cl brännvin, 2 cl gransirap, 2 cl citronjuice, lemon twist;Skaka och sila
= Björkmule: 4 cl vodka | 2 cl björksaft | 1,5 cl limejuice | 10 cl ginger beer
= Hallonfizz: 4 cl gin | 3 cl hallonsaft | 2 cl citronjuice | sodavatten
= Gran: 5 cl brännvin | 2 cl gransirap | 2 cl citronjuice | lemon twist

# a unit that is cut short before a capital
Drink;Składnik;Ilość;Jednostka
Gruszka sour;Gruszkówka;45;ml
;Sok z cytryny;20;ml
;Białko jajka;1;szt.
Śliwka;Śliwowica;40;ml
;Syrop klonowy;2;łyżecz.
= Gruszka sour: 45 ml Gruszkówka | 20 ml Sok z cytryny | 1 szt. Białko jajka
= Śliwka: 40 ml Śliwowica | 2 łyżecz. Syrop klonowy

# an unknown word above the names, beside what is said of each drink
House pour,Glassware,Build,Table talk
Salt Wharf,Coupe,"50 ml rye, 20 ml lemon juice, 10 ml honey","Sharp and smoky, good with oysters"
Mill Race,Collins,"40 ml gin, 15 ml elderflower cordial, 90 ml tonic",Light and flowery for a warm afternoon
Old Quay,Coupe,"45 ml rum, 20 ml lime juice, 10 ml falernum","Spiced, long, a little sweet"
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 10 ml honey
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic
= Old Quay: 45 ml rum | 20 ml lime juice | 10 ml falernum

# blocks of costs: names of columns above the lines of each drink, and sums below them
Salt Wharf,,,,
Ingredient,Bottle cost,Bottle size (ml),Pour (ml),Cost
Rye,21,700,50,1.5
Lemon juice,4,1000,20,0.08
Total cost,,,,1.58
Sell price,,,,11
GP %,,,,85%
,,,,
Mill Race,,,,
Ingredient,Bottle cost,Bottle size (ml),Pour (ml),Cost
Gin,19,700,40,1.09
Elderflower cordial,6,500,15,0.18
Total cost,,,,1.27
Sell price,,,,10
GP %,,,,87%
= Salt Wharf: 50 ml Rye | 20 ml Lemon juice
= Mill Race: 40 ml Gin | 15 ml Elderflower cordial

# a menu with sections, without amounts
OUR COCKTAILS,,
,,
LONG,,
Mill Race,"gin, elderflower, tonic",11
Old Quay,"rum, ginger, lime",12.5
,,
SHORT,,
Salt Wharf,"rye, lemon, honey, egg white",12
Night Shift,"scotch, coffee liqueur",11
= Mill Race: gin | elderflower | tonic >  > {"category": ["LONG"]}
= Old Quay: rum | ginger | lime >  > {"category": ["LONG"]}
= Salt Wharf: rye | lemon | honey | egg white >  > {"category": ["SHORT"]}
= Night Shift: scotch | coffee liqueur >  > {"category": ["SHORT"]}

# a colon between blanks before the amount of each line
Cocktail,Ingrédient
Le Phare,Rhum : 6 cl
Le Phare,Sirop : 2 cl
Le Quai,Gin : 5 cl
Le Quai,Liqueur : 2 cl
= Le Phare: Rhum : 6 cl | Sirop : 2 cl
= Le Quai: Gin : 5 cl | Liqueur : 2 cl

# olives and cherries that are poured, and a slice that is not
Cocktail,Ingredient,Amount (oz)
Salt Wharf,Gin,2
Salt Wharf,Olive brine,0.5
Mill Race,Rum,2
Mill Race,Cherry Heering,1
Mill Race,Lemon slice,1
= Salt Wharf: 2 oz Gin | 0.5 oz Olive brine
= Mill Race: 2 oz Rum | 1 oz Cherry Heering | 1 Lemon slice

# a punch among blocks, with a bottle of wine
Salt Wharf,
30 ml,gin
30 ml,Campari
,
Long Table,
1 bottle,red wine
2,oranges
1 l,soda
,
Mill Race,
60 ml,rum
30 ml,lime juice
= Salt Wharf: 30 ml gin | 30 ml Campari
= Long Table: 1 bottle red wine | 2 oranges | 1 l soda
= Mill Race: 60 ml rum | 30 ml lime juice

# types of which some are techniques, and which are no steps
Name,Ingredients,Type
Salt Wharf,"2 oz gin, 1 oz lime juice",Shaken
Mill Race,"2 oz rum, 1 oz cola",Long drink
Dray Horse,"2 oz rye, 1 oz vermouth",Stirred
Night Ferry,"2 oz rum, 1 oz pineapple juice",Tiki
= Salt Wharf: 2 oz gin | 1 oz lime juice >  > {"type": "Shaken"}
= Mill Race: 2 oz rum | 1 oz cola >  > {"type": "Long drink"}
= Dray Horse: 2 oz rye | 1 oz vermouth >  > {"type": "Stirred"}
= Night Ferry: 2 oz rum | 1 oz pineapple juice >  > {"type": "Tiki"}

# measured lines before a remark in a cell, and the steps in a column of their own
Name,Recipe,Method
Salt Wharf,"60 ml gin, 20 ml lime juice. Use fresh juice.",Shake hard with ice.
Mill Race,"50 ml rum, 20 ml lime juice. Use dark rum.",Stir well with ice.
Dray Horse,"40 ml rye, 20 ml vermouth. Chill the glass.",Stir long with ice.
= Salt Wharf: 60 ml gin | 20 ml lime juice > Shake hard with ice.
= Mill Race: 50 ml rum | 20 ml lime juice > Stir well with ice.
= Dray Horse: 40 ml rye | 20 ml vermouth > Stir long with ice.
`);

/** Sheets that may be none of recipes, or in which a line may be none of an ingredient: all is doubted or refused. */
export const DOUBTFUL_EVIDENCE_SHAPES: readonly Shape[] = writtenShapes(`
# spirits without a unit among lines that have one
drink,spec,how,glass
Salt Wharf,"1.5 gin, 1 blanc vermouth, 1 bsp yellow chartreuse",Stir with ice and strain,coupe
Mill Race,"1.5 rum, .75 oz lime juice, 1 dash bitters",Shake with ice and strain,coupe
= Salt Wharf: 1.5 oz gin | 1 oz blanc vermouth | 1 bsp yellow chartreuse
= Mill Race: 1.5 oz rum | .75 oz lime juice | 1 dash bitters

# blocks of bottles on shelves
Shelf A,
Gin,700 ml
Rum,1 l
,
Shelf B,
Gin,700 ml
Vermouth,750 ml
= nothing

# a heading within a block of amounts beside names
Salt Wharf,
Rye,60 ml
Lemon juice,20 ml
Glass sizes,
Coupe,120 ml
,
Mill Race,
Gin,40 ml
Tonic,90 ml
= Salt Wharf: 60 ml Rye | 20 ml Lemon juice
= Mill Race: 40 ml Gin | 90 ml Tonic

# who made how much of a bottle
Cocktail,oz,Gin brand,oz,Bartender
Salt Wharf,2,Tanqueray,1,Tom
Mill Race,1,Beefeater,2,Ann
= nothing

# servings beside the base, and the amounts of the others
Name,Base,Quantity,Ingredients
Salt Wharf,Gin,1,"30 ml lime juice, 15 ml syrup"
Mill Race,Rum,2,"30 ml lime juice, 15 ml honey"
= nothing

# how much the whole drink is, and the amounts of all but the base
Name,Spirit,Ingredients,Amount
Salt Wharf,Gin,"30 ml lime juice; 15 ml syrup",120 ml
Mill Race,Rum,"30 ml lime juice; 15 ml honey",140 ml
= nothing

# a step behind what is counted
Name,Ingredients
Salt Wharf,"2 oz gin
2 limes. Muddle them well"
Mill Race,"2 oz rum
1 lime. Shake with ice"
= nothing
`);
