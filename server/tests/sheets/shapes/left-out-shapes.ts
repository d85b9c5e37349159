import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets in which something beside the words of a recipe says how to read them. */
export const BESIDE_WORDS_SHAPES: readonly Shape[] = writtenShapes(`
# amounts and units in two columns whose names both mean an amount
Cóctel;Ingrediente;Cantidad;Medida
Paloma;Tequila;50;ml
Paloma;Zumo de lima;1;cucharada
Paloma;Refresco de pomelo;2;partes
Mojito;Ron blanco;45;ml
Mojito;Hierbabuena;8;hojas
Mojito;Azúcar;2;cucharaditas
= Paloma: 50 ml Tequila | 1 cucharada Zumo de lima | 2 partes Refresco de pomelo
= Mojito: 45 ml Ron blanco | 8 hojas Hierbabuena | 2 cucharaditas Azúcar

# marks of footnotes behind the names
Cocktail,Ingredients
Daiquiri [1],"60 ml rum, 30 ml lime juice, 15 ml syrup"
Negroni,"30 ml gin, 30 ml campari, 30 ml vermouth"
Gimlet[12],"60 ml gin, 30 ml lime cordial"
= Daiquiri: 60 ml rum | 30 ml lime juice | 15 ml syrup
= Negroni: 30 ml gin | 30 ml campari | 30 ml vermouth
= Gimlet: 60 ml gin | 30 ml lime cordial

# how long it takes, below a name of steps
Drink,Ingredients,Assembly
Salt Wharf,"50 ml gin, 20 ml lime juice",2 min
Mill Race,"60 ml rum, 20 ml lemon juice",90 sec
= Salt Wharf: 50 ml gin | 20 ml lime juice > Mix.
= Mill Race: 60 ml rum | 20 ml lemon juice > Mix.

# the content of a bottle, below a word that is that of ingredients too
Getränk;Zutat;Menge (cl);EK Flasche (€);Inhalt (cl)
Sandbank;Rum braun;4;18,90;70
Sandbank;Ananassaft;8;2,40;100
Leuchtturm;Gin;5;21,00;70
Leuchtturm;Zuckersirup;1,5;3,20;70
= Sandbank: 4 cl Rum braun | 8 cl Ananassaft
= Leuchtturm: 5 cl Gin | 1,5 cl Zuckersirup

# parts in the name of a column
Cocktail,Ingredient,Parts
Salt Wharf,Gin,1
Salt Wharf,Lime juice,2
Mill Race,Rum,3
Mill Race,Honey,1
= Salt Wharf: 1 part Gin | 2 parts Lime juice
= Mill Race: 3 parts Rum | 1 part Honey

# columns that are called after ingredients, which nearly every recipe has
Name,Bourbon,Sweet vermouth,Bitters,Directions
Salt Wharf,2 oz,1 oz,2 dashes,Stir
Mill Race,1 oz,1 oz,,Stir
= Salt Wharf: 2 oz Bourbon | 1 oz Sweet vermouth | 2 dashes Bitters > Stir
= Mill Race: 1 oz Bourbon | 1 oz Sweet vermouth > Stir

# cards whose labels stand alone, with what is none of the recipe
Cocktail:,Salt Wharf
Serves:,1
Ingredients:,
Gin,60 ml
Lime juice,30 ml
Equipment:,
Shaker,
Method:,
1,Shake
2,Strain
,
Cocktail:,Mill Race
Serves:,1
Ingredients:,
Rum,60 ml
Bitters,2 dashes
Equipment:,
Mixing glass,
Method:,
1,Stir
= Salt Wharf: 60 ml Gin | 30 ml Lime juice > Shake | Strain
= Mill Race: 60 ml Rum | 2 dashes Bitters > Stir

# commas as Arabic has them
الاسم,المكونات,الطريقة
مد,"60 مل عصير ليمون، 20 مل شراب",يُخلط
كثيب,"90 مل عصير برتقال، 10 مل شراب",يُرج
= مد: 60 مل عصير ليمون | 20 مل شراب
= كثيب: 90 مل عصير برتقال | 10 مل شراب

# steps of a word each, which are numbered, beside notes
Título,Ingredientes,Pasos,Notas
Marea,"6 cl de ginebra, 3 cl de lima","1. Agitar
2. Servir",Para el jarabe hacen falta 100 g de azúcar moreno
Duna,"6 cl de ron, 2 golpes de angostura","1. Remover
2. Servir",
= Marea: 6 cl de ginebra | 3 cl de lima > Agitar | Servir
= Duna: 6 cl de ron | 2 golpes de angostura > Remover | Servir

# figures of a bar below columns of recipes
,Pier Light,Mill Race,Quay Wall
Glass,Coupe,Rocks,Highball
Gin (ml),60,,
Rum (ml),,60,45
Lime juice (ml),30,,30
Bitters (dash),,2,
Method,Shake,Stir,Build
GP %,80,79,82
= Pier Light: 60 ml Gin | 30 ml Lime juice > Shake
= Mill Race: 60 ml Rum | 2 dash Bitters > Stir
= Quay Wall: 45 ml Rum | 30 ml Lime juice > Build

# what comes on top of a drink, in a column of its own
Cocktail,Ingredients,Toppings
Salt Wharf,"60 ml gin, 30 ml lime juice","soda, mint"
Mill Race,"60 ml rum, 20 ml honey",ginger beer
= Salt Wharf: 60 ml gin | 30 ml lime juice | soda | mint
= Mill Race: 60 ml rum | 20 ml honey | ginger beer

# a title right above the first of several cards
Bar menu costing,,,
Salt Wharf,,,
Ingredient,Qty,Unit,Cost
Gin,60,ml,1.2
Lime juice,30,ml,0.2
,,,
Mill Race,,,
Ingredient,Qty,Unit,Cost
Rum,60,ml,1.1
Honey,15,ml,0.1
= Salt Wharf: 60 ml Gin | 30 ml Lime juice
= Mill Race: 60 ml Rum | 15 ml Honey

# an ingredient that is called like a sum in another language
Drink,Ingredient
Salt Wharf,Gin
,Lime juice
,Soma
Mill Race,Rum
,Honey
,Soma
= Salt Wharf: Gin | Lime juice | Soma
= Mill Race: Rum | Honey | Soma
`);

