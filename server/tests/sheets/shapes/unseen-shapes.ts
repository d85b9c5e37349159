import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Tables in shapes that came in wrong without a doubt. */
export const UNSEEN_SHAPES: readonly Shape[] = writtenShapes(`
# a yes and no that repeats beside names that do not, lists with a plus between
No.,Article name,Group,Recipe list,Glass,active
11,Dusk,Sours,2 oz gin + 1 oz lime juice + 3 dashes bitters,Coupe,ja
12,Dawn,Sours,2 oz rum + 1 tsp sugar,Coupe,ja
13,Noon,Long drinks,2 oz rye + 1 oz lemon juice,Highball,ja
14,Gloam,Long drinks,2 oz gin + 1 oz Campari,Highball,nein
= Dusk: 2 oz gin | 1 oz lime juice | 3 dashes bitters
= Dawn: 2 oz rum | 1 tsp sugar
= Noon: 2 oz rye | 1 oz lemon juice
= Gloam: 2 oz gin | 1 oz Campari

# words of other languages for nothing at all
Drankje,Ingrediënten,Bereiding,Garnering
Dusk,"60 ml gin
20 ml limoensap",Shake with ice. Strain.,Geen
Dawn,"60 ml rum
10 ml honing",Shake with ice. Strain.,Munt
= Dusk: 60 ml gin | 20 ml limoensap > Shake with ice. | Strain. > {"garnish":[]}
= Dawn: 60 ml rum | 10 ml honing > Shake with ice. | Strain. > {"garnish":["Munt"]}

# the unit of a list in its column's name, and pieces among it
Cocktail,Spec (ml),Method
Dusk,60 gin / 7.5 honey / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 8 mint leaves,Shake with ice. Strain.
Noon,45 rye / 22.5 lemon,Shake with ice. Strain.
= Dusk: 60 ml gin | 7.5 ml honey | 3 dashes bitters > Shake with ice. | Strain.
= Dawn: 50 ml rum | 20 ml lemon | 8 mint leaves > Shake with ice. | Strain.
= Noon: 45 ml rye | 22.5 ml lemon > Shake with ice. | Strain.

# the unit in the name of the amounts, and pieces among them
Cocktail,Ingredient,Amount (ml),Method
Dusk,Gin,60,Shake with ice. Strain.
,Egg white,1,
,Mint leaves,8,
,Grenadine,5,
Dawn,Rum,50,Shake with ice. Strain.
,Honey,12.5,
= Dusk: 60 ml Gin | 1 Egg white | 8 Mint leaves | 5 ml Grenadine > Shake with ice. | Strain.
= Dawn: 50 ml Rum | 12.5 ml Honey > Shake with ice. | Strain.

# a number behind the unit that is the name of the amounts
Cocktail,Ingredient 1,oz 1,Ingredient 2,oz 2,Method
Dusk,Gin,2,Lime juice,1,Shake with ice. Strain.
Dawn,Rum,2,Honey,0.5,Shake with ice. Strain.
= Dusk: 2 oz Gin | 1 oz Lime juice > Shake with ice. | Strain.
= Dawn: 2 oz Rum | 0.5 oz Honey > Shake with ice. | Strain.

# a garnish behind the last ingredient, in the same line
Cocktail,Ingredients,Method
Dusk,"60 ml gin, 20 ml lime juice Garnish: lime wheel",Shake with ice. Strain.
Dawn,"60 ml rum, 10 ml honey Garnish: mint",Shake with ice. Strain.
= Dusk: 60 ml gin | 20 ml lime juice > Shake with ice. | Strain. > {"garnish":["Lime wheel"]}
= Dawn: 60 ml rum | 10 ml honey > Shake with ice. | Strain. > {"garnish":["Mint"]}

# an amount and a unit that are called after the same thing
Name,Instructions,Pour Unit,Pour Amount,Ingredient
Dusk,Shake with ice. Strain.,cl,6,Gin
,,cl,2,Lime juice
Dawn,Shake with ice. Strain.,cl,6,Rum
,,tsp,1,Sugar
= Dusk: 6 cl Gin | 2 cl Lime juice > Shake with ice. | Strain.
= Dawn: 6 cl Rum | 1 tsp Sugar > Shake with ice. | Strain.

# the questions of a form, and the first name of who answers it
Timestamp,Your first name,What shall we call your drink?,What goes in it?,What do you do with it?,Anything on the rim?
2026-03-14 18:02,Ada,Dusk,"60 ml gin
20 ml lime juice",Shake. Strain.,lime wheel
2026-03-14 19:40,Ben,Dawn,"60 ml rum
10 ml honey",Shake. Strain.,
2026-03-15 09:13,Cleo,12:12,"60 ml rye
20 ml lemon juice",Shake. Strain.,mint
2026-03-15 22:58,Dan,Gloam,"30 ml gin
30 ml Campari",Stir.,
= Dusk: 60 ml gin | 20 ml lime juice > Shake. | Strain. > {"garnish":["Lime wheel"]}
= Dawn: 60 ml rum | 10 ml honey > Shake. | Strain. > {"garnish":[]}
= 12:12: 60 ml rye | 20 ml lemon juice > Shake. | Strain. > {"garnish":["Mint"]}
= Gloam: 30 ml gin | 30 ml Campari > Stir. > {"garnish":[]}

# a step in each row of an ingredient: its number, how the ingredient is, and what to do
Drink,Step,Amount,U,Ingredient,Prep,Then
Dusk,1,60,ml,gin,fat-washed,Pour over ice
Dusk,2,20,ml,lime juice,fresh,Shake with it
Dawn,1,60,ml,rum,,Pour over ice
Dawn,2,10,ml,honey,runny,Stir with it
= Dusk: 60 ml gin | 20 ml lime juice > Pour over ice | Shake with it
= Dawn: 60 ml rum | 10 ml honey > Pour over ice | Stir with it

# kinds of ingredients beside others, without amounts
칵테일,술,재료(과일),재료(음료),기타
Dusk,"진, 캄파리",라임,,
Dawn,럼,,콜라,꿀
Noon,위스키,레몬,,설탕시럽
= Dusk: 진 | 캄파리 | 라임
= Dawn: 럼 | 콜라 | 꿀
= Noon: 위스키 | 레몬 | 설탕시럽
= in any order

# several garnishes at the end of a list between commas
Cocktail,Ingredients,Method
Dusk,"60 ml gin, 20 ml lime juice, soda, to top, Garnish: mint sprig, Garnish: lime wheel",Shake with ice. Strain.
Dawn,"60 ml rum, 10 ml honey, Garnish: mint",Shake with ice. Strain.
= Dusk: 60 ml gin | 20 ml lime juice | soda, to top > Shake with ice. | Strain. > {"garnish":["Mint sprig","Lime wheel"]}
= Dawn: 60 ml rum | 10 ml honey > Shake with ice. | Strain. > {"garnish":["Mint"]}

# steps without blanks between their words, in each row of an ingredient
名前,材料,分量,作り方
Dusk,ジン,60ml,氷と一緒にステアする。
Dusk,ライムジュース,20ml,グラスに注ぐ。
Dawn,ラム,60ml,シェイクする。
Dawn,蜂蜜,10ml,グラスに注ぐ。
= Dusk: 60ml ジン | 20ml ライムジュース > 氷と一緒にステアする。 | グラスに注ぐ。
= Dawn: 60ml ラム | 10ml 蜂蜜 > シェイクする。 | グラスに注ぐ。

# a list between western commas in Chinese, and its spirit once more beside it
名称,材料,基酒,做法
Dusk,"威士忌,苦艾酒,樱桃",威士忌,搅拌。
Dawn,"威士忌,杏仁酒",威士忌,搅拌。
Noon,"龙舌兰,橙汁,石榴糖浆",龙舌兰,搅拌。
= Dusk: 威士忌 | 苦艾酒 | 樱桃 > 搅拌。
= Dawn: 威士忌 | 杏仁酒 > 搅拌。
= Noon: 龙舌兰 | 橙汁 | 石榴糖浆 > 搅拌。
`);

