import { tableCase } from './table-case.ts';

/** The import may read these tables wrong, and whatever is wrong has a doubt. */
export const DOUBTED_TABLES = [
  `no header, short steps
Aster,"2 oz bourbon, 4 oz ginger ale, 1 lemon wedge",Build over ice.,Collins
Brine,"2 oz gin, 3/4 oz lemon juice, 3/4 oz syrup",Shake hard. Strain up.,Coupe
---
Aster | 2 oz bourbon | 4 oz ginger ale | 1 lemon wedge
Brine | 2 oz gin | 3/4 oz lemon juice | 3/4 oz syrup`,
  `a ratio beside the ingredients
Cocktail,Ratio,Ingredients,Method
Aster,2:1:1,"Gin, Lime, Syrup",Shake hard with ice. Strain.
Brine,3:2,"Rum, Cola",Shake hard with ice. Strain.
---
Aster | 2 parts Gin | 1 part Lime | 1 part Syrup
Brine | 3 parts Rum | 2 parts Cola`,
  `names between the sign "/" that separates amounts in other rows
Cocktail,Ingredients,Method
Aster,2 oz Gin / 1 oz Campari,Shake hard with ice. Strain.
Brine,2 oz Rum / 4 oz Cola,Shake hard with ice. Strain.
Clove,2 oz Rye / 1 oz Syrup,Shake hard with ice. Strain.
Dune,2 oz Gin / Tonic water / Lime wedge,Shake hard with ice. Strain.
---
Aster | 2 oz Gin | 1 oz Campari
Brine | 2 oz Rum | 4 oz Cola
Clove | 2 oz Rye | 1 oz Syrup
Dune | 2 oz Gin | Tonic water | Lime wedge`,
  `the same ingredients in two systems of units
Cocktail,Ingredients (oz),Ingredients (ml),Method
Daiquiri,"2 oz white rum, 1 oz lime juice, ¾ oz simple syrup","60 ml white rum, 30 ml lime juice, 22 ml simple syrup",Shake with ice. Strain.
Negroni,"1 oz gin, 1 oz Campari, 1 oz sweet vermouth","30 ml gin, 30 ml Campari, 30 ml sweet vermouth",Shake with ice. Strain.
---
Daiquiri | 2 oz white rum | 1 oz lime juice | ¾ oz simple syrup
Negroni | 1 oz gin | 1 oz Campari | 1 oz sweet vermouth`,
  `a row per ingredient, its amount in a column without a name
Cocktail,Ingredient,,Method
Daiquiri,White rum,2 oz,Shake with ice. Strain.
,Lime juice,1 oz,
Negroni,Gin,1 oz,Shake with ice. Strain.
,Campari,1 oz,
,Sweet vermouth,1 oz,
---
Daiquiri | 2 oz White rum | 1 oz Lime juice
Negroni | 1 oz Gin | 1 oz Campari | 1 oz Sweet vermouth`,
  `letters for the places of ingredients
Drink,Ingredient A,Amount A,Ingredient B,Amount B,Ingredient C,Amount C,Method
Daiquiri,White rum,2 oz,Lime juice,1 oz,Simple syrup,¾ oz,Shake with ice. Strain.
Negroni,Gin,1 oz,Campari,1 oz,Sweet vermouth,1 oz,Shake with ice. Strain.
---
Daiquiri | 2 oz White rum | 1 oz Lime juice | ¾ oz Simple syrup
Negroni | 1 oz Gin | 1 oz Campari | 1 oz Sweet vermouth`,
  `the base with its amount beside the other ingredients
Cocktail,Base,Ingredients,Method
Daiquiri,2 oz white rum,"1 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.
Gimlet,2 oz gin,"3/4 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.
---
Daiquiri | 2 oz white rum | 1 oz lime juice | 3/4 oz simple syrup => Shake with ice. | Strain.
Gimlet | 2 oz gin | 3/4 oz lime juice | 3/4 oz simple syrup => Shake with ice. | Strain.`,
  `numbered ingredients and a list of the others
Name,Ingredient 1,Ingredient 2,Ingredient 3,Other Ingredients,Preparation
Daiquiri,60 ml rum,30 ml lime,20 ml syrup,,Shake with ice. Strain.
Zombie,45 ml rum,45 ml dark rum,20 ml lime,"15 ml falernum, 1 dash bitters",Shake with ice. Strain.
---
Daiquiri | 60 ml rum | 30 ml lime | 20 ml syrup => Shake with ice. | Strain.
Zombie | 45 ml rum | 45 ml dark rum | 20 ml lime | 15 ml falernum | 1 dash bitters => Shake with ice. | Strain.`,
  `amounts without any unit
Cocktail,Amount 1,Ingredient 1,Amount 2,Ingredient 2,Method
Aster,2,Gin,1,Lime juice,Shake hard. Strain.
Brine,1.5,Rum,0.5,Lime juice,Shake hard. Strain.
---
Aster | 2 Gin | 1 Lime juice
Brine | 1.5 Rum | 0.5 Lime juice`,
  `a semicolon within an ingredient, below a field's own name
Cocktail,Ingredients,Method
Dusk,60 ml gin; London dry; 20 ml lime juice,Shake with ice. Strain.
---
Dusk | 60 ml gin; London dry | 20 ml lime juice`,
  `pieces below a column in millilitres
Cocktail,Ingredient,Amount (ml)
Dusk,Gin,60
Dusk,Mint,8
Dawn,Rum,60
Dawn,Egg white,1
Noon,Rye,60
Noon,Raspberries,6
---
Dusk | 60 ml Gin | 8 Mint
Dawn | 60 ml Rum | 1 Egg white
Noon | 60 ml Rye | 6 Raspberries`,
  `a remark in a row below the ingredients
Cocktail,Ingredient,Amount
Dusk,Gin,2 oz
,Lime juice,1 oz
,Use the good gin,
Dawn,Rum,2 oz
,Mint leaves,8
,Enjoy,
---
Dusk | 2 oz Gin | 1 oz Lime juice
Dawn | 2 oz Rum | 8 Mint leaves`,
  `a comma without quotation marks in a row that lacks its last cell
Cocktail,Ingredients,Method,Glass,Garnish
Dusk,50 ml gin|20 ml lemon,Shake it, and strain,Coupe
Dawn,50 ml gin|20 ml lemon,Shake it,Coupe,Lime
Noon,50 ml rum|20 ml lemon,Shake it,Coupe,Lime
---
Dusk | 50 ml gin | 20 ml lemon => Shake it, and strain
Dawn | 50 ml gin | 20 ml lemon => Shake it
Noon | 50 ml rum | 20 ml lemon => Shake it`,
  `two ingredients in a line, in Russian
Название,Ингредиенты
Астра,"50 мл джина 20 мл кампари
10 мл воды"
---
Астра | 50 мл джина | 20 мл кампари | 10 мл воды`,
  `two ingredients in a line, in Japanese
カクテル名,材料
アスター,"ジン30ml 砂糖小さじ1
水10ml"
ブリーズ,"ラム50ミリリットル レモン20ミリリットル
水10ml"
---
アスター | ジン30ml | 砂糖小さじ1 | 水10ml
ブリーズ | ラム50ミリリットル | レモン20ミリリットル | 水10ml`,
  `two ingredients in a line, in Korean
칵테일,재료
아스터,"진 30밀리리터 물 2티스푼
소다 10ml"
---
아스터 | 진 30밀리리터 | 물 2티스푼 | 소다 10ml`,
  `an ingredient among the steps, in Russian
Название,Ингредиенты,Приготовление
Астра,"50 мл джина, 20 мл сока","Взболтать.
30 мл содовой"
---
Астра | 50 мл джина | 20 мл сока | 30 мл содовой => Взболтать.`,
].map(tableCase);
