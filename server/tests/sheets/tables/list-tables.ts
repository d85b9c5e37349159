import type { TableCase } from './table-case.ts';

/** The five recipes of `RECIPES`, each table with its own way to write lists, or in its own language. */
export const LIST_TABLES: readonly TableCase[] = [
  {
    title: 'new lines',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"2 oz London dry gin
3/4 oz Lemon juice
1/2 oz Honey syrup
2 dashes Orange bitters","Shake everything hard with ice.
Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1 1/2 oz Rye whiskey
1 oz Sweet vermouth
1 oz Red bitter","Stir with ice for half a minute.
Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,"1.5 oz White rum
1 oz Lime juice
8 Mint leaves
Soda water","Press the mint with the lime.
Add rum and ice.
Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,"2 oz Bourbon
1 oz Lemon juice
3/4 oz Maple syrup
1 Egg white","Shake without ice until it foams.
Shake again with ice.
Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,"1/4 cup Pear brandy
1 cup Apple juice
1 stick Cinnamon","Warm the juice with the cinnamon.
Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'semicolons',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin; 3/4 oz Lemon juice; 1/2 oz Honey syrup; 2 dashes Orange bitters,Shake everything hard with ice.; Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey; 1 oz Sweet vermouth; 1 oz Red bitter,Stir with ice for half a minute.; Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum; 1 oz Lime juice; 8 Mint leaves; Soda water,Press the mint with the lime.; Add rum and ice.; Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon; 1 oz Lemon juice; 3/4 oz Maple syrup; 1 Egg white,Shake without ice until it foams.; Shake again with ice.; Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy; 1 cup Apple juice; 1 stick Cinnamon,Warm the juice with the cinnamon.; Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'bars',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin | 3/4 oz Lemon juice | 1/2 oz Honey syrup | 2 dashes Orange bitters,Shake everything hard with ice. | Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey | 1 oz Sweet vermouth | 1 oz Red bitter,Stir with ice for half a minute. | Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum | 1 oz Lime juice | 8 Mint leaves | Soda water,Press the mint with the lime. | Add rum and ice. | Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon | 1 oz Lemon juice | 3/4 oz Maple syrup | 1 Egg white,Shake without ice until it foams. | Shake again with ice. | Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy | 1 cup Apple juice | 1 stick Cinnamon,Warm the juice with the cinnamon. | Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'slashes',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin / 3/4 oz Lemon juice / 1/2 oz Honey syrup / 2 dashes Orange bitters,Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey / 1 oz Sweet vermouth / 1 oz Red bitter,Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum / 1 oz Lime juice / 8 Mint leaves / Soda water,Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon / 1 oz Lemon juice / 3/4 oz Maple syrup / 1 Egg white,Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy / 1 cup Apple juice / 1 stick Cinnamon,Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'commas, and sentences',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,"2 oz London dry gin, 3/4 oz Lemon juice, 1/2 oz Honey syrup, 2 dashes Orange bitters",Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1 1/2 oz Rye whiskey, 1 oz Sweet vermouth, 1 oz Red bitter",Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,"1.5 oz White rum, 1 oz Lime juice, 8 Mint leaves, Soda water",Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,"2 oz Bourbon, 1 oz Lemon juice, 3/4 oz Maple syrup, 1 Egg white",Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,"1/4 cup Pear brandy, 1 cup Apple juice, 1 stick Cinnamon",Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'commas without blanks',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,"2 oz London dry gin,3/4 oz Lemon juice,1/2 oz Honey syrup,2 dashes Orange bitters",Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1 1/2 oz Rye whiskey,1 oz Sweet vermouth,1 oz Red bitter",Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,"1.5 oz White rum,1 oz Lime juice,8 Mint leaves,Soda water",Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,"2 oz Bourbon,1 oz Lemon juice,3/4 oz Maple syrup,1 Egg white",Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,"1/4 cup Pear brandy,1 cup Apple juice,1 stick Cinnamon",Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'Japanese commas',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin、3/4 oz Lemon juice、1/2 oz Honey syrup、2 dashes Orange bitters,Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey、1 oz Sweet vermouth、1 oz Red bitter,Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum、1 oz Lime juice、8 Mint leaves、Soda water,Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon、1 oz Lemon juice、3/4 oz Maple syrup、1 Egg white,Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy、1 cup Apple juice、1 stick Cinnamon,Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'bullets',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"• 2 oz London dry gin
• 3/4 oz Lemon juice
• 1/2 oz Honey syrup
• 2 dashes Orange bitters","• Shake everything hard with ice.
• Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"• 1 1/2 oz Rye whiskey
• 1 oz Sweet vermouth
• 1 oz Red bitter","• Stir with ice for half a minute.
• Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,"• 1.5 oz White rum
• 1 oz Lime juice
• 8 Mint leaves
• Soda water","• Press the mint with the lime.
• Add rum and ice.
• Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,"• 2 oz Bourbon
• 1 oz Lemon juice
• 3/4 oz Maple syrup
• 1 Egg white","• Shake without ice until it foams.
• Shake again with ice.
• Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,"• 1/4 cup Pear brandy
• 1 cup Apple juice
• 1 stick Cinnamon","• Warm the juice with the cinnamon.
• Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'dashes',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"- 2 oz London dry gin
- 3/4 oz Lemon juice
- 1/2 oz Honey syrup
- 2 dashes Orange bitters","- Shake everything hard with ice.
- Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"- 1 1/2 oz Rye whiskey
- 1 oz Sweet vermouth
- 1 oz Red bitter","- Stir with ice for half a minute.
- Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,"- 1.5 oz White rum
- 1 oz Lime juice
- 8 Mint leaves
- Soda water","- Press the mint with the lime.
- Add rum and ice.
- Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,"- 2 oz Bourbon
- 1 oz Lemon juice
- 3/4 oz Maple syrup
- 1 Egg white","- Shake without ice until it foams.
- Shake again with ice.
- Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,"- 1/4 cup Pear brandy
- 1 cup Apple juice
- 1 stick Cinnamon","- Warm the juice with the cinnamon.
- Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'bullets in one line',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,• 2 oz London dry gin • 3/4 oz Lemon juice • 1/2 oz Honey syrup • 2 dashes Orange bitters,• Shake everything hard with ice. • Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,• 1 1/2 oz Rye whiskey • 1 oz Sweet vermouth • 1 oz Red bitter,• Stir with ice for half a minute. • Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,• 1.5 oz White rum • 1 oz Lime juice • 8 Mint leaves • Soda water,• Press the mint with the lime. • Add rum and ice. • Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,• 2 oz Bourbon • 1 oz Lemon juice • 3/4 oz Maple syrup • 1 Egg white,• Shake without ice until it foams. • Shake again with ice. • Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,• 1/4 cup Pear brandy • 1 cup Apple juice • 1 stick Cinnamon,• Warm the juice with the cinnamon. • Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'numbers in lines',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"1. 2 oz London dry gin
2. 3/4 oz Lemon juice
3. 1/2 oz Honey syrup
4. 2 dashes Orange bitters","1. Shake everything hard with ice.
2. Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1. 1 1/2 oz Rye whiskey
2. 1 oz Sweet vermouth
3. 1 oz Red bitter","1. Stir with ice for half a minute.
2. Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,"1. 1.5 oz White rum
2. 1 oz Lime juice
3. 8 Mint leaves
4. Soda water","1. Press the mint with the lime.
2. Add rum and ice.
3. Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,"1. 2 oz Bourbon
2. 1 oz Lemon juice
3. 3/4 oz Maple syrup
4. 1 Egg white","1. Shake without ice until it foams.
2. Shake again with ice.
3. Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,"1. 1/4 cup Pear brandy
2. 1 cup Apple juice
3. 1 stick Cinnamon","1. Warm the juice with the cinnamon.
2. Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'numbers with brackets in one line',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,1) 2 oz London dry gin 2) 3/4 oz Lemon juice 3) 1/2 oz Honey syrup 4) 2 dashes Orange bitters,1) Shake everything hard with ice. 2) Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1) 1 1/2 oz Rye whiskey 2) 1 oz Sweet vermouth 3) 1 oz Red bitter,1) Stir with ice for half a minute. 2) Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1) 1.5 oz White rum 2) 1 oz Lime juice 3) 8 Mint leaves 4) Soda water,1) Press the mint with the lime. 2) Add rum and ice. 3) Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,1) 2 oz Bourbon 2) 1 oz Lemon juice 3) 3/4 oz Maple syrup 4) 1 Egg white,1) Shake without ice until it foams. 2) Shake again with ice. 3) Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1) 1/4 cup Pear brandy 2) 1 cup Apple juice 3) 1 stick Cinnamon,1) Warm the juice with the cinnamon. 2) Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'JSON',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"[""2 oz London dry gin"",""3/4 oz Lemon juice"",""1/2 oz Honey syrup"",""2 dashes Orange bitters""]","[""Shake everything hard with ice."",""Strain twice into a cold glass.""]",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"[""1 1/2 oz Rye whiskey"",""1 oz Sweet vermouth"",""1 oz Red bitter""]","[""Stir with ice for half a minute."",""Strain over one large cube.""]",Rocks glass,Orange peel
Long Meadow,Long drinks,"[""1.5 oz White rum"",""1 oz Lime juice"",""8 Mint leaves"",""Soda water""]","[""Press the mint with the lime."",""Add rum and ice."",""Fill the glass with soda water.""]",Highball glass,Mint sprig
Copper Hour,Sours,"[""2 oz Bourbon"",""1 oz Lemon juice"",""3/4 oz Maple syrup"",""1 Egg white""]","[""Shake without ice until it foams."",""Shake again with ice."",""Strain into the glass.""]",Coupe,Cherry
Winter Pear,Hot drinks,"[""1/4 cup Pear brandy"",""1 cup Apple juice"",""1 stick Cinnamon""]","[""Warm the juice with the cinnamon."",""Add the brandy and pour into a mug.""]",Mug,Pear slice`,
  },
  {
    title: 'lists of Python',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"['2 oz London dry gin', '3/4 oz Lemon juice', '1/2 oz Honey syrup', '2 dashes Orange bitters']","['Shake everything hard with ice.', 'Strain twice into a cold glass.']",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"['1 1/2 oz Rye whiskey', '1 oz Sweet vermouth', '1 oz Red bitter']","['Stir with ice for half a minute.', 'Strain over one large cube.']",Rocks glass,Orange peel
Long Meadow,Long drinks,"['1.5 oz White rum', '1 oz Lime juice', '8 Mint leaves', 'Soda water']","['Press the mint with the lime.', 'Add rum and ice.', 'Fill the glass with soda water.']",Highball glass,Mint sprig
Copper Hour,Sours,"['2 oz Bourbon', '1 oz Lemon juice', '3/4 oz Maple syrup', '1 Egg white']","['Shake without ice until it foams.', 'Shake again with ice.', 'Strain into the glass.']",Coupe,Cherry
Winter Pear,Hot drinks,"['1/4 cup Pear brandy', '1 cup Apple juice', '1 stick Cinnamon']","['Warm the juice with the cinnamon.', 'Add the brandy and pour into a mug.']",Mug,Pear slice`,
  },
  {
    title: 'line breaks of HTML',
    text: `Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin<br>3/4 oz Lemon juice<br>1/2 oz Honey syrup<br>2 dashes Orange bitters,Shake everything hard with ice.<br>Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey<br>1 oz Sweet vermouth<br>1 oz Red bitter,Stir with ice for half a minute.<br>Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum<br>1 oz Lime juice<br>8 Mint leaves<br>Soda water,Press the mint with the lime.<br>Add rum and ice.<br>Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon<br>1 oz Lemon juice<br>3/4 oz Maple syrup<br>1 Egg white,Shake without ice until it foams.<br>Shake again with ice.<br>Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy<br>1 cup Apple juice<br>1 stick Cinnamon,Warm the juice with the cinnamon.<br>Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'line ends as a program writes them',
    text: `Cocktail,Category,Ingredient list,Directions,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin\\n3/4 oz Lemon juice\\n1/2 oz Honey syrup\\n2 dashes Orange bitters,Shake everything hard with ice.\\nStrain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey\\n1 oz Sweet vermouth\\n1 oz Red bitter,Stir with ice for half a minute.\\nStrain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum\\n1 oz Lime juice\\n8 Mint leaves\\nSoda water,Press the mint with the lime.\\nAdd rum and ice.\\nFill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon\\n1 oz Lemon juice\\n3/4 oz Maple syrup\\n1 Egg white,Shake without ice until it foams.\\nShake again with ice.\\nStrain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy\\n1 cup Apple juice\\n1 stick Cinnamon,Warm the juice with the cinnamon.\\nAdd the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'numbered pairs',
    text: `strDrink,strCategory,strIngredient1,strMeasure1,strIngredient2,strMeasure2,strIngredient3,strMeasure3,strIngredient4,strMeasure4,strIngredient5,strMeasure5,strInstructions,strGlass,Garnish
Harbour Lantern,Sours,London dry gin,2 oz,Lemon juice,3/4 oz,Honey syrup,1/2 oz,Orange bitters,2 dashes,,,Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,Rye whiskey,1 1/2 oz,Sweet vermouth,1 oz,Red bitter,1 oz,,,,,Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,White rum,1.5 oz,Lime juice,1 oz,Mint leaves,8,Soda water,,,,Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,Bourbon,2 oz,Lemon juice,1 oz,Maple syrup,3/4 oz,Egg white,1,,,Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,Pear brandy,1/4 cup,Apple juice,1 cup,Cinnamon,1 stick,,,,,Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'pairs without numbers',
    text: `Name,Category,Qty,Ingredient,Qty,Ingredient,Qty,Ingredient,Qty,Ingredient,Qty,Ingredient,Preparation,Glass,Garnish
Harbour Lantern,Sours,2 oz,London dry gin,3/4 oz,Lemon juice,1/2 oz,Honey syrup,2 dashes,Orange bitters,,,Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz,Rye whiskey,1 oz,Sweet vermouth,1 oz,Red bitter,,,,,Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz,White rum,1 oz,Lime juice,8,Mint leaves,,Soda water,,,Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz,Bourbon,1 oz,Lemon juice,3/4 oz,Maple syrup,1,Egg white,,,Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup,Pear brandy,1 cup,Apple juice,1 stick,Cinnamon,,,,,Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'one row per ingredient, everything else once',
    text: `drink,category,glass,garnish,method,ingredient_number,amount,unit,ingredient
Harbour Lantern,Sours,Coupe,Lemon twist,Shake everything hard with ice. Strain twice into a cold glass.,1,2,oz,London dry gin
,,,,,2,3/4,oz,Lemon juice
,,,,,3,1/2,oz,Honey syrup
,,,,,4,2,dashes,Orange bitters
Miller's Daughter,Aperitifs,Rocks glass,Orange peel,Stir with ice for half a minute. Strain over one large cube.,1,1 1/2,oz,Rye whiskey
,,,,,2,1,oz,Sweet vermouth
,,,,,3,1,oz,Red bitter
Long Meadow,Long drinks,Highball glass,Mint sprig,Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,1,1.5,oz,White rum
,,,,,2,1,oz,Lime juice
,,,,,3,8,,Mint leaves
,,,,,4,,,Soda water
Copper Hour,Sours,Coupe,Cherry,Shake without ice until it foams. Shake again with ice. Strain into the glass.,1,2,oz,Bourbon
,,,,,2,1,oz,Lemon juice
,,,,,3,3/4,oz,Maple syrup
,,,,,4,1,,Egg white
Winter Pear,Hot drinks,Mug,Pear slice,Warm the juice with the cinnamon. Add the brandy and pour into a mug.,1,1/4,cup,Pear brandy
,,,,,2,1,cup,Apple juice
,,,,,3,1,stick,Cinnamon`,
  },
  {
    title: 'titles above the header',
    text: `Bar book of the season
,,printed in June
Cocktail,Category,Ingredients,Directions,Glass,Garnish
Harbour Lantern,Sours,"2 oz London dry gin
3/4 oz Lemon juice
1/2 oz Honey syrup
2 dashes Orange bitters","Shake everything hard with ice.
Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1 1/2 oz Rye whiskey
1 oz Sweet vermouth
1 oz Red bitter","Stir with ice for half a minute.
Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,"1.5 oz White rum
1 oz Lime juice
8 Mint leaves
Soda water","Press the mint with the lime.
Add rum and ice.
Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,"2 oz Bourbon
1 oz Lemon juice
3/4 oz Maple syrup
1 Egg white","Shake without ice until it foams.
Shake again with ice.
Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,"1/4 cup Pear brandy
1 cup Apple juice
1 stick Cinnamon","Warm the juice with the cinnamon.
Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'headings between the rows',
    text: `Cocktail,Ingredients,Directions,Glass,Garnish
Sours,,,,
Harbour Lantern,"2 oz London dry gin
3/4 oz Lemon juice
1/2 oz Honey syrup
2 dashes Orange bitters","Shake everything hard with ice.
Strain twice into a cold glass.",Coupe,Lemon twist
Copper Hour,"2 oz Bourbon
1 oz Lemon juice
3/4 oz Maple syrup
1 Egg white","Shake without ice until it foams.
Shake again with ice.
Strain into the glass.",Coupe,Cherry
Aperitifs,,,,
Miller's Daughter,"1 1/2 oz Rye whiskey
1 oz Sweet vermouth
1 oz Red bitter","Stir with ice for half a minute.
Strain over one large cube.",Rocks glass,Orange peel
Long drinks,,,,
Long Meadow,"1.5 oz White rum
1 oz Lime juice
8 Mint leaves
Soda water","Press the mint with the lime.
Add rum and ice.
Fill the glass with soda water.",Highball glass,Mint sprig
Hot drinks,,,,
Winter Pear,"1/4 cup Pear brandy
1 cup Apple juice
1 stick Cinnamon","Warm the juice with the cinnamon.
Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'numbered columns of ingredients and of steps',
    text: `Name,Category,Ingredient #1,Ingredient #2,Ingredient #3,Ingredient #4,Step #1,Step #2,Step #3,Glass,Garnish
Harbour Lantern,Sours,2 oz London dry gin,3/4 oz Lemon juice,1/2 oz Honey syrup,2 dashes Orange bitters,Shake everything hard with ice.,Strain twice into a cold glass.,,Coupe,Lemon twist
Miller's Daughter,Aperitifs,1 1/2 oz Rye whiskey,1 oz Sweet vermouth,1 oz Red bitter,,Stir with ice for half a minute.,Strain over one large cube.,,Rocks glass,Orange peel
Long Meadow,Long drinks,1.5 oz White rum,1 oz Lime juice,8 Mint leaves,Soda water,Press the mint with the lime.,Add rum and ice.,Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,2 oz Bourbon,1 oz Lemon juice,3/4 oz Maple syrup,1 Egg white,Shake without ice until it foams.,Shake again with ice.,Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,1/4 cup Pear brandy,1 cup Apple juice,1 stick Cinnamon,,Warm the juice with the cinnamon.,Add the brandy and pour into a mug.,,Mug,Pear slice`,
  },
  {
    title: 'Notion',
    text: `Name,Created time,Tags,Ingredient list,Method,Glass,Garnish,URL,Made it?
Harbour Lantern,"June 4, 2026 9:12 PM",Sours,"2 oz London dry gin, 3/4 oz Lemon juice, 1/2 oz Honey syrup, 2 dashes Orange bitters",Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist,https://notes.example/abc,Yes
Miller's Daughter,"June 4, 2026 9:12 PM",Aperitifs,"1 1/2 oz Rye whiskey, 1 oz Sweet vermouth, 1 oz Red bitter",Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel,https://notes.example/abc,Yes
Long Meadow,"June 4, 2026 9:12 PM",Long drinks,"1.5 oz White rum, 1 oz Lime juice, 8 Mint leaves, Soda water",Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig,https://notes.example/abc,Yes
Copper Hour,"June 4, 2026 9:12 PM",Sours,"2 oz Bourbon, 1 oz Lemon juice, 3/4 oz Maple syrup, 1 Egg white",Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry,https://notes.example/abc,Yes
Winter Pear,"June 4, 2026 9:12 PM",Hot drinks,"1/4 cup Pear brandy, 1 cup Apple juice, 1 stick Cinnamon",Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice,https://notes.example/abc,Yes`,
  },
  {
    title: 'a list in a sentence, a comma before its "and"',
    text: `Cocktail,Category,Ingredient list,Method,Glass,Garnish
Harbour Lantern,Sours,"2 oz London dry gin, 3/4 oz Lemon juice, 1/2 oz Honey syrup, and 2 dashes Orange bitters",Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
Miller's Daughter,Aperitifs,"1 1/2 oz Rye whiskey, 1 oz Sweet vermouth, and 1 oz Red bitter",Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
Long Meadow,Long drinks,"1.5 oz White rum, 1 oz Lime juice, 8 Mint leaves, and Soda water",Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
Copper Hour,Sours,"2 oz Bourbon, 1 oz Lemon juice, 3/4 oz Maple syrup, and 1 Egg white",Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
Winter Pear,Hot drinks,"1/4 cup Pear brandy, 1 cup Apple juice, and 1 stick Cinnamon",Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: 'full-width digits',
    text: `カクテル名,分類,材料,作り方,グラス,飾り
Harbour Lantern,Sours,２ oz London dry gin、３／４ oz Lemon juice、１／２ oz Honey syrup、２ dashes Orange bitters,"１．Shake everything hard with ice.
２．Strain twice into a cold glass.",Coupe,Lemon twist
Miller's Daughter,Aperitifs,１ １／２ oz Rye whiskey、１ oz Sweet vermouth、１ oz Red bitter,"１．Stir with ice for half a minute.
２．Strain over one large cube.",Rocks glass,Orange peel
Long Meadow,Long drinks,１．５ oz White rum、１ oz Lime juice、８ Mint leaves、Soda water,"１．Press the mint with the lime.
２．Add rum and ice.
３．Fill the glass with soda water.",Highball glass,Mint sprig
Copper Hour,Sours,２ oz Bourbon、１ oz Lemon juice、３／４ oz Maple syrup、１ Egg white,"１．Shake without ice until it foams.
２．Shake again with ice.
３．Strain into the glass.",Coupe,Cherry
Winter Pear,Hot drinks,１／４ cup Pear brandy、１ cup Apple juice、１ stick Cinnamon,"１．Warm the juice with the cinnamon.
２．Add the brandy and pour into a mug.",Mug,Pear slice`,
  },
  {
    title: 'marks of the direction of writing',
    text: `‏Cocktail‎,‫Category‬,Ingredients‏,⁧Method⁩,Glass,Garnish
‎Harbour Lantern‏,Sours,"‪2 oz London dry gin‬
‪3/4 oz Lemon juice‬
‪1/2 oz Honey syrup‬
‪2 dashes Orange bitters‬",Shake everything hard with ice. Strain twice into a cold glass.,Coupe,Lemon twist
‎Miller's Daughter‏,Aperitifs,"‪1 1/2 oz Rye whiskey‬
‪1 oz Sweet vermouth‬
‪1 oz Red bitter‬",Stir with ice for half a minute. Strain over one large cube.,Rocks glass,Orange peel
‎Long Meadow‏,Long drinks,"‪1.5 oz White rum‬
‪1 oz Lime juice‬
‪8 Mint leaves‬
‪Soda water‬",Press the mint with the lime. Add rum and ice. Fill the glass with soda water.,Highball glass,Mint sprig
‎Copper Hour‏,Sours,"‪2 oz Bourbon‬
‪1 oz Lemon juice‬
‪3/4 oz Maple syrup‬
‪1 Egg white‬",Shake without ice until it foams. Shake again with ice. Strain into the glass.,Coupe,Cherry
‎Winter Pear‏,Hot drinks,"‪1/4 cup Pear brandy‬
‪1 cup Apple juice‬
‪1 stick Cinnamon‬",Warm the juice with the cinnamon. Add the brandy and pour into a mug.,Mug,Pear slice`,
  },
  {
    title: "the unit of a list in its column's name, and pieces among it",
    text: `Cocktail,Spec (ml),Method
Dusk,60 gin / 7.5 honey / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 8 mint leaves,Shake with ice. Strain.
Noon,45 rye / 22.5 lemon,Shake with ice. Strain.`,
    meant: [
      ['Dusk', ['60 ml gin', '7.5 ml honey', '3 dashes bitters'], ['Shake with ice.', 'Strain.']],
      ['Dawn', ['50 ml rum', '20 ml lemon', '8 mint leaves'], ['Shake with ice.', 'Strain.']],
      ['Noon', ['45 ml rye', '22.5 ml lemon'], ['Shake with ice.', 'Strain.']],
    ],
  },
];
