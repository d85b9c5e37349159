import { describe, expect, it } from 'vitest';
import { splitUnit } from '#server/sheets/cells/read-column-name.ts';
import { readText } from './read-text.ts';

const fieldsOf = async (text: string): Promise<Record<string, string | null>> =>
  Object.fromEntries((await readText(text)).columns.map(({ column, field }) => [column, field]));

describe('a column with the name of a field is that field, and its cells are taken as they are', () => {
  it('keeps "x" as an ingredient and an unknown technique as the technique', async () => {
    const { fields } = await readText('name,ingredients,type\nOne,x,NewType q\n');
    expect(fields).toEqual([{ name: 'One', ingredients: ['x'], type: 'NewType q' }]);
  });

  it('removes list marks only if every line has one', async () => {
    const { fields } = await readText(
      'name,ingredients\nA,- one\nB,"- one\n- two"\nC,"- one\ntwo"\nD,"[""- one""]"\n',
    );
    expect(fields.map(({ ingredients }) => ingredients)).toEqual([
      ['- one'],
      ['one', 'two'],
      ['- one', 'two'],
      ['- one'],
    ]);
  });

  it('separates a list only at line ends, ";" and "|"', async () => {
    const { fields, recipes } = await readText(
      `name,category,ingredients,instructions,spirits,equipment,garnish
One,"Tea, coffee & cocoa","45 ml gin, 20 ml lemon",1. Shake / strain. 2. Pour it.,"Gin, Rum & Vodka","Jigger, 50 ml","Lime, wheel"
Two,Sours|Classics,2 oz gin; 1 oz lime,"1. Shake
2. Strain",Gin,Jigger,Garnish with a lime and a cherry`,
    );
    expect(fields).toEqual([
      {
        name: 'One',
        category: ['Tea, coffee & cocoa'],
        ingredients: ['45 ml gin, 20 ml lemon'],
        instructions: ['1. Shake / strain. 2. Pour it.'],
        spirits: ['Gin, Rum & Vodka'],
        equipment: ['Jigger, 50 ml'],
        garnish: ['Lime, wheel'],
      },
      {
        name: 'Two',
        category: ['Sours', 'Classics'],
        ingredients: ['2 oz gin', '1 oz lime'],
        instructions: ['1. Shake', '2. Strain'],
        spirits: ['Gin'],
        equipment: ['Jigger'],
        garnish: ['Garnish with a lime and a cherry'],
      },
    ]);
    expect(recipes[0]?.doubts).toContain('crowdedIngredient');
  });
});

describe('names of columns that people use', () => {
  it.each([
    ['Getränk;Zutaten;Zubereitung;Glas;Garnitur;Schwierigkeit'],
    ['Nom;Ingrédients;Préparation;Verre;Décoration;Difficulté'],
    ['Nombre;Ingredientes;Preparación;Vaso;Guarnición;Dificultad'],
    ['Nome;Ingredienti;Preparazione;Bicchiere;Guarnizione;Difficoltà'],
    ['Nome;Ingredientes;Modo de preparo;Copo;Guarnição;Dificuldade'],
    ['Naam;Ingrediënten;Bereiding;Glas;Garnering;Moeilijkheid'],
    ['Nazwa;Składniki;Przygotowanie;Szkło;Dekoracja;Trudność'],
    ['Название;Ингредиенты;Приготовление;Бокал;Украшение;Сложность'],
    ['カクテル名;材料;作り方;グラス;飾り;難易度'],
    ['칵테일;재료;만드는 법;잔;가니쉬;난이도'],
    ['名称;配料;做法;酒杯;装饰;难度'],
  ])('%s', async (header) => {
    const fields = await fieldsOf(`${header}\nA;40 ml B\n`);
    expect(Object.values(fields)).toEqual([
      'name',
      'ingredients',
      'instructions',
      'glassware',
      'garnish',
      'difficulty',
    ]);
  });

  it.each([
    'Количество, мл',
    '用量（毫升）',
    '分量 (ミリ)',
    'Кол-во (мл.)',
    'Gin (fl oz)',
    'amount_oz',
    'Menge in ml',
    'Объем в мл',
  ])('end with a unit of volume: %s', (column) => expect(splitUnit(column).unit).not.toBe(''));

  // Greek and Bosnian have the codes "el" and "bs", and Turkey pays in lira (TL).
  it.each(['name_el', 'name_bs', 'Bar (TL)', 'Ron Parte', 'Gin Teil', 'Gin Stück', 'Джин часть', '金酒 份'])(
    'end without a unit: %s',
    (column) => expect(splitUnit(column)).toEqual({ name: column, unit: '' }),
  );
});

describe('a sheet whose columns have other names', () => {
  it('separates amounts at commas and doubts other commas', async () => {
    const text = 'Cocktail,Ingredients,Garnish\nOne,"2 oz gin, 1 oz lime","Lime, wheel"\n';
    const { recipes } = await readText(text);
    expect(recipes).toMatchObject([
      {
        fields: { ingredients: ['2 oz gin', '1 oz lime'], garnish: ['Lime, wheel'] },
        doubts: ['unsureCommas'],
      },
    ]);
    const mapped = await readText(text, { mapping: { Garnish: 'garnish' } });
    expect(mapped.fields[0]?.garnish).toEqual(['Lime', 'wheel']);
  });

  it('doubts numbers within a line of steps', async () => {
    const { recipes } = await readText('name,instructions,glass\nA,1. Shake. 2. Strain.,Coupe\n');
    expect(recipes).toMatchObject([
      { fields: { instructions: ['1. Shake. 2. Strain.'] }, doubts: ['numberedLine'] },
    ]);
  });

  it.each(['Total', 'TOTAL:', 'Summe'])(
    'leaves out a row "%s" below ingredients, and names it',
    async (total) => {
      const { fields, notes } = await readText(
        `Cocktail,Ingredient,ml\nA,Gin,50\nA,Lemon juice,20\nA,${total},70\nB,Rum,50\nB,Lime juice,20\nB,${total},70\n`,
      );
      expect(fields.map(({ ingredients }) => ingredients)).toEqual([
        ['50 ml Gin', '20 ml Lemon juice'],
        ['50 ml Rum', '20 ml Lime juice'],
      ]);
      expect(notes).toContainEqual({
        row: 4,
        field: 'ingredients',
        message: `Was left out as a total: "A | ${total} | 70"`,
      });
    },
  );

  it('doubts what is guessed from cells until a mapping confirms it', async () => {
    const text = 'Wot,Stuff\nGimlet,"2 oz gin\n1 oz lime"\nMartini,"2 oz gin\n1 oz vermouth"\n';
    const guessed = await readText(text);
    expect(guessed.columns).toMatchObject([
      { field: 'name', isGuess: true },
      { field: 'ingredients', isGuess: true },
    ]);
    expect(guessed.recipes[0]?.doubts).toEqual(['guessedColumn']);
    const mapped = await readText(text, { mapping: { Wot: 'name', Stuff: 'ingredients' } });
    expect(mapped.recipes[0]?.doubts).toBeUndefined();
  });
});
