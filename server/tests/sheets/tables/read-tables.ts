import type { TableCase } from './table-case.ts';

/** Tables that are read right, without a doubt. Where `meant` is missing, they mean `RECIPES`. */
export const READ_TABLES: readonly TableCase[] = [
  {
    title: 'stars, and dashes before remarks and within ranges',
    text: `Cocktail,Ingredient list,Method
Aster,* 60 ml Rum * 20 ml Lime juice - freshly pressed * 1 tsp Sugar,Shake hard with ice. Strain.
Brine,* 60 ml Gin * 2 - 3 dashes Bitters * 20 ml Vermouth,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['60 ml Rum', '20 ml Lime juice - freshly pressed', '1 tsp Sugar']],
      ['Brine', ['60 ml Gin', '2 - 3 dashes Bitters', '20 ml Vermouth']],
    ],
  },
  {
    title: 'units in a row below the names of the columns',
    text: `Cocktail,Gin,Rum,Lime juice,Mint
,ml,ml,ml,leaves
Aster,50,,20,
Brine,,50,20,8`,
    meant: [
      ['Aster', ['50 ml Gin', '20 ml Lime juice']],
      ['Brine', ['50 ml Rum', '20 ml Lime juice', '8 leaves Mint']],
    ],
  },
  {
    title: 'a column that orders the ingredients',
    text: `Cocktail,Order,Ingredient,Amount
Aster,2,Lemon juice,20 ml
Aster,1,Gin,50 ml
Brine,1,Rum,50 ml
Brine,10,Soda,60 ml
Brine,9,Lime juice,20 ml`,
    meant: [
      ['Aster', ['50 ml Gin', '20 ml Lemon juice']],
      ['Brine', ['50 ml Rum', '20 ml Lime juice', '60 ml Soda']],
    ],
  },
  {
    title: 'dots before the amounts',
    text: `Cocktail,Ingredients,Method
Aster,"Gin ..... 2 oz
Lime .. 1 oz",Shake hard with ice. Strain.
Brine,"Rum ... 2 oz
Cola ..... 4 oz",Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['Gin 2 oz', 'Lime 1 oz']],
      ['Brine', ['Rum 2 oz', 'Cola 4 oz']],
    ],
  },
  {
    title: 'a dash before each amount',
    text: `Cocktail,Ingredient list,Method
Aster,"Gin - 45ml, Lime - 15ml",Shake hard with ice. Strain.
Brine,"Rum - 60ml, Cola - 120ml",Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['Gin - 45ml', 'Lime - 15ml']],
      ['Brine', ['Rum - 60ml', 'Cola - 120ml']],
    ],
  },
  {
    title: 'ingredients joined with "&"',
    text: `Cocktail,Ingredient list,Method
Aster,2 oz Gin & 1 oz Lime,Shake hard with ice. Strain.
Brine,2 oz Rum & 4 oz Cola,Shake hard with ice. Strain.`,
    meant: [
      ['Aster', ['2 oz Gin', '1 oz Lime']],
      ['Brine', ['2 oz Rum', '4 oz Cola']],
    ],
  },
  {
    title: 'a column per ingredient, its unit in the header',
    text: `Name,Category,Gin (oz),Lemon juice (oz),Rum (oz),Orange bitters (dashes),Directions
Aster,Sours,2,0.75,,2,Shake hard with ice. Strain.
Brine,Sours,,1,1.5,,Shake hard with ice. Strain.
Cinder,Long drinks,1,0.5,0.5,,Shake hard with ice. Strain.
Dune,Aperitifs,2,,,1,Stir with ice. Strain.`,
    meant: [
      ['Aster', ['2 oz Gin', '0.75 oz Lemon juice', '2 dashes Orange bitters']],
      ['Brine', ['1 oz Lemon juice', '1.5 oz Rum']],
      ['Cinder', ['1 oz Gin', '0.5 oz Lemon juice', '0.5 oz Rum']],
      ['Dune', ['2 oz Gin', '1 dashes Orange bitters']],
    ],
  },
  {
    title: 'fractions and units that are glued to each other',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"2oz White rum, 1oz Lime juice, ¾oz Simple syrup",Shake with ice. Strain into a coupe.
Corpse Reviver,"1½oz Cognac, 1⅓oz Calvados, ⅔oz Sweet vermouth",Stir with ice. Strain.
Bramble,"1 ½oz Gin, ¾ oz Lemon juice, 2tsp Sugar, ⅓ oz Mûre",Shake with ice. Strain.`,
    meant: [
      ['Daiquiri', ['2oz White rum', '1oz Lime juice', '¾oz Simple syrup']],
      ['Corpse Reviver', ['1½oz Cognac', '1⅓oz Calvados', '⅔oz Sweet vermouth']],
      ['Bramble', ['1 ½oz Gin', '¾ oz Lemon juice', '2tsp Sugar', '⅓ oz Mûre']],
    ],
  },
  {
    title: 'parts, and two units in a line',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"6 parts white rum, 2 parts lime juice, 1 part simple syrup",Shake with ice. Strain into a coupe.
Negroni,"1 part gin, 1 part Campari, 1 part sweet vermouth",Stir with ice. Strain over a large cube.
Martini,"2 oz (60 ml) gin, ½ oz (15 ml) dry vermouth",Stir with ice. Strain.`,
    meant: [
      ['Daiquiri', ['6 parts white rum', '2 parts lime juice', '1 part simple syrup']],
      ['Negroni', ['1 part gin', '1 part Campari', '1 part sweet vermouth']],
      ['Martini', ['2 oz (60 ml) gin', '½ oz (15 ml) dry vermouth']],
    ],
  },
  {
    title: 'times before what is counted',
    text: `Cocktail,Ingredient list,Method
Caipirinha,"60ml cachaça, 4 x lime wedges, 2 tsp sugar",Muddle the lime. Add ice and stir.
Pisco Sour,"2oz pisco, 1oz lemon juice, 1x egg white, 3 drops bitters",Shake with ice. Strain.`,
    meant: [
      ['Caipirinha', ['60ml cachaça', '4 x lime wedges', '2 tsp sugar']],
      ['Pisco Sour', ['2oz pisco', '1oz lemon juice', '1x egg white', '3 drops bitters']],
    ],
  },
  {
    title: 'names that begin with a number',
    text: `Cocktail,Ingredient list,Method
1 Daiquiri,"2 oz White rum, 1 oz Lime juice",Shake with ice.
43 Sour,"2 oz Licor 43, 1 oz Lemon juice",Shake with ice.
007 Martini,"3 oz Gin, 1 oz Vodka",Shake with ice.`,
    meant: [
      ['1 Daiquiri', ['2 oz White rum', '1 oz Lime juice'], ['Shake with ice.']],
      ['43 Sour', ['2 oz Licor 43', '1 oz Lemon juice'], ['Shake with ice.']],
      ['007 Martini', ['3 oz Gin', '1 oz Vodka'], ['Shake with ice.']],
    ],
  },
  {
    title: 'Notion with relations to pages of an export',
    text: `Name,Ingredient list,Method
Daiquiri,"2 oz White rum (Ingredients/White%20rum%200a1b2c3d.md), 1 oz Lime juice (Ingredients/Lime%20juice%201b2c.md), ¾ oz Simple syrup (Ingredients/Simple%209f.md)",Shake with ice. Strain into a coupe.
Negroni,"1 oz Gin (Ingredients/Gin%20aa.md), 1 oz Campari (Ingredients/Campari%20bb.md), 1 oz Sweet vermouth (Ingredients/Sweet%20cc.md)",Stir with ice. Strain over a large cube.`,
    meant: [
      [
        'Daiquiri',
        ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup'],
        ['Shake with ice.', 'Strain into a coupe.'],
      ],
      [
        'Negroni',
        ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth'],
        ['Stir with ice.', 'Strain over a large cube.'],
      ],
    ],
  },
  {
    title: 'numbered ingredients and amounts in Japanese above English recipes',
    text: `カクテル名,材料1,分量1,材料2,分量2,材料3,分量3,作り方,グラス
Daiquiri,White rum,45ml,Lime juice,15ml,Sugar,1tsp,Shake with ice. Strain into a coupe.,Coupe
Negroni,Gin,30ml,Campari,30ml,Sweet vermouth,30ml,Stir with ice. Strain over a large cube.,Rocks`,
    meant: [
      [
        'Daiquiri',
        ['45ml White rum', '15ml Lime juice', '1tsp Sugar'],
        ['Shake with ice.', 'Strain into a coupe.'],
      ],
      [
        'Negroni',
        ['30ml Gin', '30ml Campari', '30ml Sweet vermouth'],
        ['Stir with ice.', 'Strain over a large cube.'],
      ],
    ],
  },
  {
    title: 'decimals that begin with a point',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"2 oz white rum, 1 oz lime juice, .75 oz simple syrup",Shake with ice. Strain.
Gimlet,"2 oz gin, .75 oz lime juice, .5 oz lime cordial",Shake with ice. Strain.
Martini,"2.5 oz gin, .5 oz dry vermouth",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['2 oz white rum', '1 oz lime juice', '.75 oz simple syrup'],
        ['Shake with ice.', 'Strain.'],
      ],
      ['Gimlet', ['2 oz gin', '.75 oz lime juice', '.5 oz lime cordial'], ['Shake with ice.', 'Strain.']],
      ['Martini', ['2.5 oz gin', '.5 oz dry vermouth'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'a hyphen before the fraction',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"1-1/2 oz white rum, 3/4 oz lime juice, 1/2 oz simple syrup",Shake with ice. Strain.
Margarita,"1-1/2 oz tequila, 1-1/4 oz lime juice, 1 oz triple sec",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['1-1/2 oz white rum', '3/4 oz lime juice', '1/2 oz simple syrup'],
        ['Shake with ice.', 'Strain.'],
      ],
      [
        'Margarita',
        ['1-1/2 oz tequila', '1-1/4 oz lime juice', '1 oz triple sec'],
        ['Shake with ice.', 'Strain.'],
      ],
    ],
  },
  {
    title: 'amounts in words',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"two ounces white rum, one ounce lime juice, half an ounce simple syrup",Shake with ice. Strain.
Gimlet,"two ounces gin, juice of half a lime, one barspoon sugar",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['two ounces white rum', 'one ounce lime juice', 'half an ounce simple syrup'],
        ['Shake with ice.', 'Strain.'],
      ],
      [
        'Gimlet',
        ['two ounces gin', 'juice of half a lime', 'one barspoon sugar'],
        ['Shake with ice.', 'Strain.'],
      ],
    ],
  },
  {
    title: 'Spanish lists',
    text: `Cocktail,Ingredient list,Method
Daiquiri,"6 cl de ron blanco, 3 cl de zumo de lima, 2 cucharaditas de azúcar",Shake with ice. Strain.
Margarita,"5 cl de tequila, 2,5 cl de triple seco, 1,5 cl de zumo de lima",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['6 cl de ron blanco', '3 cl de zumo de lima', '2 cucharaditas de azúcar'],
        ['Shake with ice.', 'Strain.'],
      ],
      [
        'Margarita',
        ['5 cl de tequila', '2,5 cl de triple seco', '1,5 cl de zumo de lima'],
        ['Shake with ice.', 'Strain.'],
      ],
    ],
  },
  {
    title: 'lines with their amounts last',
    text: `Cocktail,Ingredients,Method
Daiquiri,"White rum 2 oz
Lime juice 1 oz
Simple syrup 3/4 oz",Shake with ice. Strain.
Negroni,"Gin 30ml
Campari 30ml
Sweet vermouth 30ml",Shake with ice. Strain.`,
    meant: [
      [
        'Daiquiri',
        ['White rum 2 oz', 'Lime juice 1 oz', 'Simple syrup 3/4 oz'],
        ['Shake with ice.', 'Strain.'],
      ],
      ['Negroni', ['Gin 30ml', 'Campari 30ml', 'Sweet vermouth 30ml'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'a matrix: a row per ingredient, a column per cocktail',
    text: `Ingredient,Daiquiri,Negroni,Gimlet
White rum,2 oz,,
Gin,,1 oz,2 oz
Campari,,1 oz,
Sweet vermouth,,1 oz,
Lime juice,1 oz,,¾ oz
Simple syrup,¾ oz,,¾ oz`,
    meant: [
      ['Daiquiri', ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup']],
      ['Negroni', ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth']],
      ['Gimlet', ['2 oz Gin', '¾ oz Lime juice', '¾ oz Simple syrup']],
    ],
  },
  {
    title: 'ingredients for people beside those for search',
    text: `Cocktail,Ingredients,Ingredients (raw),ingredient_count,Method
Daiquiri,2 oz White rum; 1 oz Lime juice; ¾ oz Simple syrup,white rum; lime juice; simple syrup,3,Shake with ice. Strain into a coupe.
Negroni,1 oz Gin; 1 oz Campari; 1 oz Sweet vermouth,gin; campari; sweet vermouth,3,Stir with ice. Strain over a large cube.`,
    meant: [
      [
        'Daiquiri',
        ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup'],
        ['Shake with ice.', 'Strain into a coupe.'],
      ],
      [
        'Negroni',
        ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth'],
        ['Stir with ice.', 'Strain over a large cube.'],
      ],
    ],
  },
  {
    title: 'names of cocktails that look like a header',
    text: `Cocktail,Ingredients,Method
Mix,"2 oz gin
1 oz lime juice",Shake with ice. Strain.
The Drink of the Sea,"2 oz rum
1 oz lime juice",Shake with ice. Strain.`,
    meant: [
      ['Mix', ['2 oz gin', '1 oz lime juice']],
      ['The Drink of the Sea', ['2 oz rum', '1 oz lime juice']],
    ],
  },
  {
    title: 'colons and commas',
    text: `Cocktail,Ingredient list,Method
Negroni,"Gin: 30ml, Campari: 30ml, Sweet vermouth: 30ml",Shake with ice. Strain.
Daiquiri,"White rum: 60ml, Lime juice: 30ml, Sugar syrup: 20ml",Shake with ice. Strain.`,
    meant: [
      ['Negroni', ['Gin: 30ml', 'Campari: 30ml', 'Sweet vermouth: 30ml']],
      ['Daiquiri', ['White rum: 60ml', 'Lime juice: 30ml', 'Sugar syrup: 20ml']],
    ],
  },
  {
    title: 'a base to search by, which the list says again',
    text: `Cocktail,Base,Ingredient list,Method
Daiquiri,Rum,"2 oz white rum, 1 oz lime juice, 3/4 oz syrup",Shake with ice. Strain.
Manhattan,Whiskey,"2 oz rye, 1 oz sweet vermouth, 2 dashes bitters",Stir with ice. Strain.`,
    meant: [
      ['Daiquiri', ['2 oz white rum', '1 oz lime juice', '3/4 oz syrup'], ['Shake with ice.', 'Strain.']],
      ['Manhattan', ['2 oz rye', '1 oz sweet vermouth', '2 dashes bitters'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: 'columns of a list that have the same name',
    text: `Cocktail,Tag,Tag,Ingredients,Directions,Directions,Garnish,Garnish
Mojito,Sour,Rum,2 oz rum; 1 oz lime juice; 8 mint leaves,Muddle the mint with lime.,Add ice and top with soda.,Mint sprig,Lime wheel
Negroni,Bitter,Gin,1 oz gin; 1 oz Campari; 1 oz vermouth,Stir everything with ice.,Strain over a large cube.,Orange peel,`,
    meant: [
      [
        'Mojito',
        ['2 oz rum', '1 oz lime juice', '8 mint leaves'],
        ['Muddle the mint with lime.', 'Add ice and top with soda.'],
      ],
      [
        'Negroni',
        ['1 oz gin', '1 oz Campari', '1 oz vermouth'],
        ['Stir everything with ice.', 'Strain over a large cube.'],
      ],
    ],
  },
  {
    title: 'commas within Japanese brackets',
    text: `カクテル,材料,作り方
夕凪,ジン 45ml、ミルク 60ml（豆乳、または無調整）,混ぜる。
朝凪,ラム 30ml、砂糖 5g（黒糖、なければ白）,混ぜる。`,
    meant: [
      ['夕凪', ['ジン 45ml', 'ミルク 60ml（豆乳、または無調整）']],
      ['朝凪', ['ラム 30ml', '砂糖 5g（黒糖、なければ白）']],
    ],
  },
  {
    title: 'fractions behind commas',
    text: `Drink,Ingredient list,Method
Dusk,"1 cup milk, ¼ cup yogurt, ½ tsp salt",Blend with ice. Serve.
Dawn,"2 cups tea, ½ cup honey",Stir with ice. Serve.`,
    meant: [
      ['Dusk', ['1 cup milk', '¼ cup yogurt', '½ tsp salt']],
      ['Dawn', ['2 cups tea', '½ cup honey']],
    ],
  },
  {
    title: 'more tags than a recipe may have categories',
    text: `Name,Ingredient list,Directions,Tags
Dusk,"2 oz gin, 1 oz lime juice",Shake with ice. Strain.,"tag0, tag1, tag2, tag3, tag4, tag5, tag6, tag7, tag8, tag9, tag10, tag11, tag12, tag13, tag14, tag15, tag16, tag17, tag18, tag19, tag20, tag21, tag22, tag23"
Dawn,"2 oz rum, 1 tsp sugar",Stir with ice. Strain.,"easy, tall"`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: 'slashes between steps, fractions without blanks, and a technique as the only step',
    text: `Cocktail,Ingredient list,Directions
Dusk,"1/2 oz gin, 1/2 oz lime juice",Shake / Strain over 1/2 glass of ice
Dawn,"2 oz rum, 1 tsp sugar",Shake`,
    meant: [
      ['Dusk', ['1/2 oz gin', '1/2 oz lime juice'], ['Shake', 'Strain over 1/2 glass of ice']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Shake']],
    ],
  },
  {
    title: 'small letters behind bullets',
    text: `Cocktail,Ingredients,Directions
Dusk,"- one sugar cube
- 2 oz gin",Shake with ice. Strain.
Dawn,"- one egg white
- 2 oz rum",Shake with ice. Strain.`,
    meant: [
      ['Dusk', ['one sugar cube', '2 oz gin']],
      ['Dawn', ['one egg white', '2 oz rum']],
    ],
  },
  {
    title: 'a list of a program beside a record of tastes',
    text: `name,ingredients,method,taste_profile
Dusk,"[""2 oz gin"", ""1 oz lime juice""]",Shake with ice. Strain.,"{""Sweet"": 3.4, ""Sour"": 2.8}"
Dawn,"[""2 oz rum"", ""1 tsp sugar""]",Stir with ice. Strain.,"{""Sweet"": 2.1, ""Sour"": 1.5}"`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: "numbers of another program and lists as ours are, below our own columns' names",
    text: `id,name,alcoholic,instructions,ingredients
101,Dusk,yes,Shake with ice.|Strain.,2 oz gin; 1 oz lime juice
102,Dawn,yes,Stir with ice.|Strain.,2 oz rum; 1 tsp sugar`,
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']],
    ],
  },
  {
    title: 'Chinese without blanks',
    text: `名称,配料,做法,杯型
暮色,金酒45毫升、柠檬汁20毫升,加冰摇匀。滤入杯中。,鸡尾酒杯
晨光,白酒30毫升、蜂蜜10毫升,加冰搅拌。,古典杯`,
    meant: [
      ['暮色', ['金酒45毫升', '柠檬汁20毫升']],
      ['晨光', ['白酒30毫升', '蜂蜜10毫升']],
    ],
  },
  {
    title: 'words of other languages for nothing at all',
    text: `Drankje,Ingrediënten,Bereiding,Garnering
Dusk,"60 ml gin
20 ml limoensap",Shake with ice. Strain.,Geen
Dawn,"60 ml rum
10 ml honing",Shake with ice. Strain.,Munt`,
    meant: [
      ['Dusk', ['60 ml gin', '20 ml limoensap'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['60 ml rum', '10 ml honing'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'steps without blanks between their words, in each row of an ingredient',
    text: `名前,材料,分量,作り方
Dusk,ジン,60ml,氷と一緒にステアする。
Dusk,ライムジュース,20ml,グラスに注ぐ。
Dawn,ラム,60ml,シェイクする。
Dawn,蜂蜜,10ml,グラスに注ぐ。`,
    meant: [
      ['Dusk', ['60ml ジン', '20ml ライムジュース'], ['氷と一緒にステアする。', 'グラスに注ぐ。']],
      ['Dawn', ['60ml ラム', '10ml 蜂蜜'], ['シェイクする。', 'グラスに注ぐ。']],
    ],
  },
  {
    title: 'a matrix in which one amount is a word',
    text: `Ingredient,Dusk,Dawn,Noon
Gin,60 ml,,30 ml
Rum,,60 ml,
Lime juice,20 ml,30 ml,
Syrup,10 ml,,15 ml
Soda,top,,60 ml`,
    meant: [
      ['Dusk', ['60 ml Gin', '20 ml Lime juice', '10 ml Syrup', 'top Soda']],
      ['Dawn', ['60 ml Rum', '30 ml Lime juice']],
      ['Noon', ['30 ml Gin', '15 ml Syrup', '60 ml Soda']],
    ],
  },
  {
    title: 'ingredients down and cocktails across, costs beside, totals below, the unit in the title',
    text: `SPECS – all amounts in ml,,,,
,Cost / L,Dusk,Dawn,Noon
Dry gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20
Soda,0.80,,,90
Total ml,,80,70,140
Cost per drink,,1.19,0.98,0.66`,
    meant: [
      ['Dusk', ['60 ml Dry gin', '20 ml Lime juice']],
      ['Dawn', ['60 ml White rum', '10 ml Sugar syrup']],
      ['Noon', ['30 ml Dry gin', '20 ml Sugar syrup', '90 ml Soda']],
    ],
  },
  {
    title: 'ingredients down and cocktails across, pieces among them, the unit in the title',
    text: `All amounts in ml,,,
,Dusk,Dawn,Noon
Dry gin,60,,30
White rum,,60,
Lime juice,20,,
Mint leaves,8,,
Eggs,1,,1
Sugar syrup,,10,20`,
    meant: [
      ['Dusk', ['60 ml Dry gin', '20 ml Lime juice', '8 Mint leaves', '1 Eggs']],
      ['Dawn', ['60 ml White rum', '10 ml Sugar syrup']],
      ['Noon', ['30 ml Dry gin', '1 Eggs', '20 ml Sugar syrup']],
    ],
  },
  {
    title: 'a method beside the days when a drink was made last and is made next',
    text: `Cocktail,Ingredient list,Method,Last,Next
Negroni,"30 ml gin, 30 ml campari",Stir with ice.,2024-01-02,2024-02-02
Daiquiri,"60 ml rum, 30 ml lime",Shake with ice.,2024-01-03,2024-02-03`,
    meant: [
      ['Negroni', ['30 ml gin', '30 ml campari'], ['Stir with ice.']],
      ['Daiquiri', ['60 ml rum', '30 ml lime'], ['Shake with ice.']],
    ],
  },
  {
    title: 'a name that begins with "Not", in a row of its own',
    text: `Cocktail,Amount,Ingredient
Negroni,1 oz,Gin
,1 oz,Campari
Not Your Mule,,
,2 oz,Vodka
,4 oz,Ginger beer`,
    meant: [
      ['Negroni', ['1 oz Gin', '1 oz Campari']],
      ['Not Your Mule', ['2 oz Vodka', '4 oz Ginger beer']],
    ],
  },
  {
    title: 'ingredients that are called like a unit elsewhere',
    text: `Cocktail,Ingredient,Amount,Unit
Dirty Chai,Vodka,1.5,oz
Dirty Chai,Chai,2,oz
Hanky Panky,Gin,1.5,oz
Hanky Panky,Branca,0.25,oz`,
    meant: [
      ['Dirty Chai', ['1.5 oz Vodka', '2 oz Chai']],
      ['Hanky Panky', ['1.5 oz Gin', '0.25 oz Branca']],
    ],
  },
  {
    title: 'another brand in each row before the cocktail',
    text: `Brand,Cocktail,Ingredient,Amount
Tanqueray,Negroni,Gin,1 oz
Cocchi,Negroni,Vermouth,1 oz
Plantation,Daiquiri,Rum,2 oz
House,Daiquiri,Syrup,0.75 oz`,
    meant: [
      ['Negroni', ['1 oz Gin', '1 oz Vermouth']],
      ['Daiquiri', ['2 oz Rum', '0.75 oz Syrup']],
    ],
  },
  {
    title: 'with what it is recommended',
    text: `Cocktail,Ingredient list,Recommended
Negroni,"1 oz gin, 1 oz campari",with olives
Daiquiri,"2 oz rum, 1 oz lime juice",with nuts`,
    meant: [
      ['Negroni', ['1 oz gin', '1 oz campari']],
      ['Daiquiri', ['2 oz rum', '1 oz lime juice']],
    ],
  },
  {
    title: 'names that are words with a number',
    text: `Name,Ingredient list
Studio54,"1 oz gin, 1 oz campari"
Negroni1919,"2 oz rum, 1 oz lime juice"`,
    meant: [
      ['Studio54', ['1 oz gin', '1 oz campari']],
      ['Negroni1919', ['2 oz rum', '1 oz lime juice']],
    ],
  },
  {
    title: 'who drank it, whether it was stirred, and its page',
    text: `Drinker,Cocktail,Ingredient list,Stirred,URI
Anna,Negroni,"1 oz gin, 1 oz campari",yes,https://bar.example/negroni
Ben,Daiquiri,"2 oz rum, 1 oz lime juice",no,https://bar.example/daiquiri`,
    meant: [
      ['Negroni', ['1 oz gin', '1 oz campari']],
      ['Daiquiri', ['2 oz rum', '1 oz lime juice']],
    ],
  },
  {
    title: 'the content of a bottle, below a word that is that of ingredients too',
    text: `Getränk,Zutat,Menge (cl),EK Flasche (€),Inhalt (cl)
Sandbank,Rum braun,4,"18,90",70
Sandbank,Ananassaft,8,"2,40",100
Leuchtturm,Gin,5,"21,00",70
Leuchtturm,Zuckersirup,"1,5","3,20",70`,
    meant: [
      ['Sandbank', ['4 cl Rum braun', '8 cl Ananassaft']],
      ['Leuchtturm', ['5 cl Gin', '1,5 cl Zuckersirup']],
    ],
  },
  {
    title: 'parts in the name of a column',
    text: `Cocktail,Ingredient,Parts
Salt Wharf,Gin,1
Salt Wharf,Lime juice,2
Mill Race,Rum,3
Mill Race,Honey,1`,
    meant: [
      ['Salt Wharf', ['1 part Gin', '2 parts Lime juice']],
      ['Mill Race', ['3 parts Rum', '1 part Honey']],
    ],
  },
  {
    title: 'an ingredient that is called like a sum in another language',
    text: `Drink,Ingredient
Salt Wharf,Gin
,Lime juice
,Soma
Mill Race,Rum
,Honey
,Soma`,
    meant: [
      ['Salt Wharf', ['Gin', 'Lime juice', 'Soma']],
      ['Mill Race', ['Rum', 'Honey', 'Soma']],
    ],
  },
  {
    title: 'a title that says the unit of the amounts below it: All amounts in ml',
    text: `All amounts in ml
Cocktail,Gin,Campari,Lime juice,Soda
Negroni,30,30,,
Gimlet,50,,20,
Collins,45,,25,90
Bitter Soda,,40,,120`,
    meant: [
      ['Negroni', ['30 ml Gin', '30 ml Campari']],
      ['Gimlet', ['50 ml Gin', '20 ml Lime juice']],
      ['Collins', ['45 ml Gin', '25 ml Lime juice', '90 ml Soda']],
      ['Bitter Soda', ['40 ml Campari', '120 ml Soda']],
    ],
  },
  {
    title: 'a title that says the unit of the amounts below it, which stand in a matrix',
    text: `Alle maten in ml,,,,,
Cocktail,Jenever,Gin,Campari,Limoensap,Bereiding
Salt Wharf,50,,,25,Schud met ijs en zeef in een coupe
Mill Race,,30,30,,Roer met ijs en zeef in een glas
Dray Horse,,45,,20,Schud met ijs en zeef in een coupe`,
    meant: [
      ['Salt Wharf', ['50 ml Jenever', '25 ml Limoensap'], ['Schud met ijs en zeef in een coupe']],
      ['Mill Race', ['30 ml Gin', '30 ml Campari'], ['Roer met ijs en zeef in een glas']],
      ['Dray Horse', ['45 ml Gin', '20 ml Limoensap'], ['Schud met ijs en zeef in een coupe']],
    ],
  },
  {
    title: 'a colon between blanks before the amount of each line',
    text: `Cocktail,Ingrédient
Le Phare,Rhum : 6 cl
Le Phare,Sirop : 2 cl
Le Quai,Gin : 5 cl
Le Quai,Liqueur : 2 cl`,
    meant: [
      ['Le Phare', ['Rhum : 6 cl', 'Sirop : 2 cl']],
      ['Le Quai', ['Gin : 5 cl', 'Liqueur : 2 cl']],
    ],
  },
  {
    title: 'types of which some are techniques, and which are no steps',
    text: `Name,Ingredient list,Type
Salt Wharf,"2 oz gin, 1 oz lime juice",Shaken
Mill Race,"2 oz rum, 1 oz cola",Long drink
Dray Horse,"2 oz rye, 1 oz vermouth",Stirred
Night Ferry,"2 oz rum, 1 oz pineapple juice",Tiki`,
    meant: [
      ['Salt Wharf', ['2 oz gin', '1 oz lime juice']],
      ['Mill Race', ['2 oz rum', '1 oz cola']],
      ['Dray Horse', ['2 oz rye', '1 oz vermouth']],
      ['Night Ferry', ['2 oz rum', '1 oz pineapple juice']],
    ],
  },
  {
    title: 'CSV of a German Excel: semicolons and decimal commas',
    text: `Cocktail;Menge 1;Zutat 1;Menge 2;Zutat 2;Zubereitung
Abendrot;4,5 cl;Gin;1,5 cl;Zitronensaft;Kräftig schütteln. Abseihen.
Bergluft;2,25 cl;Korn;1,0 cl;Wermut;Auf Eis rühren. Abseihen.`,
    meant: [
      ['Abendrot', ['4,5 cl Gin', '1,5 cl Zitronensaft']],
      ['Bergluft', ['2,25 cl Korn', '1,0 cl Wermut']],
    ],
  },
  {
    title: 'quotation marks within cells',
    text: `Cocktail,Ingredients,Method
"The ""Late"" Hour","2 oz ""Old Tom"" gin; 1 oz lime","Shake ""hard"" with ice. Strain."
Plain,2 oz gin; 1 oz 5" lemon peel,Stir with ice. Strain.`,
    meant: [
      ['The "Late" Hour', ['2 oz "Old Tom" gin', '1 oz lime']],
      ['Plain', ['2 oz gin', '1 oz 5" lemon peel']],
    ],
  },
  {
    title: 'quotation marks with a backslash, as databases write them',
    text: `Cocktail,Ingredients,Method
"The \\"Late\\" Hour","2 oz gin; 1 oz lime","Shake \\"hard\\" with ice. Strain."
"Plain","2 oz gin; 1 oz lime","Stir with ice. Strain."`,
    meant: [
      ['The "Late" Hour', ['2 oz gin', '1 oz lime']],
      ['Plain', ['2 oz gin', '1 oz lime']],
    ],
  },
  {
    title: 'a table of Markdown, pasted',
    text: `| Cocktail | Ingredient list | Method |
|---|:---:|---|
| Aster | 2 oz gin, 1 oz lime | Shake hard. Strain. |
| Brine | 2 oz rum, 1 oz lime | Stir well. Strain. |`,
    meant: [
      ['Aster', ['2 oz gin', '1 oz lime']],
      ['Brine', ['2 oz rum', '1 oz lime']],
    ],
  },
  {
    title: 'semicolons between columns, and commas in every row but the first',
    text: `Drink;Ingredientes
Pale Moon;50 ml gin, 20 ml lima, 10 ml miel
Dusk;40 ml ron, 20 ml lima, 10 ml miel
Noon;40 ml tequila, 20 ml lima, 10 ml miel`,
    meant: [
      ['Pale Moon', ['50 ml gin', '20 ml lima', '10 ml miel']],
      ['Dusk', ['40 ml ron', '20 ml lima', '10 ml miel']],
      ['Noon', ['40 ml tequila', '20 ml lima', '10 ml miel']],
    ],
  },
  {
    title: 'about so many of an ingredient',
    text: `Cocktail,Ingredient list,Method
Aster,"2 oz Rum, about 10 mint leaves, 1 oz Lime juice",Shake hard. Strain.
Brine,"2 oz Gin, 1 oz Lime juice",Shake hard. Strain.`,
    meant: [
      ['Aster', ['2 oz Rum', 'about 10 mint leaves', '1 oz Lime juice']],
      ['Brine', ['2 oz Gin', '1 oz Lime juice']],
    ],
  },
  {
    title: 'columns that are called after ingredients with their unit, beside prices',
    text: `Cocktail,Gin ml,Lime ml,Old price,New price
Gimlet,60,15,9,10
Rickey,50,20,8,9`,
    meant: [
      ['Gimlet', ['60 ml Gin', '15 ml Lime']],
      ['Rickey', ['50 ml Gin', '20 ml Lime']],
    ],
  },
  {
    title: 'a unit in the header, and pieces and dashes among the amounts',
    text: `Cocktail,Amount (oz),Ingredient
Dusk,2,Gin
Dusk,2 dashes,Bitters
Dusk,8,Mint leaves`,
    meant: [['Dusk', ['2 oz Gin', '2 dashes Bitters', '8 Mint leaves']]],
  },
  {
    title: 'a comma behind each line',
    text: `Cocktail,Ingredients
Dusk,"2 oz gin,
1 oz lime juice,
1/2 oz syrup"`,
    meant: [['Dusk', ['2 oz gin', '1 oz lime juice', '1/2 oz syrup']]],
  },
  {
    title: 'dots before amounts in a column of their own',
    text: `Cocktail,Ingredient,Amount
Dusk,Gin,...2 oz
Dusk,Lime juice,1 oz`,
    meant: [['Dusk', ['2 oz Gin', '1 oz Lime juice']]],
  },
  {
    title: 'the unit in the corner of a matrix, and noughts for what is not in it',
    text: `cl,Dusk,Dawn,Noon
Gin,6,0,3
Rum,0,6,0
Lime juice,2,3,0
Sugar syrup,1,0,1.5
Soda water,0,0,6`,
    meant: [
      ['Dusk', ['6 cl Gin', '2 cl Lime juice', '1 cl Sugar syrup']],
      ['Dawn', ['6 cl Rum', '3 cl Lime juice']],
      ['Noon', ['3 cl Gin', '1.5 cl Sugar syrup', '6 cl Soda water']],
    ],
  },
  {
    title: 'amounts and units in columns of two words for an amount, in Spanish',
    text: `Receta;Ingrediente;Cantidad;Medida
Dusk;Pisco;60;ml
Dusk;Limón;30;ml
Dawn;Ron;50;ml
Dawn;Sal;1;pizca`,
    meant: [
      ['Dusk', ['60 ml Pisco', '30 ml Limón']],
      ['Dawn', ['50 ml Ron', '1 pizca Sal']],
    ],
  },
  {
    title: 'names and amounts side by side, the unit in the name of the amounts',
    text: `Cocktail,Base,Base (oz),Modifier,Modifier (oz),Method
Dusk,Cognac,2,Cointreau,1,Shake with ice. Strain.
Dawn,Gin,2,Orgeat,0.5,Shake with ice. Strain.`,
    meant: [
      ['Dusk', ['2 oz Cognac', '1 oz Cointreau'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['2 oz Gin', '0.5 oz Orgeat'], ['Shake with ice.', 'Strain.']],
    ],
  },
  {
    title: 'a row per ingredient, the rows of a recipe apart from each other',
    text: `Cocktail,Ingredient,Amount
Dusk,Gin,50 ml
Dawn,Rum,50 ml
Dusk,Lemon,20 ml
Dawn,Lime,20 ml`,
    meant: [
      ['Dusk', ['50 ml Gin', '20 ml Lemon']],
      ['Dawn', ['50 ml Rum', '20 ml Lime']],
    ],
  },
];
