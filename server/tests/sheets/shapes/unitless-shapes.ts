import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets whose amounts have no unit, though everything else says that they are recipes: they are read as they stand, and a note says so. */
export const UNITLESS_SHAPES: readonly Shape[] = writtenShapes(`
# amounts without any unit
Cocktail,Amount 1,Ingredient 1,Amount 2,Ingredient 2,Method
Aster,2,Gin,1,Lime juice,Shake hard. Strain.
Brine,1.5,Rum,0.5,Lime juice,Shake hard. Strain.
= Aster: 2 Gin | 1 Lime juice
= Brine: 1.5 Rum | 0.5 Lime juice

# amounts without units in a row for each ingredient, in Spanish
Cóctel,Ingrediente,Cantidad
Margarita,Tequila,50
Margarita,Zumo de lima,25
Margarita,Triple sec,20
Pisco Sour,Pisco,60
Pisco Sour,Zumo de lima,30
Pisco Sour,Jarabe,20
Mojito,Ron blanco,45
Mojito,Zumo de lima,20
Mojito,Soda,60
= Margarita: 50 Tequila | 25 Zumo de lima | 20 Triple sec
= Pisco Sour: 60 Pisco | 30 Zumo de lima | 20 Jarabe
= Mojito: 45 Ron blanco | 20 Zumo de lima | 60 Soda

# pairs of names and amounts without a header and without units, of a machine
Ti Punch,rhum,50,sirop,10,citron vert,5
Kir,vin blanc,90,crème de cassis,10,,
Cuba Libre,rhum,50,cola,120,citron vert,10
Gin Fizz,gin,45,sirop,15,soda,80
Vodka Soda,vodka,40,soda,120,,
= Ti Punch: 50 rhum | 10 sirop | 5 citron vert
= Kir: 90 vin blanc | 10 crème de cassis
= Cuba Libre: 50 rhum | 120 cola | 10 citron vert
= Gin Fizz: 45 gin | 15 sirop | 80 soda
= Vodka Soda: 40 vodka | 120 soda

# lists of names and of numbers beside each other, in German
Drink,Zutaten,Mengen,Glas
Gin Sour,"Gin, Zitronensaft, Zuckersirup","5, 3, 2",Tumbler
Negroni,"Gin, Campari, roter Wermut","3, 3, 3",Tumbler
Daiquiri,"weißer Rum, Limettensaft, Zuckersirup","6, 3, 1.5",Coupe
Gin Tonic,"Gin, Tonic Water","4, 12",Longdrinkglas
= Gin Sour: 5 Gin | 3 Zitronensaft | 2 Zuckersirup
= Negroni: 3 Gin | 3 Campari | 3 roter Wermut
= Daiquiri: 6 weißer Rum | 3 Limettensaft | 1.5 Zuckersirup
= Gin Tonic: 4 Gin | 12 Tonic Water

# a column for each ingredient with numbers without a unit
Cocktail,Gin,Campari,Sweet vermouth,Bourbon,Lemon juice,Soda
Negroni,30,30,30,,,
Boulevardier,,30,30,40,,
Americano,,40,40,,,60
Collins,50,,,,25,90
Sour,,,,60,30,
= Negroni: 30 Gin | 30 Campari | 30 Sweet vermouth
= Boulevardier: 30 Campari | 30 Sweet vermouth | 40 Bourbon
= Americano: 40 Campari | 40 Sweet vermouth | 60 Soda
= Collins: 50 Gin | 25 Lemon juice | 90 Soda
= Sour: 60 Bourbon | 30 Lemon juice

# measured lists without units beside their method, in Italian
Nome,Ingredienti,Preparazione
Negroni,"1 gin, 1 Campari, 1 vermouth rosso",Mescolare con ghiaccio e filtrare nel bicchiere.
Margarita,"2 tequila, 1 triple sec, 1 succo di lime",Shakerare e filtrare in coppetta.
White Lady,"1.5 gin, 1 Cointreau, 0.75 succo di limone",Shakerare e filtrare in coppetta.
Americano,"1 Campari, 1 vermouth rosso, 2 soda",Versare nel bicchiere con ghiaccio.
= Negroni: 1 gin | 1 Campari | 1 vermouth rosso
= Margarita: 2 tequila | 1 triple sec | 1 succo di lime
= White Lady: 1.5 gin | 1 Cointreau | 0.75 succo di limone
= Americano: 1 Campari | 1 vermouth rosso | 2 soda

# pairs of a machine, one of which pours one thing alone
Vodka Soda,vodka,40,soda,120
Shot,vodka,40,,
Gin Tonic,gin,40,tonic water,120
Rum Cola,rum,50,cola,150
= Vodka Soda: 40 vodka | 120 soda
= Shot: 40 vodka
= Gin Tonic: 40 gin | 120 tonic water
= Rum Cola: 50 rum | 150 cola

# units in a column whose name says nothing
Cocktail,Zutat,Menge,Einh.
Negroni,Gin,3,cl
Negroni,Campari,3,cl
Daiquiri,Rum,6,cl
Daiquiri,Limettensaft,3,cl
Daiquiri,Bitter,2,Dashes
= Negroni: 3 cl Gin | 3 cl Campari
= Daiquiri: 6 cl Rum | 3 cl Limettensaft | 2 Dashes Bitter
`);
