import { tableCase } from './table-case.ts';

/** The import reads these tables right, without a doubt. */
export const READ_TABLES = [
  `units in a row below the names of the columns
Cocktail,Gin,Rum,Lime juice,Mint
,ml,ml,ml,leaves
Aster,50,,20,
Brine,,50,20,8
---
Aster | 50 ml Gin | 20 ml Lime juice
Brine | 50 ml Rum | 20 ml Lime juice | 8 leaves Mint`,
  `a column per ingredient, its unit in the header
Name,Category,Gin (oz),Lemon juice (oz),Rum (oz),Orange bitters (dashes),Directions
Aster,Sours,2,0.75,,2,Shake hard with ice. Strain.
Brine,Sours,,1,1.5,,Shake hard with ice. Strain.
Cinder,Long drinks,1,0.5,0.5,,Shake hard with ice. Strain.
Dune,Aperitifs,2,,,1,Stir with ice. Strain.
---
Aster | 2 oz Gin | 0.75 oz Lemon juice | 2 dashes Orange bitters
Brine | 1 oz Lemon juice | 1.5 oz Rum
Cinder | 1 oz Gin | 0.5 oz Lemon juice | 0.5 oz Rum
Dune | 2 oz Gin | 1 dashes Orange bitters`,
  `fractions and units that are glued to each other
Cocktail,Ingredient list,Method
Daiquiri,"2oz White rum, 1oz Lime juice, ¾oz Simple syrup",Shake with ice. Strain into a coupe.
Corpse Reviver,"1½oz Cognac, 1⅓oz Calvados, ⅔oz Sweet vermouth",Stir with ice. Strain.
Bramble,"1 ½oz Gin, ¾ oz Lemon juice, 2tsp Sugar, ⅓ oz Mûre",Shake with ice. Strain.
---
Daiquiri | 2oz White rum | 1oz Lime juice | ¾oz Simple syrup
Corpse Reviver | 1½oz Cognac | 1⅓oz Calvados | ⅔oz Sweet vermouth
Bramble | 1 ½oz Gin | ¾ oz Lemon juice | 2tsp Sugar | ⅓ oz Mûre`,
  `names that begin with a number
Cocktail,Ingredient list,Method
1 Daiquiri,"2 oz White rum, 1 oz Lime juice",Shake with ice.
43 Sour,"2 oz Licor 43, 1 oz Lemon juice",Shake with ice.
007 Martini,"3 oz Gin, 1 oz Vodka",Shake with ice.
---
1 Daiquiri | 2 oz White rum | 1 oz Lime juice => Shake with ice.
43 Sour | 2 oz Licor 43 | 1 oz Lemon juice => Shake with ice.
007 Martini | 3 oz Gin | 1 oz Vodka => Shake with ice.`,
  `numbered ingredients and amounts in Japanese above English recipes
カクテル名,材料1,分量1,材料2,分量2,材料3,分量3,作り方,グラス
Daiquiri,White rum,45ml,Lime juice,15ml,Sugar,1tsp,Shake with ice. Strain into a coupe.,Coupe
Negroni,Gin,30ml,Campari,30ml,Sweet vermouth,30ml,Stir with ice. Strain over a large cube.,Rocks
---
Daiquiri | 45ml White rum | 15ml Lime juice | 1tsp Sugar => Shake with ice. | Strain into a coupe.
Negroni | 30ml Gin | 30ml Campari | 30ml Sweet vermouth => Stir with ice. | Strain over a large cube.`,
  `drink columns: a row per ingredient, a column per cocktail
Ingredient,Daiquiri,Negroni,Gimlet
White rum,2 oz,,
Gin,,1 oz,2 oz
Campari,,1 oz,
Sweet vermouth,,1 oz,
Lime juice,1 oz,,¾ oz
Simple syrup,¾ oz,,¾ oz
---
Daiquiri | 2 oz White rum | 1 oz Lime juice | ¾ oz Simple syrup
Negroni | 1 oz Gin | 1 oz Campari | 1 oz Sweet vermouth
Gimlet | 2 oz Gin | ¾ oz Lime juice | ¾ oz Simple syrup`,
  `Chinese without blanks
名称,配料,做法,杯型
暮色,金酒45毫升、柠檬汁20毫升,加冰摇匀。滤入杯中。,鸡尾酒杯
晨光,白酒30毫升、蜂蜜10毫升,加冰搅拌。,古典杯
---
暮色 | 金酒45毫升 | 柠檬汁20毫升
晨光 | 白酒30毫升 | 蜂蜜10毫升`,
  `ingredients down and cocktails across, costs beside, totals below, the unit in the title
SPECS – all amounts in ml,,,,
,Cost / L,Dusk,Dawn,Noon
Dry gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20
Soda,0.80,,,90
Total ml,,80,70,140
Cost per drink,,1.19,0.98,0.66
---
Dusk | 60 ml Dry gin | 20 ml Lime juice
Dawn | 60 ml White rum | 10 ml Sugar syrup
Noon | 30 ml Dry gin | 20 ml Sugar syrup | 90 ml Soda`,
  `parts in the name of a column
Cocktail,Ingredient,Parts
Salt Wharf,Gin,1
Salt Wharf,Lime juice,2
Mill Race,Rum,3
Mill Race,Honey,1
---
Salt Wharf | 1 part Gin | 2 parts Lime juice
Mill Race | 3 parts Rum | 1 part Honey`,
  `CSV of a German Excel: semicolons and decimal commas
Cocktail;Menge 1;Zutat 1;Menge 2;Zutat 2;Zubereitung
Abendrot;4,5 cl;Gin;1,5 cl;Zitronensaft;Kräftig schütteln. Abseihen.
Bergluft;2,25 cl;Korn;1,0 cl;Wermut;Auf Eis rühren. Abseihen.
---
Abendrot | 4,5 cl Gin | 1,5 cl Zitronensaft
Bergluft | 2,25 cl Korn | 1,0 cl Wermut`,
  `a unit in the header, and pieces and dashes among the amounts
Cocktail,Amount (oz),Ingredient
Dusk,2,Gin
Dusk,2 dashes,Bitters
Dusk,8,Mint leaves
---
Dusk | 2 oz Gin | 2 dashes Bitters | 8 Mint leaves`,
  `the unit in the corner of drink columns, and noughts for what is not in it
cl,Dusk,Dawn,Noon
Gin,6,0,3
Rum,0,6,0
Lime juice,2,3,0
Sugar syrup,1,0,1.5
Soda water,0,0,6
---
Dusk | 6 cl Gin | 2 cl Lime juice | 1 cl Sugar syrup
Dawn | 6 cl Rum | 3 cl Lime juice
Noon | 3 cl Gin | 1.5 cl Sugar syrup | 6 cl Soda water`,
  `amounts and units in columns of two words for an amount, in Spanish
Receta;Ingrediente;Cantidad;Medida
Dusk;Pisco;60;ml
Dusk;Limón;30;ml
Dawn;Ron;50;ml
Dawn;Sal;1;pizca
---
Dusk | 60 ml Pisco | 30 ml Limón
Dawn | 50 ml Ron | 1 pizca Sal`,
  `names and amounts side by side, the unit in the name of the amounts
Cocktail,Base,Base (oz),Modifier,Modifier (oz),Method
Dusk,Cognac,2,Cointreau,1,Shake with ice. Strain.
Dawn,Gin,2,Orgeat,0.5,Shake with ice. Strain.
---
Dusk | 2 oz Cognac | 1 oz Cointreau => Shake with ice. | Strain.
Dawn | 2 oz Gin | 0.5 oz Orgeat => Shake with ice. | Strain.`,
  `a row per ingredient, the rows of a recipe apart from each other
Cocktail,Ingredient,Amount
Dusk,Gin,50 ml
Dawn,Rum,50 ml
Dusk,Lemon,20 ml
Dawn,Lime,20 ml
---
Dusk | 50 ml Gin | 20 ml Lemon
Dawn | 50 ml Rum | 20 ml Lime`,
  `the unit of a list in its column's name, and pieces among it
Cocktail,Spec (ml),Method
Dusk,60 gin / 7.5 honey / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 8 mint leaves,Shake with ice. Strain.
Noon,45 rye / 22.5 lemon,Shake with ice. Strain.
---
Dusk | 60 ml gin | 7.5 ml honey | 3 dashes bitters => Shake with ice. | Strain.
Dawn | 50 ml rum | 20 ml lemon | 8 mint leaves => Shake with ice. | Strain.
Noon | 45 ml rye | 22.5 ml lemon => Shake with ice. | Strain.`,
  `numbered pairs
strDrink,strIngredient1,strMeasure1,strIngredient2,strMeasure2,strIngredient3,strMeasure3,strInstructions
Harbour Lantern,London dry gin,2 oz,Lemon juice,3/4 oz,Orange bitters,2 dashes,Shake hard. Strain.
Long Meadow,White rum,1.5 oz,Soda water,,,,Stir. Serve.
---
Harbour Lantern | 2 oz London dry gin | 3/4 oz Lemon juice | 2 dashes Orange bitters
Long Meadow | 1.5 oz White rum | Soda water`,
  `pairs without numbers
Name,Qty,Ingredient,Qty,Ingredient,Preparation
Harbour Lantern,2 oz,London dry gin,3/4 oz,Lemon juice,Shake hard. Strain.
Long Meadow,1.5 oz,White rum,,Soda water,Stir. Serve.
---
Harbour Lantern | 2 oz London dry gin | 3/4 oz Lemon juice
Long Meadow | 1.5 oz White rum | Soda water`,
  `one row per ingredient, everything else once
drink,glass,method,ingredient_number,amount,unit,ingredient
Harbour Lantern,Coupe,Shake hard. Strain.,1,2,oz,London dry gin
,,,2,3/4,oz,Lemon juice
Long Meadow,Highball,Stir. Serve.,1,1.5,oz,White rum
,,,2,8,,Mint leaves
,,,3,,,Soda water
---
Harbour Lantern | 2 oz London dry gin | 3/4 oz Lemon juice => Shake hard. | Strain.
Long Meadow | 1.5 oz White rum | 8 Mint leaves | Soda water => Stir. | Serve.`,
  `titles above the header, and headings between the rows
Bar book of the season,,
,,printed in June
Cocktail,Ingredients,Directions
Sours,,
Dusk,"2 oz gin
1 oz lime juice",Shake hard. Strain.
Long drinks,,
Dawn,"2 oz rum
Soda water",Stir. Serve.
---
Dusk | 2 oz gin | 1 oz lime juice
Dawn | 2 oz rum | Soda water`,
  `numbered columns of ingredients and of steps
Name,Ingredient #1,Ingredient #2,Step #1,Step #2
Dusk,2 oz gin,1 oz lime juice,Shake hard.,Strain.
Dawn,2 oz rum,1 tsp sugar,Stir.,Serve.
---
Dusk | 2 oz gin | 1 oz lime juice => Shake hard. | Strain.
Dawn | 2 oz rum | 1 tsp sugar => Stir. | Serve.`,
].map(tableCase);