/** Sheets of which something is lost that a person would read: each recipe is doubted. */
export const DOUBTFUL_LEFT_OUT_SHAPES: readonly Shape[] = writtenShapes(`
# a column of amounts for each unit, and every row fills one of them
Drink,Ingredient,cl,tsp,dash
Sidecar,Cognac,5,,
Sidecar,Sugar,,1,
Sidecar,Bitters,,,2
Stinger,Brandy,6,,
Stinger,Honey,,2,
= Sidecar: 5 cl Cognac | 1 tsp Sugar | 2 dash Bitters
= Stinger: 6 cl Brandy | 2 tsp Honey

# amounts and kinds of ingredients in turn under names that are repeated
Name,oz,kind,oz,kind,Glass
Sidecar,2,cognac,0.75,lemon,Coupe
Stinger,2,brandy,0.5,crème de menthe,Coupe
Gimlet,2,gin,0.75,lime cordial,Coupe
= Sidecar: 2 oz cognac | 0.75 oz lemon
= Stinger: 2 oz brandy | 0.5 oz crème de menthe
= Gimlet: 2 oz gin | 0.75 oz lime cordial

# columns that are called after ingredients with their unit, beside prices
Cocktail,Gin ml,Lime ml,Old price,New price
Gimlet,60,15,9,10
Rickey,50,20,8,9
= Gimlet: 60 ml Gin | 15 ml Lime
= Rickey: 50 ml Gin | 20 ml Lime

# an ingredient in each of the columns for what comes first, then and last
Drink,First,Then,Last,How
Paloma,50 ml tequila,15 ml lime juice,120 ml grapefruit soda,Build over ice and stir gently
Buck,50 ml whiskey,20 ml lemon juice,150 ml ginger ale,Build in a highball glass
= Paloma: 50 ml tequila | 15 ml lime juice | 120 ml grapefruit soda > Build over ice and stir gently
= Buck: 50 ml whiskey | 20 ml lemon juice | 150 ml ginger ale > Build in a highball glass

# two versions of each drink
Drink,Version,Ingredient,Qty (ml)
Gimlet,one,Gin,60
Gimlet,one,Lime cordial,20
Gimlet,two,Gin,60
Gimlet,two,Lime cordial,15
Buck,one,Whiskey,50
Buck,one,Lemon juice,20
Buck,two,Whiskey,45
Buck,two,Lemon juice,15
= nothing

# how long it takes beside steps
Drink,Ingredients,Assembly
Salt Wharf,"50 ml gin, 20 ml lime juice",Shake and strain.
Mill Race,"60 ml rum, 20 ml lemon juice",2 min
Quay Wall,"60 ml rum, 20 ml honey",Stir over ice.
= Salt Wharf: 50 ml gin | 20 ml lime juice > Shake and strain.
= Quay Wall: 60 ml rum | 20 ml honey > Stir over ice.

# amounts whose column is called otherwise, before their units
Item No.,Beverage Name,Portion,U/M,Product Description,Vendor Code
B-101,Salt Wharf,45,ml,White rum,V-2201
,,60,ml,Guava juice,V-4410
B-102,Mill Race,30,ml,Gin,V-2105
,,20,ml,Grapefruit cordial,V-3307
= Salt Wharf: 45 ml White rum | 60 ml Guava juice
= Mill Race: 30 ml Gin | 20 ml Grapefruit cordial

# a step at the end of a list, as techniques between commas
Name,Recipe
Salt Wharf,"2 oz gin
1 oz lime
Shake, strain"
Mill Race,"2 oz rum
1 oz lemon
Stir / rocks"
= nothing

# a recipe in each line, between dashes and commas
Salt Wharf – 60 ml gin,30 ml lime juice,20 ml syrup – shake
Mill Race – 60 ml rum,2 dashes bitters – stir,
Quay Wall – 45 ml tequila,30 ml lime juice – shake,
= nothing

# steps and glasses in the lines of ingredients
Name,Spec
Salt Wharf,"60 ml gin
30 ml lime juice
shake fine strain
coupe"
Mill Race,"60 ml rum
30 ml lemon juice
coupe"
= nothing

# the syrup of a drink below its ingredients, within the cell
Name,Ingredients,Method
Salt Wharf,"60 ml gin
30 ml lime juice
Honey syrup:
100 g honey
100 ml water",Shake
Mill Race,"60 ml rum
30 ml lemon juice",Stir
= Mill Race: 60 ml rum | 30 ml lemon juice > Stir
`);
