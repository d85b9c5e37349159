import { describe, expect, it } from 'vitest';
import { readCocktailRows, type SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { SHEET_FIELDS } from '#server/sheets/sheet-fields.ts';

async function read(text: string, options: SheetOptions = {}) {
  const sheet = await readCocktailRows(new TextEncoder().encode(text), options);
  const drafts = [...sheet.drafts];
  return { ...sheet, drafts, fields: drafts.map(({ fields }) => fields) };
}

const fieldsOf = async (text: string): Promise<Record<string, string | null>> =>
  Object.fromEntries((await read(text)).columns.map(({ column, field }) => [column, field]));

describe('a column with the name of a field is that field, and its cells are taken as they are', () => {
  it.each(SHEET_FIELDS)('%s, in any case and with blanks, _ or -', async (field) => {
    const spaced = field.replace(/([A-Z])/g, ' $1');
    for (const name of [
      field,
      field.toUpperCase(),
      spaced,
      spaced.replace(' ', '_'),
      spaced.replace(' ', '-'),
    ])
      expect((await read(`${name},zzz\n2 oz,x\nStir it.,y\n`)).columns[0]).toMatchObject({
        field,
        isGuess: false,
      });
  });

  it('takes "x" for an ingredient, and an unknown technique for one', async () => {
    const { fields } = await read('name,ingredients,type\nOne,x,NewType q\n');
    expect(fields).toEqual([{ name: 'One', ingredients: ['x'], type: 'NewType q' }]);
  });

  it('keeps the dash of a single entry, and takes marks away only where every line has one', async () => {
    const { fields } = await read(
      'name,ingredients\nA,- one\nB,"- one\n- two"\nC,"- one\ntwo"\nD,"[""- one""]"\n',
    );
    expect(fields.map(({ ingredients }) => ingredients)).toEqual([
      ['- one'],
      ['one', 'two'],
      ['- one', 'two'],
      ['- one'],
    ]);
  });

  it('separates a list at line ends, ";" and "|" alone: commas, slashes and sentences belong to the entries', async () => {
    const { fields, drafts } = await read(
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
    expect(drafts[0]?.doubts).toContain('crowdedIngredient');
  });

  it('beside names that other people use, amounts of ingredients between commas are a list, and other commas a doubt', async () => {
    const text = 'Cocktail,Ingredients,Garnish\nOne,"2 oz gin, 1 oz lime","Lime, wheel"\n';
    const { drafts } = await read(text);
    expect(drafts).toMatchObject([
      {
        fields: { ingredients: ['2 oz gin', '1 oz lime'], garnish: ['Lime, wheel'] },
        doubts: ['unsureCommas'],
      },
    ]);
    const mapped = await read(text, { mapping: { Garnish: 'garnish' } });
    expect(mapped.fields[0]?.garnish).toEqual(['Lime', 'wheel']);
  });

  it('doubts numbers within a line of steps beside names that other people use', async () => {
    const { drafts } = await read('name,instructions,glass\nA,1. Shake. 2. Strain.,Coupe\n');
    expect(drafts).toMatchObject([
      { fields: { instructions: ['1. Shake. 2. Strain.'] }, doubts: ['numberedLine'] },
    ]);
  });

  it('takes everything in a row of an export of ours sign by sign', async () => {
    const header = SHEET_FIELDS.join(',');
    const row = 'a,NA,x,&amp; - <b>,-,- one,1. Stir / shake,Easy,,,none,,,,"a, b",false';
    expect((await read(`${header}\n${row}\n`)).fields[0]).toMatchObject({
      name: 'NA',
      description: '&amp; - <b>',
      funFact: '-',
      ingredients: ['- one'],
      instructions: ['1. Stir / shake'],
      type: 'none',
      garnish: ['a, b'],
    });
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

  it('a method that names techniques alone is the preparation, and the technique beside steps that say more', async () => {
    const alone = await read('cocktail,ingredients,method\nA,"2 oz gin; 1 oz lime",Shake\n');
    expect(alone.fields[0]).toMatchObject({ instructions: ['Shake'] });
    expect(alone.columns[2]).toMatchObject({ field: 'instructions', isGuess: false });
    const beside = await read(
      'cocktail,ingredients,method,directions\nA,"2 oz gin; 1 oz lime",Shake,Shake it hard and strain.\n',
    );
    expect(beside.fields[0]).toMatchObject({ type: 'Shake', instructions: ['Shake it hard and strain.'] });
    expect(beside.columns[2]).toMatchObject({ field: 'type', isGuess: true });
  });

  it('a column of numbers holds no names, whatever word it begins with', async () => {
    const { fields, columns } = await read(
      'Cocktail,Spirit,Spirit (ml),Ingredients\nA,Cognac,50,"50 ml cognac\n20 ml lemon"\nB,Gin,40,"40 ml gin\n20 ml lemon"\n',
    );
    expect(fields.map(({ spirits }) => spirits)).toEqual([['Cognac'], ['Gin']]);
    expect(columns[2]).toMatchObject({ field: null, reason: 'Its cells are numbers' });
  });

  it.each(['Total', 'TOTAL:', 'Summe'])(
    'a row "%s" below ingredients is none, and is named',
    async (total) => {
      const { fields, notes } = await read(
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

  it('what is guessed from cells is doubted until a mapping confirms it', async () => {
    const text = 'Wot,Stuff\nGimlet,"2 oz gin\n1 oz lime"\nMartini,"2 oz gin\n1 oz vermouth"\n';
    const guessed = await read(text);
    expect(guessed.columns).toMatchObject([
      { field: 'name', isGuess: true },
      { field: 'ingredients', isGuess: true },
    ]);
    expect(guessed.drafts[0]?.doubts).toEqual(['guessedColumn']);
    const mapped = await read(text, { mapping: { Wot: 'name', Stuff: 'ingredients' } });
    expect(mapped.drafts[0]?.doubts).toBeUndefined();
  });

  it('a mapping changes its columns and leaves the others as shown', async () => {
    const text = 'Cocktail,Ingredients,Mood,Serve\nGimlet,"2 oz gin\n1 oz lime",happy,Coupe\n';
    const before = await fieldsOf(text);
    const { columns } = await read(text, { mapping: { Mood: 'category', Ingredients: '' } });
    const after = Object.fromEntries(columns.map(({ column, field }) => [column, field]));
    expect(after).toEqual({ ...before, Mood: 'category', Ingredients: null });
  });

  it('refuses a mapping, a default and a layout that there are not', async () => {
    const text = 'name,ingredients\nA,2 oz gin\n';
    await expect(read(text, { mapping: { name: 'taste' } })).rejects.toMatchObject({ status: 400 });
    await expect(read(text, { layout: 'drinkColumns' })).rejects.toMatchObject({ status: 400 });
    await expect(read(text, { defaults: { taste: 'x' } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('nothing is wrong in silence', () => {
  it('a mapping names ingredients, their amounts and their units', async () => {
    const text = 'Cocktail,A,B,C,D,E,F\nDusk,Gin,50,ml,Lemon,20,ml\n';
    const mapping = { A: 'ingredients', B: 'amount', C: 'unit', D: 'ingredients', E: 'amount', F: 'unit' };
    const { columns, fields } = await read(text, { mapping });
    expect(fields[0]?.ingredients).toEqual(['50 ml Gin', '20 ml Lemon']);
    expect(columns.map(({ field }) => field)).toEqual(['name', ...Object.values(mapping)]);
  });

  it('a second table below the first is left out and named', async () => {
    const { fields, errors } = await read(
      'Cocktail,Glass,Ingredients,Method\nGimlet,Coupe,"2 oz gin; 1 oz lime",Shake with ice.\n' +
        'Syrup,Ingredients,Method,Makes\nHoney syrup,"250 g honey; 250 ml water",Stir it.,350 ml\n',
    );
    expect(fields.map(({ name }) => name)).toEqual(['Gimlet']);
    expect(errors.map(({ row, message }) => [row, message])).toEqual([
      [3, expect.stringContaining('Another table begins in row 3')],
      [4, expect.stringContaining('Another table begins in row 3')],
    ]);
  });

  it('figures beside a matrix are no ingredients, although a title says a unit', async () => {
    const { fields, columns, source } = await read(
      'All measures in ml,,,,,\nCocktail,Gin,Lime juice,Campari,Glass capacity,Sold last month\n' +
        'Gimlet,60,30,,150,41\nNegroni,30,,30,200,52\n',
    );
    expect(fields.map(({ ingredients }) => ingredients)).toEqual([
      ['60 ml Gin', '30 ml Lime juice'],
      ['30 ml Gin', '30 ml Campari'],
    ]);
    expect(columns.slice(4)).toMatchObject([{ field: null }, { field: null }]);
    expect(source.layout).toBe('ingredientColumns');
  });

  it('a matrix without any unit is read by choice only', async () => {
    const text = 'Cocktail,Gin,Lime juice\nGimlet,2,1\nGin Sour,2,1.5\n';
    const { source, fields } = await read(text);
    expect(fields[0]?.ingredients).toBeUndefined();
    expect(source.layouts.map(({ layout }) => layout)).toEqual(['table', 'ingredientColumns']);
    const chosen = await read(text, { layout: 'ingredientColumns' });
    expect(chosen.fields[0]?.ingredients).toEqual(['2 Gin', '1 Lime juice']);
    expect(chosen.drafts[0]?.doubts).toContain('noUnits');
  });

  it.each(['x,', 'yes,no', 'TRUE,FALSE', 'ja,nein', '✓,0'])(
    'ticks name the ingredients: %s',
    async (ticks) => {
      const [yes, no] = ticks.split(',');
      const expected = [
        ['Gin', 'Campari'],
        ['Gin', 'Tonic water'],
      ];
      const columns = `Ingredient,Negroni,Highball\nGin,${yes},${yes}\nCampari,${yes},${no}\nTonic water,${no},${yes}\n`;
      const turned = await read(columns, { layout: 'drinkColumns' });
      expect(turned.fields.map(({ ingredients }) => ingredients)).toEqual(expected);
      const rows = `Cocktail,Gin,Campari,Tonic water\nNegroni,${yes},${yes},${no}\nHighball,${yes},${no},${yes}\n`;
      const { fields } = await read(rows, { layout: 'ingredientColumns' });
      expect(fields.map(({ ingredients }) => ingredients)).toEqual(expected);
    },
  );

  it.each(['2 cda tequila', '3 c. à s. rhum', '2 xícaras cachaça', '2 filiżanki wódka', '2 컵 보드카'])(
    'a unit of any language is one: %s',
    async (line) => {
      const { drafts } = await read(`name,ingredients\nDusk,"${line}; 60 ml gin"\n`);
      expect(drafts[0]).toMatchObject({ fields: { ingredients: [line, '60 ml gin'] } });
      expect(drafts[0]?.doubts ?? []).not.toContain('noUnits');
    },
  );

  it('a recipe in prose fills no field, and is doubted', async () => {
    const { fields, drafts } = await read(
      'name,glass,recipe\nNegroni,rocks,"Gin, Campari, sweet vermouth; stir; orange peel."\n',
    );
    expect(fields).toEqual([{ name: 'Negroni', glassware: 'rocks' }]);
    expect(drafts[0]?.doubts).toEqual(['columnLeftOut']);
  });

  it.each(['★★★', '3', '3/5'])(
    'a difficulty that is no word is read as a level and doubted: %s',
    async (said) => {
      const { drafts } = await read(`name,difficulty\nA,${said}\nB,mittel\n`);
      expect(drafts).toMatchObject([
        { fields: { difficulty: 'Moderate' }, doubts: ['unknownDifficulty'] },
        { fields: { difficulty: 'Moderate' } },
      ]);
      expect(drafts[1]?.doubts).toBeUndefined();
    },
  );

  it('dates that Excel made of amounts are given back, as a range of what is counted', async () => {
    const { fields, drafts } = await read(
      'cocktail,ingredient1,measure1,ingredient2,measure2,ingredient3,measure3\nA,Gin,2025-01-02 oz,Bitters,2025-03-02 dashes,Lime,2025-11-30\n',
    );
    expect(fields[0]?.ingredients).toEqual(['1/2 oz Gin', '2-3 dashes Bitters', '2025-11-30 Lime']);
    expect(drafts[0]?.doubts).toEqual(expect.arrayContaining(['dateAmount', 'unknownDate']));
  });

  it('entities and tags of HTML are what they stand for, in every field', async () => {
    const { fields } = await read(
      'Cocktail,Description,Ingredients\nGin &amp; It,<p>Caf&eacute; &#8211; old</p>,2 oz gin<br>1 oz vermouth\n',
    );
    expect(fields[0]).toEqual({
      name: 'Gin & It',
      description: 'Café – old',
      ingredients: ['2 oz gin', '1 oz vermouth'],
    });
  });

  it('letters of an encoding that is not read are refused or doubted', async () => {
    const cyrillic = Buffer.from('\xcd\xe0\xe7\xe2\xe0\xed\xe8\xe5;\xd1\xee\xf1\xf2\xe0\xe2\n', 'latin1');
    await expect(readCocktailRows(cyrillic)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('CSV UTF-8') as string,
    });
    const polish = Buffer.from(
      'name,ingredients\nSad,"40 ml w\xf3dki\n20 ml cytryny\nsk\xb3adnik"\n',
      'latin1',
    );
    expect([...(await readCocktailRows(polish)).drafts][0]?.doubts).toContain('garbledText');
  });
});
