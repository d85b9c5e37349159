import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Numbers beside drinks that are no amounts: nothing of them may come in silence. */
export const DOUBTFUL_UNITLESS_SHAPES: readonly Shape[] = writtenShapes(`
# the orders of tables
Table,Item,Qty
4,Gin & Tonic,2
4,Negroni,1
4,Beer,3
7,Gin & Tonic,1
7,Cola,2
9,Negroni,2
9,Beer,1
= nothing

# the orders of guests, in Portuguese
Cliente,Bebida,Quantidade
Ana,Caipirinha,2
Ana,Cerveja,1
Bruno,Gin tônica,1
Bruno,Cerveja,2
Carla,Caipirinha,1
Carla,Vodka,1
= nothing

# the stock of shelves, with half bottles, in German
Regal,Artikel,Bestand
Regal A,Gin,3.5
Regal A,Rum,2
Regal A,Wodka,1.25
Regal B,Campari,4
Regal B,Wermut,2.5
Kühlschrank,Zitronensaft,1.5
Kühlschrank,Soda,6
= nothing

# the stock of two bars that have the same bottles
Bar,Bottle,Left
Main bar,Gin,1.5
Main bar,Rum,2.25
Main bar,Campari,0.5
Terrace,Gin,0.75
Terrace,Rum,1
Terrace,Campari,1.5
= nothing

# an order from suppliers, in French
Fournisseur,Produit,Quantité,Prix
Maison Blanc,Rhum,10,14.50
Maison Blanc,Gin,20,12.00
Frais & Cie,Jus de citron,5,3.20
Frais & Cie,Menthe,15,1.10
Frais & Cie,Sirop,5,4.00
= nothing

# prices of drinks by groups, without a header, in Spanish
Ginebras,Tanqueray,9.5,Hendricks,11,Bombay,9
Rones,Havana,8.5,Zacapa,13,Brugal,9
Vodkas,Absolut,8,Grey Goose,12,Stoli,8.5
Whiskies,Jameson,9,Lagavulin,14,Ballantines,8
= nothing

# cocktails sold each day
Cocktail,Mon,Tue,Wed,Thu
Negroni,5,10,,15
Daiquiri,10,,5,20
Paloma,,5,10,25
= nothing

# prices of cocktails by size
Cocktail,Small,Large,Jug,Happy hour
Negroni,4.5,6.5,,3.5
Paloma,5,,9.5,
Mojito,4.5,7,8.5,
= nothing

# what the ingredients of cocktails cost, without a header
Negroni,Gin,0.92,Campari,0.78,Vermouth,0.41
Daiquiri,Rum,1.10,Lime juice,0.35,Syrup,0.08
Collins,Gin,0.92,Lemon juice,0.38,Soda,0.22
= nothing

# boxes of bottles with their sizes
Box,Bottle,Size
Negroni box,Gin,70
Negroni box,Campari,70
Negroni box,Vermouth,75
Spritz box,Aperol,70
Spritz box,Prosecco,75
= nothing

# bottles for parties, in Italian
Festa,Bottiglia,Numero
Matrimonio Rossi,Gin,6
Matrimonio Rossi,Tonica,24
Matrimonio Rossi,Prosecco,18
Compleanno Anna,Rum,2
Compleanno Anna,Cola,12
Compleanno Anna,Prosecco,4
= nothing

# sold drinks by month and by spirit
Drink,Ingredient,Sold
Negroni,Gin,140
Negroni,Campari,140
Daiquiri,Rum,95
Daiquiri,Lime juice,95
= nothing

# bottles left in bars, without a header
Main bar,Gin,1.5,Rum,2.25,,
Terrace,Gin,0.5,Campari,1,,
Pool,Rum,2,Vodka,1.5,Soda,6
Cellar,Wine,5,Beer,2,,
= nothing

# blocks of shelves with their goods
Shelf A
3.5 Gin
2 Rum

Shelf B
2 Gin
4 Campari

Fridge
6 Soda
2 Lime juice
= nothing

# long drinks sold with each spirit
Drink,Gin,Vodka,Rum
Tonic,15,20,
Soda,10,25,
Cola,,5,30
= nothing

# long drinks with a price for each spirit
Drink,Gin,Vodka,Rum
Tonic,7.5,7,
Soda,7,6.5,
Cola,,7,7.5
= nothing

# Quantity (cases)
Cocktail,Ingredient,Quantity (cases),Glass
Negroni,Gin,1,Rocks
Negroni,Campari,1.5,Rocks
Daiquiri,Rum,2,Coupe
Daiquiri,Lime juice,0.75,Coupe
Gimlet,Gin,1.5,Coupe
Gimlet,Lime juice,0.5,Coupe
= nothing

# Quantity (€)
Cocktail,Ingredient,Quantity (€),Glass
Negroni,Gin,1,Rocks
Negroni,Campari,1.5,Rocks
Daiquiri,Rum,2,Coupe
Daiquiri,Lime juice,0.75,Coupe
Gimlet,Gin,1.5,Coupe
Gimlet,Lime juice,0.5,Coupe
= nothing

# Quantity (for 10)
Cocktail,Ingredient,Quantity (for 10),Glass
Negroni,Gin,1,Rocks
Negroni,Campari,1.5,Rocks
Daiquiri,Rum,2,Coupe
Daiquiri,Lime juice,0.75,Coupe
Gimlet,Gin,1.5,Coupe
Gimlet,Lime juice,0.5,Coupe
= nothing

# what the numbers are, said above: Bottles per week
Bottles per week
Cocktail,Gin,Campari,Lime juice,Soda
Negroni,30,30,,
Gimlet,50,,20,
Collins,45,,25,90
Bitter Soda,,40,,120
= nothing

# what the numbers are, said above: Cocktail (ml)
Cocktail (ml),Gin,Campari,Lime juice,Soda
Negroni,30,30,,
Gimlet,50,,20,
Collins,45,,25,90
Bitter Soda,,40,,120
= nothing

# millilitres of bowls with dots between the thousands, in German
Drink,Zutat,Menge,Glas
Punsch,Rum,1.500,Bowle
Punsch,Saft,2.500,Bowle
Erdbeerbowle,Wein,3.000,Bowle
Erdbeerbowle,Sekt,1.500,Bowle
= nothing

# what guests had, in numbered columns
Guest,Item 1,Qty 1,Item 2,Qty 2
Ana,Gin,2,Tonic,1.5
Ben,Gin,1,Rum,0.5
Cleo,Rum,1,Cola,3
Dan,Cola,1,Vodka,1
= nothing
`);
