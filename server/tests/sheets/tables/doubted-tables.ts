import type { TableCase } from './table-case.ts';

/** Tables that may be read wrong; whatever is wrong has a doubt. */
export const DOUBTED_TABLES: readonly TableCase[] = [
  {
    title: 'no header, short steps',
    text: `Aster,"2 oz bourbon, 4 oz ginger ale, 1 lemon wedge",Build over ice.,Collins
Brine,"2 oz gin, 3/4 oz lemon juice, 3/4 oz syrup",Shake hard. Strain up.,Coupe`,
    meant: [
      ['Aster', ['2 oz bourbon', '4 oz ginger ale', '1 lemon wedge']],
      ['Brine', ['2 oz gin', '3/4 oz lemon juice', '3/4 oz syrup']],
    ],
  },
  {
    title: 'a ratio beside the ingredients',
    text: `Cocktail,Ratio,Ingredients,Method
Aster,2:1:1,"Gin, Lime, Syrup",Shake hard with ice. Strain.
Brine,3:2,"Rum, Cola",Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['2 parts Gin', '1 part Lime', '1 part Syrup']],
      ['Brine', ['3 parts Rum', '2 parts Cola']],
    ],
  },
  {
    title: 'amounts and ingredients between slashes, in two columns',
    text: `Cocktail,Quantities,Ingredients,Method
Aster,2 oz / 1 oz,Gin / Lime,Shake hard with ice. Strain.
Brine,2 oz / 4 oz,Rum / Cola,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime']],
      ['Brine', ['2 oz Rum', '4 oz Cola']],
    ],
  },
  {
    title: 'dashes without blanks, and others before remarks and within ranges',
    text: `Cocktail,Ingredients,Method
Aster,-60 ml Rum -20 ml Lime juice - freshly pressed -1 tsp Sugar,Shake hard with ice. Strain.
Brine,-60 ml Gin -2 - 3 dashes Bitters -20 ml Vermouth,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['60 ml Rum', '20 ml Lime juice - freshly pressed', '1 tsp Sugar']],
      ['Brine', ['60 ml Gin', '2 - 3 dashes Bitters', '20 ml Vermouth']],
    ],
  },
  {
    title: 'names between the sign "/" that separates amounts in other rows',
    text: `Cocktail,Ingredients,Method
Aster,2 oz Gin / 1 oz Campari,Shake hard with ice. Strain.
Brine,2 oz Rum / 4 oz Cola,Shake hard with ice. Strain.
Clove,2 oz Rye / 1 oz Syrup,Shake hard with ice. Strain.
Dune,2 oz Gin / Tonic water / Lime wedge,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Campari']],
      ['Brine', ['2 oz Rum', '4 oz Cola']],
      ['Clove', ['2 oz Rye', '1 oz Syrup']],
      ['Dune', ['2 oz Gin', 'Tonic water', 'Lime wedge']],
    ],
  },
  {
    title: 'a line that goes on after a comma',
    text: `Cocktail,Ingredients,Method
Aster,"2 oz Gin
1 oz Lime,
freshly squeezed",Shake hard with ice. Strain.
Brine,"2 oz Rum
4 oz Cola",Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime, freshly squeezed']],
      ['Brine', ['2 oz Rum', '4 oz Cola']],
    ],
  },
  {
    title: 'brands in brackets with commas',
    text: `Cocktail,Ingredients,Method
Daiquiri,"2 oz white rum [Plantation, 3 Stars], 1 oz lime juice [fresh], ¾ oz simple syrup",Shake with ice. Strain into a coupe.
Negroni,"1 oz gin [Tanqueray, or any], 1 oz Campari, 1 oz sweet vermouth [Cocchi]",Stir with ice. Strain over a large cube.`,
    meant: [
      ['Daiquiri', ['2 oz white rum [Plantation, 3 Stars]', '1 oz lime juice [fresh]', '¾ oz simple syrup']],
      ['Negroni', ['1 oz gin [Tanqueray, or any]', '1 oz Campari', '1 oz sweet vermouth [Cocchi]']],
    ],
  },
  {
    title: 'a picture before each entry of a line',
    text: `Cocktail,Ingredients,Method
Daiquiri,🥃 2 oz white rum 🍋 1 oz lime juice 🍯 ¾ oz simple syrup,Shake with ice. Strain.
Negroni,🍸 1 oz gin 🔴 1 oz Campari 🍷 1 oz sweet vermouth,Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup'],
        ['Shake with ice.', 'Strain.'],
      ],
      ['Negroni', ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'the same ingredients in two systems of units',
    text: `Cocktail,Ingredients (oz),Ingredients (ml),Method
Daiquiri,"2 oz white rum, 1 oz lime juice, ¾ oz simple syrup","60 ml white rum, 30 ml lime juice, 22 ml simple syrup",Shake with ice. Strain.
Negroni,"1 oz gin, 1 oz Campari, 1 oz sweet vermouth","30 ml gin, 30 ml Campari, 30 ml sweet vermouth",Shake with ice. Strain.`,
    meant: [
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '¾ oz simple syrup']],
      ['Negroni', ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth']],
    ],
  },
  {
    title: 'a row per ingredient with remarks in a column without a name',
    text: `Cocktail,Ingredient,,Method
Daiquiri,2 oz White rum,Plantation,Shake with ice. Strain.
,1 oz Lime juice,fresh,
Negroni,1 oz Gin,,Shake with ice. Strain.
,1 oz Campari,,
,1 oz Sweet vermouth,Cocchi,`,
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'a row per ingredient, its amount in a column without a name',
    text: `Cocktail,Ingredient,,Method
Daiquiri,White rum,2 oz,Shake with ice. Strain.
,Lime juice,1 oz,
Negroni,Gin,1 oz,Shake with ice. Strain.
,Campari,1 oz,
,Sweet vermouth,1 oz,`,
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'slashes without blanks',
    text: `Cocktail,Ingredients,Method
Negroni,30ml Gin/30ml Campari/30ml Sweet vermouth,Shake with ice. Strain.
Daiquiri,60ml White rum/30ml Lime juice/20ml Sugar syrup,Shake with ice. Strain.
Boulevardier,45ml Bourbon/30ml Campari/30ml Sweet vermouth,Shake with ice. Strain.`,
    meant: [
      ['Negroni', ['30ml Gin', '30ml Campari', '30ml Sweet vermouth']],
      ['Daiquiri', ['60ml White rum', '30ml Lime juice', '20ml Sugar syrup']],
      ['Boulevardier', ['45ml Bourbon', '30ml Campari', '30ml Sweet vermouth']],
    ],
  },
  {
    title: 'letters for the places of ingredients',
    text: `Drink,Ingredient A,Amount A,Ingredient B,Amount B,Ingredient C,Amount C,Method
Daiquiri,White rum,2 oz,Lime juice,1 oz,Simple syrup,¾ oz,Shake with ice. Strain.
Negroni,Gin,1 oz,Campari,1 oz,Sweet vermouth,1 oz,Shake with ice. Strain.`,
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
    ],
  },
  {
    title: 'the base with its amount beside the other ingredients',
    text: `Cocktail,Base,Ingredients,Method
Daiquiri,2 oz white rum,"1 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.
Gimlet,2 oz gin,"3/4 oz lime juice, 3/4 oz simple syrup",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'],
        ['Shake with ice.', 'Strain.'],
      ],
      ['Gimlet', ['2 oz gin', '3/4 oz lime juice', '3/4 oz simple syrup'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'lists of spirits, of liqueurs and of mixers',
    text: `Name,Spirits,Liqueurs,Mixers,Instructions
Long Island,"1/2 oz vodka, 1/2 oz gin, 1/2 oz rum",1/2 oz triple sec,"1 oz sour mix, 1 oz cola",Shake with ice. Strain.
Margarita,2 oz tequila,1 oz Cointreau,1 oz lime juice,Shake with ice. Strain.
Kamikaze,1 oz vodka,1 oz triple sec,1 oz lime juice,Shake with ice. Strain.`,
    meant: [
      [
        'Long Island',
        ['1/2 oz vodka', '1/2 oz gin', '1/2 oz rum', '1/2 oz triple sec', '1 oz sour mix', '1 oz cola'],
        ['Shake with ice.', 'Strain.'],
      ],
      ['Margarita', ['2 oz tequila', '1 oz Cointreau', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Kamikaze', ['1 oz vodka', '1 oz triple sec', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'numbered ingredients and a list of the others',
    text: `Name,Ingredient 1,Ingredient 2,Ingredient 3,Other Ingredients,Preparation
Daiquiri,60 ml rum,30 ml lime,20 ml syrup,,Shake with ice. Strain.
Zombie,45 ml rum,45 ml dark rum,20 ml lime,"15 ml falernum, 1 dash bitters",Shake with ice. Strain.`,
    meant: [
      ['Daiquiri', ['60 ml rum', '30 ml lime', '20 ml syrup'], ['Shake with ice.', 'Strain.']],
      [
        'Zombie',
        ['45 ml rum', '45 ml dark rum', '20 ml lime', '15 ml falernum', '1 dash bitters'],
        ['Shake with ice.', 'Strain.'],
      ],
    ],
  },
  {
    title: 'numbered ingredients, and bitters behind them',
    text: `Name,Ingredient 1,Ingredient 2,Bitters,Garnish,Preparation
Manhattan,2 oz rye,1 oz sweet vermouth,2 dashes Angostura,Cherry,Stir with ice. Strain.
Martini,2 oz gin,1/2 oz dry vermouth,1 dash orange bitters,Olive,Stir with ice. Strain.`,
    meant: [
      ['Manhattan', ['2 oz rye', '1 oz sweet vermouth', '2 dashes Angostura'], ['Stir with ice.', 'Strain.']],
      [
        'Martini',
        ['2 oz gin', '1/2 oz dry vermouth', '1 dash orange bitters'],
        ['Stir with ice.', 'Strain.'],
      ],
    ],
  },
  {
    title: 'the syrup of a recipe beside it',
    text: `Cocktail,Ingredients,Homemade Syrup,Method
Daiquiri,"2 oz rum, 1 oz lime juice, 3/4 oz cinnamon sugar","1 cup sugar, 3 cinnamon sticks",Shake with ice. Strain.
Gimlet,"2 oz gin, 3/4 oz lime juice, 3/4 oz sugar",1 cup sugar,Shake with ice. Strain.`,
    meant: [
      ['Daiquiri', ['2 oz rum', '1 oz lime juice', '3/4 oz cinnamon sugar'], ['Shake with ice.', 'Strain.']],
      ['Gimlet', ['2 oz gin', '3/4 oz lime juice', '3/4 oz sugar'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'stars that stick to the amounts behind them',
    text: `name,drinkware,ingredients,prep
Dusk,coupe,*2 oz gin *1 oz lime juice,Shake with ice. Strain.
Dawn,mug,*2 oz rum *1 tsp sugar,Stir with ice. Strain.`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: 'names and amounts in turn, in a list of Python',
    text: `name,material,method
Dusk,"['gin ', ' 2 oz', 'lime juice ', ' 1 oz']",Shake with ice. Strain.
Dawn,"['rum ', ' 2 oz', 'sugar ', ' 1 tsp']",Stir with ice. Strain.`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: 'names beside the codes of a board',
    text: `Card ID,Card Name,Ingredients,Notes
5f1a,Dusk,"2 oz gin, 1 oz lime juice",Shake with ice. Strain.
5f1b,Dawn,"2 oz rum, 1 tsp sugar",Stir with ice. Strain.`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice']],
      ['Dawn', ['2 oz rum', '1 tsp sugar']],
    ],
  },
  {
    title: 'a yes and no that repeats beside names that do not, lists with a plus between',
    text: `No.,Article name,Group,Recipe list,Glass,active
11,Dusk,Sours,2 oz gin + 1 oz lime juice + 3 dashes bitters,Coupe,ja
12,Dawn,Sours,2 oz rum + 1 tsp sugar,Coupe,ja
13,Noon,Long drinks,2 oz rye + 1 oz lemon juice,Highball,ja
14,Gloam,Long drinks,2 oz gin + 1 oz Campari,Highball,nein`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice', '3 dashes bitters']],
      ['Dawn', ['2 oz rum', '1 tsp sugar']],
      ['Noon', ['2 oz rye', '1 oz lemon juice']],
      ['Gloam', ['2 oz gin', '1 oz Campari']],
    ],
  },
  {
    title: 'a number behind the unit that is the name of the amounts',
    text: `Cocktail,Ingredient 1,oz 1,Ingredient 2,oz 2,Method
Dusk,Gin,2,Lime juice,1,Shake with ice. Strain.
Dawn,Rum,2,Honey,0.5,Shake with ice. Strain.`,
    meant: [
      ['Dusk', ['2 oz Gin', '1 oz Lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz Rum', '0.5 oz Honey'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'a garnish behind the last ingredient, in the same line',
    text: `Cocktail,Ingredients,Method
Dusk,"60 ml gin, 20 ml lime juice Garnish: lime wheel",Shake with ice. Strain.
Dawn,"60 ml rum, 10 ml honey Garnish: mint",Shake with ice. Strain.`,
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['60 ml rum', '10 ml honey'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'an amount and a unit that are called after the same thing',
    text: `Name,Instructions,Pour Unit,Pour Amount,Ingredient
Dusk,Shake with ice. Strain.,cl,6,Gin
,,cl,2,Lime juice
Dawn,Shake with ice. Strain.,cl,6,Rum
,,tsp,1,Sugar`,
    meant: [
      ['Dusk', ['6 cl Gin', '2 cl Lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['6 cl Rum', '1 tsp Sugar'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'a step in each row of an ingredient: its number, how the ingredient is, and what to do',
    text: `Drink,Step,Amount,U,Ingredient,Prep,Then
Dusk,1,60,ml,gin,fat-washed,Pour over ice
Dusk,2,20,ml,lime juice,fresh,Shake with it
Dawn,1,60,ml,rum,,Pour over ice
Dawn,2,10,ml,honey,runny,Stir with it`,
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], ['Pour over ice', 'Shake with it']],
      ['Dawn', ['60 ml rum', '10 ml honey'], ['Pour over ice', 'Stir with it']],
    ],
  },
  {
    title: 'kinds of ingredients beside others, without amounts',
    text: `칵테일,술,재료(과일),재료(음료),기타
Dusk,"진, 캄파리",라임,,
Dawn,럼,,콜라,꿀
Noon,위스키,레몬,,설탕시럽`,
    meant: [
      ['Dusk', ['진', '캄파리', '라임']],
      ['Dawn', ['럼', '콜라', '꿀']],
      ['Noon', ['위스키', '레몬', '설탕시럽']],
    ],
    isInAnyOrder: true,
  },
  {
    title: 'a title above a header with an empty last name',
    text: `House list,,,,
Cocktail,Recipe,Method,Glass,
Dusk,"30 ml gin
30 ml Campari",Shake with ice. Strain.,Rocks,
Dawn,"60 ml rum
30 ml lime juice",Shake with ice. Strain.,Coupe,`,
    meant: [
      ['Dusk', ['30 ml gin', '30 ml Campari'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['60 ml rum', '30 ml lime juice'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'one name above a column for each step',
    text: `Cocktail,Ingredients,Method,,
Dusk,"30 ml gin
30 ml Campari",Stir with ice.,Strain into a glass.,Serve.
Dawn,"60 ml rum
30 ml lime juice",Shake with ice.,Strain into a glass.,Serve.`,
    meant: [
      ['Dusk', ['30 ml gin', '30 ml Campari'], ['Stir with ice.', 'Strain into a glass.', 'Serve.']],
      ['Dawn', ['60 ml rum', '30 ml lime juice'], ['Shake with ice.', 'Strain into a glass.', 'Serve.']],
    ],
  },
  {
    title: 'no header, lists in lines of a page, and behind them what to do',
    text: `What is in a Dusk?,60 ml gin<br>20 ml lime juice,"Shake, strain, lime wheel"
What is in a Dawn?,60 ml rum<br>10 ml honey,"Stir, strain, mint"
What is in a Noon?,60 ml rye<br>20 ml lemon juice,"Shake, strain"`,
    meant: [
      ['What is in a Dusk?', ['60 ml gin', '20 ml lime juice'], ['Shake, strain, lime wheel']],
      ['What is in a Dawn?', ['60 ml rum', '10 ml honey'], ['Stir, strain, mint']],
      ['What is in a Noon?', ['60 ml rye', '20 ml lemon juice'], ['Shake, strain']],
    ],
  },
  {
    title: 'lines below a name of a column that says nothing, and a name that somebody gave',
    text: `Your name for it,What it contains
Dusk,60 ml gin
,20 ml lime juice
Dawn,60 ml rum
,10 ml honey`,
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
    ],
  },
  {
    title: 'amounts without any unit',
    text: `Cocktail,Amount 1,Ingredient 1,Amount 2,Ingredient 2,Method
Aster,2,Gin,1,Lime juice,Shake hard. Strain.
Brine,1.5,Rum,0.5,Lime juice,Shake hard. Strain.`,
    meant: [
      ['Aster', ['2 Gin', '1 Lime juice']],
      ['Brine', ['1.5 Rum', '0.5 Lime juice']],
    ],
  },
  {
    title: 'a column for each ingredient without a name above the cocktails, which are called after them',
    text: `House list
,Gin,Lemon juice,Soda,Whiskey
Gin Fizz,45 ml,30 ml,60 ml,
Whiskey Sour,,30 ml,,60 ml
Gin Soda,45 ml,,120 ml,`,
    meant: [
      ['Gin Fizz', ['45 ml Gin', '30 ml Lemon juice', '60 ml Soda']],
      ['Whiskey Sour', ['30 ml Lemon juice', '60 ml Whiskey']],
      ['Gin Soda', ['45 ml Gin', '120 ml Soda']],
    ],
  },
  {
    title: 'what is done first and what then',
    text: `Cocktail,Ingredients,First,Then
Negroni,"30 ml gin, 30 ml campari",Fill the glass with ice.,Pour everything over it and stir.
Daiquiri,"60 ml rum, 30 ml lime",Chill a coupe.,Shake hard and strain into it.`,
    meant: [
      [
        'Negroni',
        ['30 ml gin', '30 ml campari'],
        ['Fill the glass with ice.', 'Pour everything over it and stir.'],
      ],
      ['Daiquiri', ['60 ml rum', '30 ml lime'], ['Chill a coupe.', 'Shake hard and strain into it.']],
    ],
  },
  {
    title: 'what an ingredient costs per drink',
    text: `Cocktail,Ingredient,Bottle,Per drink,Pour,Unit
Negroni,Gin,24,0.95,1,oz
Negroni,Campari,28,1.10,1,oz
Daiquiri,Rum,20,1.58,2,oz
Daiquiri,Lime juice,8,0.31,1,oz`,
    meant: [
      ['Negroni', ['1 oz Gin', '1 oz Campari']],
      ['Daiquiri', ['2 oz Rum', '1 oz Lime juice']],
    ],
  },
  {
    title: 'ingredients without an amount that have the name of a total',
    text: `Cocktail,Ingredient,Amount
Mule,Vodka,2 oz
Mule,Ginger beer,
Solar Sour,Total Eclipse gin,
Solar Sour,Lemon juice,1 oz`,
    meant: [
      ['Mule', ['2 oz Vodka', 'Ginger beer']],
      ['Solar Sour', ['Total Eclipse gin', '1 oz Lemon juice']],
    ],
  },
  {
    title: '"and" within an amount',
    text: `Cocktail,Ingredients,Method
Aster,"1 and 1/2 oz Gin, 1 oz Lime",Shake hard with ice. Strain.
Brine,2 oz Rum and 1 and 1/2 oz Cola,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['1 and 1/2 oz Gin', '1 oz Lime']],
      ['Brine', ['2 oz Rum', '1 and 1/2 oz Cola']],
    ],
  },
  {
    title: 'a list between western commas in Chinese, and its spirit once more beside it',
    text: `名称,材料,基酒,做法
Dusk,"威士忌,苦艾酒,樱桃",威士忌,搅拌。
Dawn,"威士忌,杏仁酒",威士忌,搅拌。
Noon,"龙舌兰,橙汁,石榴糖浆",龙舌兰,搅拌。`,
    meant: [
      ['Dusk', ['威士忌', '苦艾酒', '樱桃'], ['搅拌。']],
      ['Dawn', ['威士忌', '杏仁酒'], ['搅拌。']],
      ['Noon', ['龙舌兰', '橙汁', '石榴糖浆'], ['搅拌。']],
    ],
  },
  {
    title: 'a semicolon within an ingredient',
    text: `Cocktail,Zutaten,Method
Dusk,60 ml gin; London dry; 20 ml lime juice,Shake with ice. Strain.`,
    meant: [['Dusk', ['60 ml gin; London dry', '20 ml lime juice']]],
  },
  {
    title: "a semicolon within an ingredient, below a field's own name",
    text: `Cocktail,Ingredients,Method
Dusk,60 ml gin; London dry; 20 ml lime juice,Shake with ice. Strain.`,
    meant: [['Dusk', ['60 ml gin; London dry', '20 ml lime juice']]],
  },
  {
    title: 'pieces below a column in millilitres',
    text: `Cocktail,Ingredient,Amount (ml)
Dusk,Gin,60
Dusk,Mint,8
Dawn,Rum,60
Dawn,Egg white,1
Noon,Rye,60
Noon,Raspberries,6`,
    meant: [
      ['Dusk', ['60 ml Gin', '8 Mint']],
      ['Dawn', ['60 ml Rum', '1 Egg white']],
      ['Noon', ['60 ml Rye', '6 Raspberries']],
    ],
  },
  {
    title: 'pieces in a row of millilitres, a column for each drink',
    text: `All in ml,,
Ingredient,Dusk,Dawn
Gin,60,50
Mint,8,
Egg white,,1
Lime juice,20,20`,
    meant: [
      ['Dusk', ['60 ml Gin', '8 Mint', '20 ml Lime juice']],
      ['Dawn', ['50 ml Gin', '1 Egg white', '20 ml Lime juice']],
    ],
  },
  {
    title: 'a remark in a row below the ingredients',
    text: `Cocktail,Ingredient,Amount
Dusk,Gin,2 oz
,Lime juice,1 oz
,Use the good gin,
Dawn,Rum,2 oz
,Mint leaves,8
,Enjoy,`,
    meant: [
      ['Dusk', ['2 oz Gin', '1 oz Lime juice']],
      ['Dawn', ['2 oz Rum', '8 Mint leaves']],
    ],
  },
  {
    title: 'an amount behind the base',
    text: `Cocktail,Base (ml),Ingredients
Dusk,Gin 60,"20 ml lime, 10 ml syrup"`,
    meant: [['Dusk', ['60 ml Gin', '20 ml lime', '10 ml syrup']]],
  },
  {
    title: 'a comma behind which the next line goes on with a name',
    text: `Cocktail,Ingredients
Dusk,"2 oz gin,
London dry
1 oz lime juice"`,
    meant: [['Dusk', ['2 oz gin, London dry', '1 oz lime juice']]],
  },
  {
    title: 'a comma without quotation marks in a row that lacks its last cell',
    text: `Cocktail,Ingredients,Method,Glass,Garnish
Dusk,50 ml gin|20 ml lemon,Shake it, and strain,Coupe
Dawn,50 ml gin|20 ml lemon,Shake it,Coupe,Lime
Noon,50 ml rum|20 ml lemon,Shake it,Coupe,Lime`,
    meant: [
      ['Dusk', ['50 ml gin', '20 ml lemon'], ['Shake it, and strain']],
      ['Dawn', ['50 ml gin', '20 ml lemon'], ['Shake it']],
      ['Noon', ['50 ml rum', '20 ml lemon'], ['Shake it']],
    ],
  },
];
