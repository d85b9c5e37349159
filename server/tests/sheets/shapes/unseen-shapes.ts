import Papa from 'papaparse';
import { workbookOf } from './card-shapes.ts';
import type { Shape, Table } from './list-shapes.ts';
import type { FileShape } from './text-file-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

const STEPS = ['Shake with ice.', 'Strain.'];

/** Sheets in shapes that came in wrong without a doubt. */
export const UNSEEN_SHAPES: readonly Shape[] = [
  {
    title: 'a title above a header with an empty last name',
    table: csv(`
House list,,,,
Cocktail,Recipe,Method,Glass,
Dusk,"30 ml gin
30 ml Campari",Shake with ice. Strain.,Rocks,
Dawn,"60 ml rum
30 ml lime juice",Shake with ice. Strain.,Coupe,`),
    meant: [
      ['Dusk', ['30 ml gin', '30 ml Campari'], STEPS, { glassware: 'Rocks' }],
      ['Dawn', ['60 ml rum', '30 ml lime juice'], STEPS, { glassware: 'Coupe' }],
    ],
  },
  {
    title: 'a matrix in which one amount is a word',
    table: csv(`
Ingredient,Dusk,Dawn,Noon
Gin,60 ml,,30 ml
Rum,,60 ml,
Lime juice,20 ml,30 ml,
Syrup,10 ml,,15 ml
Soda,top,,60 ml`),
    meant: [
      ['Dusk', ['60 ml Gin', '20 ml Lime juice', '10 ml Syrup', 'top Soda']],
      ['Dawn', ['60 ml Rum', '30 ml Lime juice']],
      ['Noon', ['30 ml Gin', '15 ml Syrup', '60 ml Soda']],
    ],
  },
  {
    title: 'one name above a column for each step',
    table: csv(`
Cocktail,Ingredients,Method,,
Dusk,"30 ml gin
30 ml Campari",Stir with ice.,Strain into a glass.,Serve.
Dawn,"60 ml rum
30 ml lime juice",Shake with ice.,Strain into a glass.,Serve.`),
    meant: [
      ['Dusk', ['30 ml gin', '30 ml Campari'], ['Stir with ice.', 'Strain into a glass.', 'Serve.']],
      ['Dawn', ['60 ml rum', '30 ml lime juice'], ['Shake with ice.', 'Strain into a glass.', 'Serve.']],
    ],
  },
  {
    title: 'a yes and no that repeats beside names that do not, lists with a plus between',
    table: csv(`
No.;Article name;Group;Recipe list;Glass;active
11;Dusk;Sours;2 oz gin + 1 oz lime juice + 3 dashes bitters;Coupe;ja
12;Dawn;Sours;2 oz rum + 1 tsp sugar;Coupe;ja
13;Noon;Long drinks;2 oz rye + 1 oz lemon juice;Highball;ja
14;Gloam;Long drinks;2 oz gin + 1 oz Campari;Highball;nein`),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice', '3 dashes bitters']],
      ['Dawn', ['2 oz rum', '1 tsp sugar']],
      ['Noon', ['2 oz rye', '1 oz lemon juice']],
      ['Gloam', ['2 oz gin', '1 oz Campari']],
    ],
  },
  {
    title: 'words of other languages for nothing at all',
    table: csv(`
Drankje,Ingrediënten,Bereiding,Garnering
Dusk,"60 ml gin
20 ml limoensap",Shake with ice. Strain.,Geen
Dawn,"60 ml rum
10 ml honing",Shake with ice. Strain.,Munt`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml limoensap'], STEPS, { garnish: [] }],
      ['Dawn', ['60 ml rum', '10 ml honing'], STEPS, { garnish: ['Munt'] }],
    ],
  },
  {
    title: "the unit of a list in its column's name, and pieces among it",
    table: csv(`
Cocktail,Spec (ml),Method
Dusk,60 gin / 7.5 honey / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 8 mint leaves,Shake with ice. Strain.
Noon,45 rye / 22.5 lemon,Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['60 ml gin', '7.5 ml honey', '3 dashes bitters'], STEPS],
      ['Dawn', ['50 ml rum', '20 ml lemon', '8 mint leaves'], STEPS],
      ['Noon', ['45 ml rye', '22.5 ml lemon'], STEPS],
    ],
  },
  {
    title: 'a garnish behind the last ingredient, in the same line',
    table: csv(`
Cocktail,Ingredients,Method
Dusk,"60 ml gin, 20 ml lime juice Garnish: lime wheel",Shake with ice. Strain.
Dawn,"60 ml rum, 10 ml honey Garnish: mint",Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], STEPS, { garnish: ['Lime wheel'] }],
      ['Dawn', ['60 ml rum', '10 ml honey'], STEPS, { garnish: ['Mint'] }],
    ],
  },
  {
    title: 'what a recipe sells for and costs, in each of its blocks',
    table: csv(`
Dusk,,,Sell:,12.00
Item,Qty,Unit,Cost/unit,Cost
Gin,60,ml,0.03,1.80
Lime juice,20,ml,0.01,0.20
,,,Total,2.00
,,,GP %,83.3
,,,,
Dawn,,,Sell:,11.00
Item,Qty,Unit,Cost/unit,Cost
Rum,60,ml,0.02,1.20
Honey,10,ml,0.01,0.10
,,,Total,1.30
,,,GP %,88.2`),
    meant: [
      ['Dusk', ['60 ml Gin', '20 ml Lime juice']],
      ['Dawn', ['60 ml Rum', '10 ml Honey']],
    ],
  },
  {
    title: 'times and servings of a page above the ingredients',
    table: csv(`
Dusk
Prep: 10 min
Serves 1
Ingredients
60ml gin
20ml lime juice
Method
1. Shake with ice.
2. Strain.

Dawn
Prep: 5 min
Serves 2
Ingredients
60ml rum
10ml honey
Method
1. Shake with ice.
2. Strain.`),
    meant: [
      ['Dusk', ['60ml gin', '20ml lime juice'], STEPS],
      ['Dawn', ['60ml rum', '10ml honey'], STEPS],
    ],
  },
  {
    title: 'ingredients down and cocktails across, costs beside, totals below, the unit in the title',
    table: csv(`
SPECS – all amounts in ml,,,,
,Cost / L,Dusk,Dawn,Noon
Dry gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20
Soda,0.80,,,90
Total ml,,80,70,140
Cost per drink,,1.19,0.98,0.66`),
    meant: [
      ['Dusk', ['60 ml Dry gin', '20 ml Lime juice']],
      ['Dawn', ['60 ml White rum', '10 ml Sugar syrup']],
      ['Noon', ['30 ml Dry gin', '20 ml Sugar syrup', '90 ml Soda']],
    ],
  },
  {
    title: 'a title above blocks, and an amount that is a word of Italian',
    table: csv(`
RICETTE DELLA CASA,,
,,
Dusk,,
60,ml,Gin
20,ml,Succo di lime
q.b.,,Soda
Preparazione:,Agitare con ghiaccio e filtrare.,
Guarnizione:,Fetta di lime,
,,
Dawn,,
60,ml,Rum
10,ml,Miele
Preparazione:,Mescolare con ghiaccio.,`),
    meant: [
      [
        'Dusk',
        ['60 ml Gin', '20 ml Succo di lime', 'q.b. Soda'],
        ['Agitare con ghiaccio e filtrare.'],
        { garnish: ['Fetta di lime'] },
      ],
      ['Dawn', ['60 ml Rum', '10 ml Miele'], ['Mescolare con ghiaccio.']],
    ],
  },
  {
    title: 'cards side by side in two rows, one of them shorter',
    table: csv(`
Dusk,,,Dawn,
60 ml,Ginebra,,60 ml,Ron
20 ml,Zumo de lima,,10 ml,Miel
,,,1 pizca,Sal
Vaso:,Copa,,Vaso:,Vaso bajo
Elaboración:,Agitar con hielo y colar.,,Elaboración:,Remover con hielo.
,,,,
Noon,,,Gloam,
60 ml,Whisky,,30 ml,Ginebra
20 ml,Zumo de limón,,30 ml,Campari
Vaso:,Copa,,Vaso:,Vaso bajo
Elaboración:,Agitar con hielo y colar.,,Elaboración:,Remover con hielo.`),
    meant: [
      ['Dusk', ['60 ml Ginebra', '20 ml Zumo de lima'], ['Agitar con hielo y colar.'], { glassware: 'Copa' }],
      ['Dawn', ['60 ml Ron', '10 ml Miel', '1 pizca Sal'], ['Remover con hielo.']],
      ['Noon', ['60 ml Whisky', '20 ml Zumo de limón'], ['Agitar con hielo y colar.']],
      ['Gloam', ['30 ml Ginebra', '30 ml Campari'], ['Remover con hielo.'], { glassware: 'Vaso bajo' }],
    ],
  },
  {
    title: 'an amount and a unit that are called after the same thing',
    table: csv(`
Name,Instructions,Pour Unit,Pour Amount,Ingredient
Dusk,Shake with ice. Strain.,cl,6,Gin
,,cl,2,Lime juice
Dawn,Shake with ice. Strain.,cl,6,Rum
,,tsp,1,Sugar`),
    meant: [
      ['Dusk', ['6 cl Gin', '2 cl Lime juice'], STEPS],
      ['Dawn', ['6 cl Rum', '1 tsp Sugar'], STEPS],
    ],
  },
  {
    title: 'the questions of a form, and the first name of who answers it',
    table: csv(`
Timestamp,Your first name,What shall we call your drink?,What goes in it?,What do you do with it?,Anything on the rim?
2026-03-14 18:02,Ada,Dusk,"60 ml gin
20 ml lime juice",Shake. Strain.,lime wheel
2026-03-14 19:40,Ben,Dawn,"60 ml rum
10 ml honey",Shake. Strain.,
2026-03-15 09:13,Cleo,12:12,"60 ml rye
20 ml lemon juice",Shake. Strain.,mint
2026-03-15 22:58,Dan,Gloam,"30 ml gin
30 ml Campari",Stir.,`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], ['Shake.', 'Strain.'], { garnish: ['Lime wheel'] }],
      ['Dawn', ['60 ml rum', '10 ml honey'], ['Shake.', 'Strain.'], { garnish: [] }],
      ['12:12', ['60 ml rye', '20 ml lemon juice'], ['Shake.', 'Strain.'], { garnish: ['Mint'] }],
      ['Gloam', ['30 ml gin', '30 ml Campari'], ['Stir.'], { garnish: [] }],
    ],
  },
  {
    title: 'a step in each row of an ingredient: its number, how the ingredient is, and what to do',
    table: csv(`
Drink,Step,Amount,U,Ingredient,Prep,Then
Dusk,1,60,ml,gin,fat-washed,Pour over ice
Dusk,2,20,ml,lime juice,fresh,Shake with it
Dawn,1,60,ml,rum,,Pour over ice
Dawn,2,10,ml,honey,runny,Stir with it`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], ['Pour over ice', 'Shake with it']],
      ['Dawn', ['60 ml rum', '10 ml honey'], ['Pour over ice', 'Stir with it']],
    ],
  },
  {
    title: 'no header, a name and what is in it, rows of any length',
    table: csv(`
Dusk,Gin,Lime juice,Mint
Dawn,Rum,Honey
Noon,Rye,Lemon juice,Sugar,Egg white
Gloam,Gin,Campari,Vermouth rosso,Orange,Soda water
Eve,Vodka,Coffee,Coffee liqueur,Sugar syrup,Coffee beans`),
    meant: [
      ['Dusk', ['Gin', 'Lime juice', 'Mint']],
      ['Dawn', ['Rum', 'Honey']],
      ['Noon', ['Rye', 'Lemon juice', 'Sugar', 'Egg white']],
      ['Gloam', ['Gin', 'Campari', 'Vermouth rosso', 'Orange', 'Soda water']],
      ['Eve', ['Vodka', 'Coffee', 'Coffee liqueur', 'Sugar syrup', 'Coffee beans']],
    ],
  },
  {
    title: 'no header, prose that names the amounts once more, glasses and sizes',
    table: csv(`
Dusk,Gin 40 ml | Lime juice 20 ml | ice,"Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice.",tall glass,250 ml,9 €
Dawn,Rum 40 ml | Honey 20 ml | ice,"Pour 40 ml of rum into a glass full of ice, with 20 ml of honey on top.",tall glass,250 ml,9 €
Noon,Rye 40 ml | Lemon juice 20 ml | ice,"Pour 40 ml of rye into a glass full of ice, with 20 ml of lemon juice.",rocks glass,200 ml,9 €`),
    meant: [
      [
        'Dusk',
        ['Gin 40 ml', 'Lime juice 20 ml', 'ice'],
        ['Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice.'],
        { glassware: 'tall glass', category: ['Unsorted'] },
      ],
      ['Dawn', ['Rum 40 ml', 'Honey 20 ml', 'ice'], undefined, { glassware: 'tall glass' }],
      ['Noon', ['Rye 40 ml', 'Lemon juice 20 ml', 'ice'], undefined, { glassware: 'rocks glass' }],
    ],
  },
  {
    title: 'no header, lists in lines of a page, and behind them what to do',
    table: [
      ['What is in a Dusk?', '60 ml gin<br>20 ml lime juice', 'Shake, strain, lime wheel'],
      ['What is in a Dawn?', '60 ml rum<br>10 ml honey', 'Stir, strain, mint'],
      ['What is in a Noon?', '60 ml rye<br>20 ml lemon juice', 'Shake, strain'],
    ],
    meant: [
      ['What is in a Dusk?', ['60 ml gin', '20 ml lime juice'], ['Shake, strain, lime wheel']],
      ['What is in a Dawn?', ['60 ml rum', '10 ml honey'], ['Stir, strain, mint']],
      ['What is in a Noon?', ['60 ml rye', '20 ml lemon juice'], ['Shake, strain']],
    ],
  },
  {
    title: 'several garnishes at the end of a list between commas',
    table: csv(`
Cocktail,Ingredients,Method
Dusk,"60 ml gin, 20 ml lime juice, soda, to top, Garnish: mint sprig, Garnish: lime wheel",Shake with ice. Strain.
Dawn,"60 ml rum, 10 ml honey, Garnish: mint",Shake with ice. Strain.`),
    meant: [
      [
        'Dusk',
        ['60 ml gin', '20 ml lime juice', 'soda, to top'],
        STEPS,
        { garnish: ['Mint sprig', 'Lime wheel'] },
      ],
      ['Dawn', ['60 ml rum', '10 ml honey'], STEPS, { garnish: ['Mint'] }],
    ],
  },
  {
    title: 'kinds of ingredients beside others, without amounts',
    table: csv(`
칵테일,술,재료(과일),재료(음료),기타
Dusk,"진, 캄파리",라임,,
Dawn,럼,,콜라,꿀
Noon,위스키,레몬,,설탕시럽`),
    meant: [
      ['Dusk', ['진', '캄파리', '라임']],
      ['Dawn', ['럼', '콜라', '꿀']],
      ['Noon', ['위스키', '레몬', '설탕시럽']],
    ],
    isInAnyOrder: true,
  },
  {
    title: 'steps without blanks between their words, in each row of an ingredient',
    table: csv(`
名前,材料,分量,作り方
Dusk,ジン,60ml,氷と一緒にステアする。
Dusk,ライムジュース,20ml,グラスに注ぐ。
Dawn,ラム,60ml,シェイクする。
Dawn,蜂蜜,10ml,グラスに注ぐ。`),
    meant: [
      ['Dusk', ['60ml ジン', '20ml ライムジュース'], ['氷と一緒にステアする。', 'グラスに注ぐ。']],
      ['Dawn', ['60ml ラム', '10ml 蜂蜜'], ['シェイクする。', 'グラスに注ぐ。']],
    ],
  },
  {
    title: 'a list between western commas in Chinese, and its spirit once more beside it',
    table: csv(`
名称,材料,基酒,做法
Dusk,"威士忌,苦艾酒,樱桃",威士忌,搅拌。
Dawn,"威士忌,杏仁酒",威士忌,搅拌。
Noon,"龙舌兰,橙汁,石榴糖浆",龙舌兰,搅拌。`),
    meant: [
      ['Dusk', ['威士忌', '苦艾酒', '樱桃'], ['搅拌。']],
      ['Dawn', ['威士忌', '杏仁酒'], ['搅拌。']],
      ['Noon', ['龙舌兰', '橙汁', '石榴糖浆'], ['搅拌。']],
    ],
  },
  {
    title: 'blocks side by side, one of which begins beside the rest of a longer one',
    table: csv(`
Dusk,,,Dawn,
60 ml,gin,,60 ml,rum
20 ml,lime juice,,10 ml,honey
,,,10 ml,lime juice
,,,2 dash,bitters
Swizzle,,,Stir it well.,
30 ml,rye,,,
30 ml,Campari,,,
Stir.,,,,`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey', '10 ml lime juice', '2 dash bitters'], ['Stir it well.']],
      ['Swizzle', ['30 ml rye', '30 ml Campari'], ['Stir.']],
    ],
  },
  {
    title: 'blocks whose only step is one word, and for how many they are',
    table: csv(`
Dusk
60 ml gin
20 ml lime juice
Build.
Serves 2
,
Dawn
60 ml rum
10 ml honey
Stir
Time 5 min`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], ['Build.']],
      ['Dawn', ['60 ml rum', '10 ml honey'], ['Stir']],
    ],
  },
  {
    title: 'ingredients down and cocktails across, pieces among them, the unit in the title',
    table: csv(`
All amounts in ml,,,
,Dusk,Dawn,Noon
Dry gin,60,,30
White rum,,60,
Lime juice,20,,
Mint leaves,8,,
Eggs,1,,1
Sugar syrup,,10,20`),
    meant: [
      ['Dusk', ['60 ml Dry gin', '20 ml Lime juice', '8 Mint leaves', '1 Eggs']],
      ['Dawn', ['60 ml White rum', '10 ml Sugar syrup']],
      ['Noon', ['30 ml Dry gin', '1 Eggs', '20 ml Sugar syrup']],
    ],
  },
  {
    title: 'lines below a name of a column that says nothing, and a name that somebody gave',
    table: csv(`
Your name for it,What it contains
Dusk,60 ml gin
,20 ml lime juice
Dawn,60 ml rum
,10 ml honey`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
    ],
  },
];

