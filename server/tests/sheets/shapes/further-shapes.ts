import Papa from 'papaparse';
import type { MeantRow, Shape, Table } from './list-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

const DUSK: MeantRow = ['Dusk', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.']];
const DAWN: MeantRow = ['Dawn', ['2 oz rum', '1 tsp sugar'], ['Stir with ice.', 'Strain.']];
const BOTH = [DUSK, DAWN];

/** What further sheets of strangers showed, a class each. */
export const FURTHER_SHAPES: readonly Shape[] = [
  {
    title: 'dishes and work in German, a row per ingredient',
    table: csv(`
Gericht,Zutat,Menge,Tätigkeit
Abendrot,Gin,4 cl,schütteln
Abendrot,Zitronensaft,2 cl,abseihen
Morgentau,Rum,5 cl,unterrühren
Morgentau,Honig,1 cl,servieren`),
    meant: [
      ['Abendrot', ['4 cl Gin', '2 cl Zitronensaft']],
      ['Morgentau', ['5 cl Rum', '1 cl Honig']],
    ],
  },
  {
    title: 'lines indented with blanks below names that begin with a number',
    table: [
      ['20th Avenue'],
      ['  2 oz gin'],
      ['  1 oz lime juice'],
      ['2 to 2'],
      ['  2 oz rum'],
      ['  1 tsp sugar'],
    ],
    meant: [
      ['20th Avenue', DUSK[1]],
      ['2 to 2', DAWN[1]],
    ],
  },
  {
    title: 'commas within Japanese brackets',
    table: csv(`
カクテル,材料,作り方
夕凪,ジン 45ml、ミルク 60ml（豆乳、または無調整）,混ぜる。
朝凪,ラム 30ml、砂糖 5g（黒糖、なければ白）,混ぜる。`),
    meant: [
      ['夕凪', ['ジン 45ml', 'ミルク 60ml（豆乳、または無調整）']],
      ['朝凪', ['ラム 30ml', '砂糖 5g（黒糖、なければ白）']],
    ],
  },
  {
    title: 'fractions behind commas',
    table: csv(`
Drink,Ingredients,Method
Dusk,"1 cup milk, ¼ cup yogurt, ½ tsp salt",Blend with ice. Serve.
Dawn,"2 cups tea, ½ cup honey",Stir with ice. Serve.`),
    meant: [
      ['Dusk', ['1 cup milk', '¼ cup yogurt', '½ tsp salt']],
      ['Dawn', ['2 cups tea', '½ cup honey']],
    ],
  },
  {
    title: 'two rows of a header: what an ingredient is, its amount and its name',
    table: csv(`
Drink,Base,,Modifier,,Method
,Amount,Name,Amount,Name,
Dusk,2 oz,gin,1 oz,lime juice,Shake with ice. Strain.
Dawn,2 oz,rum,1 tsp,sugar,Stir with ice. Strain.`),
    meant: BOTH,
  },
  {
    title: 'more tags than a recipe may have categories',
    table: csv(`
Name,Ingredients,Directions,Tags
Dusk,"2 oz gin, 1 oz lime juice",Shake with ice. Strain.,"${Array.from({ length: 24 }, (_, at) => `tag${at}`).join(', ')}"
Dawn,"2 oz rum, 1 tsp sugar",Stir with ice. Strain.,"easy, tall"`),
    meant: BOTH,
  },
  {
    title: 'the unit in the header, beside what an ingredient is',
    table: csv(`
Cocktail,Spirit,Measurements (oz.),Mixer,Mixer Measurements (oz.),Method
Dusk,gin,2,lime juice,1,Shake with ice. Strain.
Dawn,rum,1.5,cola,4,Shake with ice. Strain.`),
    meant: [DUSK, ['Dawn', ['1.5 oz rum', '4 oz cola'], DUSK[2]]],
  },
  {
    title: 'slashes between steps, fractions without blanks, and a technique as the only step',
    table: csv(`
Cocktail,Ingredients,Directions
Dusk,"1/2 oz gin, 1/2 oz lime juice",Shake / Strain over 1/2 glass of ice
Dawn,"2 oz rum, 1 tsp sugar",Shake`),
    meant: [
      ['Dusk', ['1/2 oz gin', '1/2 oz lime juice'], ['Shake', 'Strain over 1/2 glass of ice']],
      ['Dawn', DAWN[1], ['Shake']],
    ],
  },
  {
    title: 'small letters behind bullets',
    table: [
      ['Cocktail', 'Ingredients', 'Directions'],
      ['Dusk', '- one sugar cube\n- 2 oz gin', 'Shake with ice. Strain.'],
      ['Dawn', '- one egg white\n- 2 oz rum', 'Shake with ice. Strain.'],
    ],
    meant: [
      ['Dusk', ['one sugar cube', '2 oz gin']],
      ['Dawn', ['one egg white', '2 oz rum']],
    ],
  },
  {
    title: 'a list of a program beside a record of tastes',
    table: [
      ['name', 'ingredients', 'method', 'taste_profile'],
      ['Dusk', '["2 oz gin", "1 oz lime juice"]', 'Shake with ice. Strain.', '{"Sweet": 3.4, "Sour": 2.8}'],
      ['Dawn', '["2 oz rum", "1 tsp sugar"]', 'Stir with ice. Strain.', '{"Sweet": 2.1, "Sour": 1.5}'],
    ],
    meant: BOTH,
  },
  {
    title: "numbers of another program and lists between commas, below our own columns' names",
    table: csv(`
id,name,alcoholic,instructions,ingredients
101,Dusk,yes,Shake with ice. Strain.,"2 oz gin, 1 oz lime juice"
102,Dawn,yes,Stir with ice. Strain.,"2 oz rum, 1 tsp sugar"`),
    meant: BOTH,
  },
  {
    title: 'Chinese without blanks',
    table: csv(`
名称,配料,做法,杯型
暮色,金酒45毫升、柠檬汁20毫升,加冰摇匀。滤入杯中。,鸡尾酒杯
晨光,白酒30毫升、蜂蜜10毫升,加冰搅拌。,古典杯`),
    meant: [
      ['暮色', ['金酒45毫升', '柠檬汁20毫升'], undefined, { glassware: '鸡尾酒杯' }],
      ['晨光', ['白酒30毫升', '蜂蜜10毫升'], undefined, { glassware: '古典杯' }],
    ],
  },
  {
    title: 'a single recipe, its name above a table',
    table: csv(`
Dusk,,
Ingredient,Amount,Unit
gin,2,oz
lime juice,1,oz
Method:,Shake with ice. Strain.,`),
    meant: [DUSK],
  },
  {
    title: 'a single recipe, labels in the first column',
    table: csv(`
Name,Dusk
Ingredients,2 oz gin
,1 oz lime juice
Method,Shake with ice.
,Strain.`),
    meant: [DUSK],
  },
  {
    title: 'names of columns again below the name of each recipe',
    table: csv(`
Dusk,,,
Ingredient,Amount,Unit,Cost
gin,2,oz,1.60
lime juice,1,oz,0.20
,,,
Dawn,,,
Ingredient,Amount,Unit,Cost
rum,2,oz,1.20
sugar,1,tsp,0.01`),
    meant: BOTH.map(([name, lines]): MeantRow => [name, lines]),
  },
  {
    title: 'stars that stick to the amounts behind them',
    table: csv(`
name,drinkware,ingredients,prep
Dusk,coupe,*2 oz gin *1 oz lime juice,Shake with ice. Strain.
Dawn,mug,*2 oz rum *1 tsp sugar,Stir with ice. Strain.`),
    meant: BOTH,
  },
  {
    title: 'names and amounts in turn, in a list of Python',
    table: csv(`
name,material,method
Dusk,"['gin ', ' 2 oz', 'lime juice ', ' 1 oz']",Shake with ice. Strain.
Dawn,"['rum ', ' 2 oz', 'sugar ', ' 1 tsp']",Stir with ice. Strain.`),
    meant: BOTH,
  },
  {
    title: 'names beside the codes of a board',
    table: csv(`
Card ID,Card Name,Ingredients,Notes
5f1a,Dusk,"2 oz gin, 1 oz lime juice",Shake with ice. Strain.
5f1b,Dawn,"2 oz rum, 1 tsp sugar",Stir with ice. Strain.`),
    meant: BOTH.map(([name, lines]): MeantRow => [name, lines]),
  },
];

/** The same where something has to be doubted. */
export const DOUBTFUL_FURTHER_SHAPES: readonly Shape[] = [
  {
    title: 'no header above lists of names and numbers',
    table: csv(`
Dusk,"gin,lime juice,sugar",29
Dawn,"rum,sugar,bitters",12
Noon,"rye,soda",18`),
    meant: [
      ['Dusk', ['gin', 'lime juice', 'sugar']],
      ['Dawn', ['rum', 'sugar', 'bitters']],
      ['Noon', ['rye', 'soda']],
    ],
  },
  {
    title: 'a number as a name above indented lines',
    table: [['212'], ['  2 oz gin'], ['  1 oz lime juice'], ['Dawn'], ['  2 oz rum'], ['  1 tsp sugar']],
    meant: [
      ['212', DUSK[1]],
      ['Dawn', DAWN[1]],
    ],
  },
  {
    title: 'dashes between names and amounts, one of which has an unknown unit',
    table: csv(`
Cocktail,Ingredients,Method
Dusk,"Gin - 45 ml, Tonic - 120 ml, Cucumber - 2 wafers",Build over ice. Stir.
Dawn,"Rum - 60 ml, Cola - 100 ml",Build over ice. Stir.
Noon,"Rye - 60 ml, Soda - 90 ml",Build over ice. Stir.`),
    meant: [
      ['Dusk', ['Gin - 45 ml', 'Tonic - 120 ml', 'Cucumber - 2 wafers']],
      ['Dawn', ['Rum - 60 ml', 'Cola - 100 ml']],
      ['Noon', ['Rye - 60 ml', 'Soda - 90 ml']],
    ],
  },
  {
    title: 'colons before numbers without a unit',
    table: csv(`
name,ingredient_1,ingredient_2,ingredient_3
Dusk,Gin:50.0,Lime Juice:25.0,Mint
Dawn,Rum:50.0,Cola:100.0,`),
    meant: [
      ['Dusk', ['50.0 Gin', '25.0 Lime Juice', 'Mint']],
      ['Dawn', ['50.0 Rum', '100.0 Cola']],
    ],
  },
  {
    title: 'lists in columns for kinds of ingredients, amounts in a few of them',
    table: csv(`
Name,Main Alcohol,Other Alcohols,Mixes
Dusk,Gin,,"Tonic, 1/2 oz lime juice"
Dawn,"1/2 oz rum, 1/2 oz vodka",1/2 oz gin,Cola
Noon,Rye,1/2 oz amaro,Soda`),
    meant: [
      ['Dusk', ['Gin', 'Tonic', '1/2 oz lime juice']],
      ['Dawn', ['1/2 oz rum', '1/2 oz vodka', '1/2 oz gin', 'Cola']],
      ['Noon', ['Rye', '1/2 oz amaro', 'Soda']],
    ],
  },
];
