import { lines, names, type Shape } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets in which one thing looks like another, and the rest of the sheet says which it is. */
export const MISTAKEN_SHAPES: readonly Shape[] = writtenShapes(`
# a column for each ingredient without a name above the cocktails, which are called after them
House list
,Gin,Lemon juice,Soda,Whiskey
Gin Fizz,45 ml,30 ml,60 ml,
Whiskey Sour,,30 ml,,60 ml
Gin Soda,45 ml,,120 ml,
= Gin Fizz: 45 ml Gin | 30 ml Lemon juice | 60 ml Soda
= Whiskey Sour: 30 ml Lemon juice | 60 ml Whiskey
= Gin Soda: 45 ml Gin | 120 ml Soda

# a column for each cocktail that is called after an ingredient, without a name above these
,Gin Fizz,Whiskey Sour,Gin Soda
Gin,45 ml,,45 ml
Lemon juice,30 ml,30 ml,
Soda,60 ml,,120 ml
Whiskey,,60 ml,
= Gin Fizz: 45 ml Gin | 30 ml Lemon juice | 60 ml Soda
= Whiskey Sour: 30 ml Lemon juice | 60 ml Whiskey
= Gin Soda: 45 ml Gin | 120 ml Soda

# what is done first and what then
Cocktail,Ingredients,First,Then
Negroni,"30 ml gin, 30 ml campari",Fill the glass with ice.,Pour everything over it and stir.
Daiquiri,"60 ml rum, 30 ml lime",Chill a coupe.,Shake hard and strain into it.
= Negroni: 30 ml gin | 30 ml campari > Fill the glass with ice. | Pour everything over it and stir.
= Daiquiri: 60 ml rum | 30 ml lime > Chill a coupe. | Shake hard and strain into it.

# what is done first and what then, in German
Drink,Zutaten,Zuerst,Dann
Negroni,"30 ml gin, 30 ml campari",Fill the glass with ice.,Pour everything over it and stir.
Daiquiri,"60 ml rum, 30 ml lime",Chill a coupe.,Shake hard and strain into it.
= Negroni: 30 ml gin | 30 ml campari > Fill the glass with ice. | Pour everything over it and stir.
= Daiquiri: 60 ml rum | 30 ml lime > Chill a coupe. | Shake hard and strain into it.

# what is done first and what then, without full stops, in Spanish
Cóctel,Ingredientes,Primero,Luego
Negroni,"30 ml ginebra, 30 ml campari",Llenar el vaso con hielo,Remover con cuidado y servir
Daiquiri,"60 ml ron, 30 ml lima",Enfriar la copa,Agitar con hielo y colar
= Negroni: 30 ml ginebra | 30 ml campari > Llenar el vaso con hielo | Remover con cuidado y servir
= Daiquiri: 60 ml ron | 30 ml lima > Enfriar la copa | Agitar con hielo y colar

# a method beside the days when a drink was made last and is made next
Cocktail,Ingredients,Method,Last,Next
Negroni,"30 ml gin, 30 ml campari",Stir with ice.,2024-01-02,2024-02-02
Daiquiri,"60 ml rum, 30 ml lime",Shake with ice.,2024-01-03,2024-02-03
= Negroni: 30 ml gin | 30 ml campari > Stir with ice.
= Daiquiri: 60 ml rum | 30 ml lime > Shake with ice.

# a method beside what is done before and after it
Cocktail,Ingredients,Method,First,Then
Negroni,"30 ml gin, 30 ml campari",Stir with ice.,Chill the glass.,Clean the spoon.
Daiquiri,"60 ml rum, 30 ml lime",Shake with ice.,Chill the coupe.,Clean the shaker.
= Negroni: 30 ml gin | 30 ml campari > Stir with ice.
= Daiquiri: 60 ml rum | 30 ml lime > Shake with ice.

# names that begin with a number in Spanish and Danish
Negroni,
1 oz,Gin
1 oz,Campari
,
Fire and Ice,
2 oz,Mezcal
1 oz,Lime juice
,
Dos Amigos,
1 oz,Tequila
1 oz,Lime juice
= Negroni: 1 oz Gin | 1 oz Campari
= Fire and Ice: 2 oz Mezcal | 1 oz Lime juice
= Dos Amigos: 1 oz Tequila | 1 oz Lime juice

# a name that begins with "Not", in a row of its own
Cocktail,Amount,Ingredient
Negroni,1 oz,Gin
,1 oz,Campari
Not Your Mule,,
,2 oz,Vodka
,4 oz,Ginger beer
= Negroni: 1 oz Gin | 1 oz Campari
= Not Your Mule: 2 oz Vodka | 4 oz Ginger beer

# ingredients that are called like a unit elsewhere
Cocktail,Ingredient,Amount,Unit
Dirty Chai,Vodka,1.5,oz
Dirty Chai,Chai,2,oz
Hanky Panky,Gin,1.5,oz
Hanky Panky,Branca,0.25,oz
= Dirty Chai: 1.5 oz Vodka | 2 oz Chai
= Hanky Panky: 1.5 oz Gin | 0.25 oz Branca

# what an ingredient costs per drink
Cocktail,Ingredient,Bottle,Per drink,Pour,Unit
Negroni,Gin,24,0.95,1,oz
Negroni,Campari,28,1.10,1,oz
Daiquiri,Rum,20,1.58,2,oz
Daiquiri,Lime juice,8,0.31,1,oz
= Negroni: 1 oz Gin | 1 oz Campari
= Daiquiri: 2 oz Rum | 1 oz Lime juice

# ingredients without an amount that have the name of a total
Cocktail,Ingredient,Amount
Mule,Vodka,2 oz
Mule,Ginger beer,
Solar Sour,Total Eclipse gin,
Solar Sour,Lemon juice,1 oz
= Mule: 2 oz Vodka | Ginger beer
= Solar Sour: Total Eclipse gin | 1 oz Lemon juice

# another brand in each row before the cocktail
Brand,Cocktail,Ingredient,Amount
Tanqueray,Negroni,Gin,1 oz
Cocchi,Negroni,Vermouth,1 oz
Plantation,Daiquiri,Rum,2 oz
House,Daiquiri,Syrup,0.75 oz
= Negroni: 1 oz Gin | 1 oz Vermouth
= Daiquiri: 2 oz Rum | 0.75 oz Syrup

# with what it is recommended
Cocktail,Ingredients,Recommended
Negroni,"1 oz gin, 1 oz campari",with olives
Daiquiri,"2 oz rum, 1 oz lime juice",with nuts
= Negroni: 1 oz gin | 1 oz campari
= Daiquiri: 2 oz rum | 1 oz lime juice

# names that are words with a number
Name,Ingredients
Studio54,"1 oz gin, 1 oz campari"
Negroni1919,"2 oz rum, 1 oz lime juice"
= Studio54: 1 oz gin | 1 oz campari
= Negroni1919: 2 oz rum | 1 oz lime juice

# who drank it, whether it was stirred, and its page
Drinker,Cocktail,Ingredients,Stirred,URI
Anna,Negroni,"1 oz gin, 1 oz campari",yes,https://bar.example/negroni
Ben,Daiquiri,"2 oz rum, 1 oz lime juice",no,https://bar.example/daiquiri
= Negroni: 1 oz gin | 1 oz campari
= Daiquiri: 2 oz rum | 1 oz lime juice
`);