/** Layouts that came in wrong without a doubt. */
export const UNSEEN_LAYOUTS: readonly FileShape[] = [
  {
    title: 'a worksheet of cocktails, and one of their lines that names them by a code',
    bytes: () =>
      workbookOf([
        [
          'Cocktails',
          [
            ['code', 'name', 'glass', 'method'],
            ['A1', 'Dusk', 'Coupe', 'Shake with ice. Strain.'],
            ['A2', 'Dawn', 'Rocks', 'Shake with ice. Strain.'],
          ],
        ],
        [
          'Lines',
          [
            ['cocktail code', 'ingredient', 'ml'],
            ['A1', 'gin', 60],
            ['A1', 'lime juice', 20],
            ['A2', 'rum', 60],
            ['A2', 'honey', 10],
          ],
        ],
      ]),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice'], STEPS, { glassware: 'Coupe' }],
      ['Dawn', ['60 ml rum', '10 ml honey'], STEPS, { glassware: 'Rocks' }],
    ],
  },
  {
    title: 'amounts and an order that are numbers of cocktails too, on the worksheet of the lines',
    bytes: () =>
      workbookOf([
        [
          'Cocktails',
          [
            ['id', 'name', 'method'],
            [1, 'Dusk', 'Shake with ice. Strain.'],
            [2, 'Dawn', 'Shake with ice. Strain.'],
          ],
        ],
        [
          'Lines',
          [
            ['order', 'oz', 'ingredient', 'cocktail_id'],
            [1, 2, 'gin', 1],
            [2, 1, 'lime juice', 1],
            [1, 2, 'rum', 2],
            [2, 1, 'honey', 2],
          ],
        ],
      ]),
    meant: [
      ['Dusk', ['2 oz gin', '1 oz lime juice'], STEPS],
      ['Dawn', ['2 oz rum', '1 oz honey'], STEPS],
    ],
  },
  {
    title: 'one worksheet with a table below names for several columns',
    bytes: () =>
      workbookOf([
        [
          'Specs',
          [
            ['Drink', 'Base', '', 'Modifier', '', 'Sour', '', 'Service', ''],
            ['', 'oz', 'what', 'oz', 'what', 'oz', 'what', 'glass', 'garnish'],
            ['Dusk', 2, 'gin', 0.75, 'amaro', 0.75, 'lime juice', 'coupe', 'lime wheel'],
            ['Dawn', 1.5, 'rum', 0.5, 'falernum', 0.5, 'lemon juice', 'rocks', 'mint'],
          ],
        ],
      ]),
    meant: [
      [
        'Dusk',
        ['2 oz gin', '0.75 oz amaro', '0.75 oz lime juice'],
        undefined,
        { glassware: 'coupe', garnish: ['Lime wheel'] },
      ],
      [
        'Dawn',
        ['1.5 oz rum', '0.5 oz falernum', '0.5 oz lemon juice'],
        undefined,
        { glassware: 'rocks', garnish: ['Mint'] },
      ],
    ],
  },
];