/** What has to be doubted or refused at least. */
export const DOUBTFUL_UNSEEN_SHAPES: readonly Shape[] = writtenShapes(`
# the spirit of a bottle that the list names
Cocktail,Ingredients,Spirit
Dusk,"Tanqueray, Campari, vermouth",Gin
Dawn,"Bulleit, Campari, vermouth",Bourbon
Noon,"Hennessy, lemon, Cointreau",Cognac
= Dusk: Tanqueray | Campari | vermouth
= Dawn: Bulleit | Campari | vermouth
= Noon: Hennessy | lemon | Cointreau

# what is poured on top, in a column of its own
Cocktail,Ingredients,Method,On top
Dusk,"60 ml gin, 20 ml lime juice",Shake with ice. Strain.,30 ml champagne
Dawn,"60 ml rum, 10 ml honey",Shake with ice. Strain.,20 ml soda
= Dusk: 60 ml gin | 20 ml lime juice | 30 ml champagne
= Dawn: 60 ml rum | 10 ml honey | 20 ml soda

# a price for a litre beside amounts without a unit
Ingredient,Cost / L,Dusk,Dawn,Noon
Gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20
= Dusk: 60 ml Gin | 20 ml Lime juice
= Dawn: 60 ml White rum | 10 ml Sugar syrup
= Noon: 30 ml Gin | 20 ml Sugar syrup

# blocks with prices beside their names
Dusk,,12.50
60 ml,gin,1.20
20 ml,lime juice,0.20
Stir it well.,,
,,
Dawn,,11.00
60 ml,rum,1.00
10 ml,honey,0.10
Stir it well.,,
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey

# a unit beside the ingredient, and a number that nothing calls its amount
Cocktail,Pour,Source,Unit,Ingredient
Dusk,60,book,ml,gin
Dusk,20,book,ml,lime juice
Dawn,60,bar,ml,rum
Dawn,10,bar,ml,honey
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey

# a blank row between the name and the labels below it
Dusk
,
Method: Shake
Ingredients:
60 ml gin
20 ml lime juice
,
Dawn
,
Method: Stir
Ingredients:
60 ml rum
10 ml honey
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey

# labels that are part of a line, and a word for an amount that fills the glass
Cocktail,Ingredients,Method
Dusk,"60 ml gin
Top soda
To garnish: orange twist",Shake with ice. Strain.
Dawn,"60 ml rye
For the glass: absinthe",Shake with ice. Strain.
= Dusk: 60 ml gin | Top soda | To garnish: orange twist > Shake with ice. | Strain.
= Dawn: 60 ml rye | For the glass: absinthe > Shake with ice. | Strain.

# names alone between commas below our own columns' names, beside a column that is not ours
id,name,category,strength,instructions,ingredients
7,Dusk,Sours,strong,Shake with ice. Strain.,"Gin, Lime juice, Grenadine"
9,Dawn,Shots,weak,Shake with ice. Strain.,"101 proof rye, Honey"
12,Noon,Sours,strong,Shake with ice. Strain.,"Rum, Lime juice, Honey"
= Dusk: Gin | Lime juice | Grenadine > Shake with ice. | Strain.
= Dawn: 101 proof rye | Honey > Shake with ice. | Strain.
= Noon: Rum | Lime juice | Honey > Shake with ice. | Strain.

# numbers of another program below nothing but our own names, and names between commas
id,name,ingredients,instructions
7,Dusk,"Gin, Lime juice, Grenadine",Shake with ice. Strain.
9,Dawn,"101 proof rye, Honey",Shake with ice. Strain.
12,Noon,"Rum, Lime juice, Honey",Shake with ice. Strain.
= Dusk: Gin | Lime juice | Grenadine > Shake with ice. | Strain.
= Dawn: 101 proof rye | Honey > Shake with ice. | Strain.
= Noon: Rum | Lime juice | Honey > Shake with ice. | Strain.

# pieces among millilitres that the name of their column gives
Cocktail,Spec (ml),Method
Dusk,60 gin / 20 lemon / 1 egg white,Shake with ice. Strain.
Dawn,50 rum / 2 limes / 3 Eiweiß,Shake with ice. Strain.
= Dusk: 60 ml gin | 20 ml lemon | 1 egg white > Shake with ice. | Strain.
= Dawn: 50 ml rum | 2 limes | 3 Eiweiß > Shake with ice. | Strain.

# what may be pieces, or may be poured, below millilitres
Cocktail,Ingredient,Amount (ml),Method
Dusk,Gin,60,Shake with ice. Strain.
,Minzblätter,8,
,Citrus,7,
Dawn,Rum,50,Shake with ice. Strain.
,Orgeat,8,
= Dusk: 60 ml Gin | 8 Minzblätter | 7 Citrus > Shake with ice. | Strain.
= Dawn: 50 ml Rum | 8 ml Orgeat > Shake with ice. | Strain.

# millilitres that nothing calls so, beside dashes
Cocktail,Spec,Method
Dusk,60 gin / 20 lemon / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 2 dashes bitters,Shake with ice. Strain.
= Dusk: 60 ml gin | 20 ml lemon | 3 dashes bitters > Shake with ice. | Strain.
= Dawn: 50 ml rum | 20 ml lemon | 2 dashes bitters > Shake with ice. | Strain.

# how it is made in prose that names the amounts once more, and a glass that repeats
Dusk,Gin 40 ml | Lime juice 20 ml | ice,"Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice on top of it.",tall jar,250 ml
Dawn,Rum 40 ml | Honey 20 ml | ice,"Pour 40 ml of rum into a glass full of ice, with 20 ml of honey on top of it.",tall jar,250 ml
Noon,Rye 40 ml | Lemon juice 20 ml | ice,"Pour 40 ml of rye into a glass full of ice, with 20 ml of lemon juice on top of it.",tall jar,250 ml
Gloam,Gin 30 ml | Campari 30 ml | ice,"Pour 30 ml of gin into a small glass of ice, with 30 ml of Campari on top of it.",rox,200 ml
= Dusk: Gin 40 ml | Lime juice 20 ml | ice
= Dawn: Rum 40 ml | Honey 20 ml | ice
= Noon: Rye 40 ml | Lemon juice 20 ml | ice
= Gloam: Gin 30 ml | Campari 30 ml | ice

# cards to learn by: lists in lines of a page, and a list of what to do behind it
Dusk,60 ml gin<br>20 ml lime juice,"Shake, strain, lime wheel",sours shaken
Dawn,60 ml rum<br>10 ml honey,"Shake, strain over ice, mint",sours shaken
Noon,60 ml rye<br>20 ml lemon juice,"Shake, strain",sours shaken
= Dusk: 60 ml gin | 20 ml lime juice
= Dawn: 60 ml rum | 10 ml honey
= Noon: 60 ml rye | 20 ml lemon juice
`);