/** Sheets in which nothing says which of two things it is. */
export const DOUBTFUL_MISTAKEN_SHAPES: readonly Shape[] = writtenShapes(`
# a strong rum without its amount, beside others that have theirs
Cocktail,Ingredient 1,Ingredient 2,Ingredient 3,Measure 1,Measure 2,Measure 3
Lemon Shot,Galliano,Sugar,151 proof rum,1/2 oz,Bacardi,
Negroni,Gin,Campari,Sweet vermouth,1 oz,1 oz,1 oz
= Negroni: 1 oz Gin | 1 oz Campari | 1 oz Sweet vermouth

# places on a shelf beside units
Cocktail,Shelf,Unit,Ingredient
Negroni,12,ml,gin
Negroni,4,ml,campari
Daiquiri,7,ml,rum
Daiquiri,3,ml,lime juice
= nothing

# measures below a heading that names something else
Cocktail,Ingredient,Left in stock
Negroni,gin,700 ml
Negroni,campari,500 ml
Daiquiri,rum,300 ml
Daiquiri,lime juice,200 ml
= nothing

# a unit above a table of ingredients and cocktails, which is that of the glasses
Glasses in l
,Negroni,Daiquiri,Collins
Gin,3,,5
Campari,3,,
Rum,,6,
Lime juice,,2,2
Soda,,,10
= nothing

# cocktails above the amounts and ingredients beside them, all called after spirits
,Vodka Martini,Rum Collins,Bourbon Smash
Gin,45 ml,,45 ml
Campari,30 ml,30 ml,
Brandy,60 ml,,20 ml
= nothing

# the units in which ingredients are sold
Cocktail,Ingredient,Amount,Price,per
Negroni,Gin,30,20,l
Negroni,Campari,30,22,l
Daiquiri,Rum,60,25,l
Daiquiri,Lime juice,25,4,l
= nothing

# two columns of units
Cocktail,Ingredient,Amount,Bar,Home
Negroni,Gin,3,cl,parts
Negroni,Campari,3,cl,parts
Daiquiri,Rum,6,cl,parts
Daiquiri,Lime juice,3,cl,parts
= nothing

# parts, and how large one is
Cocktail,Ingredient,Parts (1 part = 20 ml)
Negroni,Gin,1.5
Negroni,Campari,1.5
Daiquiri,Rum,3
Daiquiri,Lime juice,1.5
= nothing

# steps in columns whose names say nothing of their order
Cocktail,Ingredients,Part one,Part two
Negroni,"30 ml gin, 30 ml campari",Fill the glass with ice.,Pour everything over it and stir.
Daiquiri,"60 ml rum, 30 ml lime",Chill a coupe.,Shake hard and strain into it.
= Negroni: 30 ml gin | 30 ml campari > Fill the glass with ice. | Pour everything over it and stir.
= Daiquiri: 60 ml rum | 30 ml lime > Chill a coupe. | Shake hard and strain into it.
`);