/** What has to be doubted or refused at least. */
export const DOUBTFUL_UNSEEN_SHAPES: readonly Shape[] = [
  {
    title: 'the spirit of a bottle that the list names',
    table: csv(`
Cocktail,Ingredients,Spirit
Dusk,"Tanqueray, Campari, vermouth",Gin
Dawn,"Bulleit, Campari, vermouth",Bourbon
Noon,"Hennessy, lemon, Cointreau",Cognac`),
    meant: [
      ['Dusk', ['Tanqueray', 'Campari', 'vermouth']],
      ['Dawn', ['Bulleit', 'Campari', 'vermouth']],
      ['Noon', ['Hennessy', 'lemon', 'Cointreau']],
    ],
  },
  {
    title: 'what is poured on top, in a column of its own',
    table: csv(`
Cocktail,Ingredients,Method,On top
Dusk,"60 ml gin, 20 ml lime juice",Shake with ice. Strain.,30 ml champagne
Dawn,"60 ml rum, 10 ml honey",Shake with ice. Strain.,20 ml soda`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice', '30 ml champagne']],
      ['Dawn', ['60 ml rum', '10 ml honey', '20 ml soda']],
    ],
  },
  {
    title: 'a price for a litre beside amounts without a unit',
    table: csv(`
Ingredient,Cost / L,Dusk,Dawn,Noon
Gin,18.50,60,,30
White rum,16.20,,60,
Lime juice,4.00,20,,
Sugar syrup,1.50,,10,20`),
    meant: [
      ['Dusk', ['60 ml Gin', '20 ml Lime juice']],
      ['Dawn', ['60 ml White rum', '10 ml Sugar syrup']],
      ['Noon', ['30 ml Gin', '20 ml Sugar syrup']],
    ],
  },
  {
    title: 'blocks with prices beside their names',
    table: csv(`
Dusk,,12.50
60 ml,gin,1.20
20 ml,lime juice,0.20
Stir it well.,,
,,
Dawn,,11.00
60 ml,rum,1.00
10 ml,honey,0.10
Stir it well.,,`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
    ],
  },
  {
    title: 'a unit beside the ingredient, and a number that nothing calls its amount',
    table: csv(`
Cocktail,Pour,Source,Unit,Ingredient
Dusk,60,book,ml,gin
Dusk,20,book,ml,lime juice
Dawn,60,bar,ml,rum
Dawn,10,bar,ml,honey`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
    ],
  },
  {
    title: 'a blank row between the name and the labels below it',
    table: csv(`
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
10 ml honey`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
    ],
  },
  {
    title: 'labels that are part of a line, and a word for an amount that fills the glass',
    table: csv(`
Cocktail,Ingredients,Method
Dusk,"60 ml gin
Top soda
To garnish: orange twist",Shake with ice. Strain.
Dawn,"60 ml rye
For the glass: absinthe",Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['60 ml gin', 'Top soda', 'To garnish: orange twist'], STEPS],
      ['Dawn', ['60 ml rye', 'For the glass: absinthe'], STEPS],
    ],
  },
  {
    title: "names alone between commas below our own columns' names, beside a column that is not ours",
    table: csv(`
id,name,category,strength,instructions,ingredients
7,Dusk,Sours,strong,Shake with ice. Strain.,"Gin, Lime juice, Grenadine"
9,Dawn,Shots,weak,Shake with ice. Strain.,"101 proof rye, Honey"
12,Noon,Sours,strong,Shake with ice. Strain.,"Rum, Lime juice, Honey"`),
    meant: [
      ['Dusk', ['Gin', 'Lime juice', 'Grenadine'], STEPS],
      ['Dawn', ['101 proof rye', 'Honey'], STEPS],
      ['Noon', ['Rum', 'Lime juice', 'Honey'], STEPS],
    ],
  },
  {
    title: 'numbers of another program below nothing but our own names, and names between commas',
    table: csv(`
id,name,ingredients,instructions
7,Dusk,"Gin, Lime juice, Grenadine",Shake with ice. Strain.
9,Dawn,"101 proof rye, Honey",Shake with ice. Strain.
12,Noon,"Rum, Lime juice, Honey",Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['Gin', 'Lime juice', 'Grenadine'], STEPS],
      ['Dawn', ['101 proof rye', 'Honey'], STEPS],
      ['Noon', ['Rum', 'Lime juice', 'Honey'], STEPS],
    ],
  },
  {
    title: 'pieces among millilitres that the name of their column gives',
    table: csv(`
Cocktail,Spec (ml),Method
Dusk,60 gin / 20 lemon / 1 egg white,Shake with ice. Strain.
Dawn,50 rum / 2 limes / 3 Eiweiß,Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lemon', '1 egg white'], STEPS],
      ['Dawn', ['50 ml rum', '2 limes', '3 Eiweiß'], STEPS],
    ],
  },
  {
    title: 'millilitres that nothing calls so, beside dashes',
    table: csv(`
Cocktail,Spec,Method
Dusk,60 gin / 20 lemon / 3 dashes bitters,Shake with ice. Strain.
Dawn,50 rum / 20 lemon / 2 dashes bitters,Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lemon', '3 dashes bitters'], STEPS],
      ['Dawn', ['50 ml rum', '20 ml lemon', '2 dashes bitters'], STEPS],
    ],
  },
  {
    title: 'how it is made in prose that names the amounts once more, and a glass that repeats',
    table: csv(`
Dusk,Gin 40 ml | Lime juice 20 ml | ice,"Pour 40 ml of gin into a glass full of ice, with 20 ml of lime juice on top of it.",tall jar,250 ml
Dawn,Rum 40 ml | Honey 20 ml | ice,"Pour 40 ml of rum into a glass full of ice, with 20 ml of honey on top of it.",tall jar,250 ml
Noon,Rye 40 ml | Lemon juice 20 ml | ice,"Pour 40 ml of rye into a glass full of ice, with 20 ml of lemon juice on top of it.",tall jar,250 ml
Gloam,Gin 30 ml | Campari 30 ml | ice,"Pour 30 ml of gin into a small glass of ice, with 30 ml of Campari on top of it.",rox,200 ml`),
    meant: [
      ['Dusk', ['Gin 40 ml', 'Lime juice 20 ml', 'ice']],
      ['Dawn', ['Rum 40 ml', 'Honey 20 ml', 'ice']],
      ['Noon', ['Rye 40 ml', 'Lemon juice 20 ml', 'ice']],
      ['Gloam', ['Gin 30 ml', 'Campari 30 ml', 'ice']],
    ],
  },
  {
    title: 'cards to learn by: lists in lines of a page, and a list of what to do behind it',
    table: [
      ['Dusk', '60 ml gin<br>20 ml lime juice', 'Shake, strain, lime wheel', 'sours shaken'],
      ['Dawn', '60 ml rum<br>10 ml honey', 'Shake, strain over ice, mint', 'sours shaken'],
      ['Noon', '60 ml rye<br>20 ml lemon juice', 'Shake, strain', 'sours shaken'],
    ],
    meant: [
      ['Dusk', ['60 ml gin', '20 ml lime juice']],
      ['Dawn', ['60 ml rum', '10 ml honey']],
      ['Noon', ['60 ml rye', '20 ml lemon juice']],
    ],
  },
];