/** Sheets that do not say enough to be read right: each recipe has to be doubted or refused, never taken in silence. */
export const DOUBTFUL_SHAPES: readonly Shape[] = [
  ...writtenShapes(`
# about so many of an ingredient
Cocktail,Ingredients,Method
Aster,"2 oz Rum, about 10 mint leaves, 1 oz Lime juice",Shake hard. Strain.
Brine,"2 oz Gin, 1 oz Lime juice",Shake hard. Strain.
= Aster: 2 oz Rum | about 10 mint leaves | 1 oz Lime juice
= Brine: 2 oz Gin | 1 oz Lime juice

# a list of names that says more than the one with amounts
Cocktail,Ingredients,Spec,Method
Aster,"Gin, Lime juice, Mint","2 oz Gin, 1 oz Lime juice",Shake hard. Strain.
Brine,"Rum, Lime juice, Saline","2 oz Rum, 1 oz Lime juice",Shake hard. Strain.
= Aster: 2 oz Gin | 1 oz Lime juice | Mint
= Brine: 2 oz Rum | 1 oz Lime juice | Saline

# fewer amounts than ingredients
Cocktail,Amounts,Ingredients,Method
Aster,"2 oz, 1 oz","Gin, Lime juice, Soda water",Shake hard. Strain.
Brine,"2 oz, 1 oz","Rum, Lime juice, Soda water",Shake hard. Strain.
= Aster: 2 oz Gin | 1 oz Lime juice | Soda water
= Brine: 2 oz Rum | 1 oz Lime juice | Soda water

# commas between ingredients and within them
Cocktail,Ingredients,Method
Aster,"2 oz Gin, 1 oz Lime juice, lime wheel, berries on a pick",Shake hard. Strain.
Brine,"1 pear, from a tin, 2 oz Rum, 1 oz Lime juice",Shake hard. Strain.
Clove,"1 oz each apple juice, pear juice, plum juice, 2 oz Rum",Shake hard. Strain.
Dune,"2 oz Gin, 1 oz Lime juice, 1 oz Soda, Lime wheel; berries",Shake hard. Strain.
= Aster: 2 oz Gin | 1 oz Lime juice | Lime wheel, berries on a pick
= Brine: 1 pear, from a tin | 2 oz Rum | 1 oz Lime juice
= Clove: 1 oz each apple juice, pear juice, plum juice | 2 oz Rum
= Dune: 2 oz Gin | 1 oz Lime juice | 1 oz Soda | Lime wheel; berries

# semicolons between ingredients and within them
Cocktail,Ingredients,Method
Aster,2 oz Gin; 1 oz Lime juice; lime wheel; cherries on a pick,Shake hard. Strain.
Brine,"2 oz Rum; 1 oz Lime juice; Orange, lemon, and lime slices; cherry",Shake hard. Strain.
= Aster: 2 oz Gin | 1 oz Lime juice | Lime wheel; cherries on a pick
= Brine: 2 oz Rum | 1 oz Lime juice | Orange, lemon, and lime slices; cherry

# a price list
Cocktail,Glass,Bottle,Happy hour,Takeaway
Aster,9,48,7,
Brine,10,52,,8
Cinder,11,,8,9
= nothing
`),
  {
    title: 'everything about a recipe in one cell',
    table: [
      ['Cocktail', 'Recipe'],
      ...RECIPES.map((one) => [one.name, `${lines(one).join(', ')}. ${one.steps.join(' ')}`]),
    ],
    fields: ['name', 'ingredients', 'instructions'],
  },
  {
    title: 'a header in a language that is not known',
    table: [
      ['Qelmo', 'Vashtari', 'Undrokel'],
      ...RECIPES.map((one) => [one.name, names(one).join(' و '), one.steps.join(' ')]),
    ],
    fields: ['name', 'ingredients', 'instructions'],
  },
];
