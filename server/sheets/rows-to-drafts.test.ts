import { describe, expect, it } from 'vitest';
import { readCocktailRows, type SheetOptions } from './read-cocktail-rows.ts';

async function draftsOf(text: string, options?: SheetOptions) {
  const { drafts } = await readCocktailRows(Buffer.from(text, 'utf8'), options);
  return [...drafts];
}

async function fieldsOf(text: string, options?: SheetOptions) {
  return (await draftsOf(text, options)).map(({ fields }) => fields);
}

describe('a sheet with our own columns', () => {
  it('gives the fields of its columns and no others', async () => {
    expect(await fieldsOf('Name,featured,Fun Fact\nNegroni,yes,\n')).toEqual([
      { name: 'Negroni', featured: true, funFact: null },
    ]);
  });

  it('reads lists as JSON, lines, or between ; or |, and at a comma only in rows that were written by hand', async () => {
    const text =
      'id,name,ingredients,garnish\na,A,"[""a"",""b""]",x;y\nb,B,"1 oz gin\nSoda water, to top",x|y\nc,C,"1 oz gin, 2 oz soda","a, b"\n,D,"1 oz gin, 2 oz soda","a, b"\n';
    expect((await fieldsOf(text)).map(({ ingredients, garnish }) => [ingredients, garnish])).toEqual([
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
      [
        ['1 oz gin', 'Soda water, to top'],
        ['x', 'y'],
      ],
      [['1 oz gin, 2 oz soda'], ['a, b']],
      [['1 oz gin', '2 oz soda'], ['a, b']],
    ]);
  });

  it('calls amounts that were given the ingredients by hand after their columns, where nothing else holds any', async () => {
    const mapping = { coffee_g: 'ingredients', water_ml: 'ingredients' } as const;
    expect(await fieldsOf('recipe,coffee_g,water_ml\nDusk,20,300\nDawn,15,250\n', { mapping })).toEqual([
      { name: 'Dusk', ingredients: ['20 g coffee', '300 ml water'] },
      { name: 'Dawn', ingredients: ['15 g coffee', '250 ml water'] },
    ]);
  });

  it('reads when a recipe is shown from an export whose names came back in small letters', async () => {
    const header = 'id,name,category,description,ingredients,instructions,difficulty,status,shownfrom';
    const row = 'dusk,Dusk,Sours,Bitter.,60 ml gin,Stir it.,Easy,draft,2027-01-01T18:00:00.000Z';
    const [fields] = await fieldsOf(`${header}\n${row}\n`);
    expect(fields).toMatchObject({ status: 'draft', shownFrom: '2027-01-01T18:00:00.000Z' });
  });

  it('keeps ids and commas where each list has one line and no amount stands behind a comma', async () => {
    const text =
      'id,name,ingredients\nx1,A,"60 ml whisky, peated"\nx2,B,"30 ml port, tawny"\nx3,C,"45 ml rum, aged"\n';
    expect(await fieldsOf(text)).toEqual([
      { id: 'x1', name: 'A', ingredients: ['60 ml whisky, peated'] },
      { id: 'x2', name: 'B', ingredients: ['30 ml port, tawny'] },
      { id: 'x3', name: 'C', ingredients: ['45 ml rum, aged'] },
    ]);
  });

  it('keeps instructions as they are written', async () => {
    const [fields] = await fieldsOf('id,name,instructions\na,A,1. Stir. 2. Serve.\n');
    expect(fields?.instructions).toEqual(['1. Stir. 2. Serve.']);
  });

  it.each([
    ['TRUE', true],
    ['x', true],
    ['1', true],
    ['No', false],
    ['', false],
    ['maybe', 'maybe'],
  ])('reads featured %j as %j', async (cell, featured) => {
    expect((await fieldsOf(`name,featured\nA,${cell}\n`))[0]?.featured).toBe(featured);
  });

  it('matches difficulty whatever its case and leaves others to validation', async () => {
    const fields = await fieldsOf('name,difficulty\nA,EASY\nB,Impossible\nC,\n');
    expect(fields.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Impossible', '']);
  });

  it("takes 'NA' for nothing without ids, for a word in an export, and always for a name", async () => {
    expect(await fieldsOf('name,garnish,type\nNA,N/A,n/a\n')).toEqual([
      { name: 'NA', garnish: [], type: null },
    ]);
    expect(await fieldsOf('id,name,garnish,type\nna,NA,NA,N/A\n')).toEqual([
      { id: 'na', name: 'NA', garnish: ['NA'], type: 'N/A' },
    ]);
  });

  it('drops the apostrophe that defused a formula', async () => {
    expect(await fieldsOf("id,name,description\na,'=Gin+Tonic,'57 Chevy\n")).toEqual([
      { id: 'a', name: '=Gin+Tonic', description: "'57 Chevy" },
    ]);
  });
});

describe('defaults', () => {
  it('fill what a row leaves empty, or the sheet leaves out, and say so', async () => {
    const drafts = await draftsOf('name,difficulty\nA,\nB,Expert\n', {
      defaults: { difficulty: 'moderate', category: 'House;New', funFact: ' ' },
    });
    expect(drafts).toEqual([
      {
        rowNumber: 2,
        fields: { name: 'A', difficulty: 'Moderate', category: ['House', 'New'] },
        defaulted: ['difficulty', 'category'],
      },
      {
        rowNumber: 3,
        fields: { name: 'B', difficulty: 'Expert', category: ['House', 'New'] },
        defaulted: ['category'],
      },
    ]);
  });

  it('refuse a field that does not exist', async () => {
    await expect(draftsOf('name\nA\n', { defaults: { taste: 'good' } })).rejects.toThrow(/no field/);
  });
});

describe('a foreign sheet', () => {
  it('with commas between the ingredients', async () => {
    const fields = await fieldsOf(
      'name,ingredients,method,garnish\n' +
        'Sunny Side,"60 ml Rum,2 dashes Bitters,Salt,Pepper (white, fresh),Soda water, to top","Shake well. Strain into a glass.  Note: DRY - Use gin; Stir it. Chill.",NA\n' +
        'Short,"30 ml Gin,12,5 ml Vermouth",Stir.,"Garnish with an orange slice and a cherry, optionally mint as well."\n' +
        'Long,50 ml Vodka,Build.,Squeeze oil from a lemon peel onto the drink.\n',
    );
    expect(fields).toEqual([
      {
        name: 'Sunny Side',
        ingredients: ['60 ml Rum', '2 dashes Bitters', 'Salt', 'Pepper (white, fresh)', 'Soda water, to top'],
        instructions: ['Shake well.', 'Strain into a glass.', 'Note: DRY - Use gin; Stir it. Chill.'],
        garnish: [],
      },
      {
        name: 'Short',
        ingredients: ['30 ml Gin', '12,5 ml Vermouth'],
        instructions: ['Stir.'],
        garnish: ['Orange slice', 'Cherry', 'Mint'],
      },
      {
        name: 'Long',
        ingredients: ['50 ml Vodka'],
        instructions: ['Build.', 'Squeeze oil from a lemon peel onto the drink.'],
        garnish: [],
      },
    ]);
  });

  it('with cells of several lines and blank lines around each value', async () => {
    const [fields] = await fieldsOf(
      'category,name,ingredients,method,garnish\n' +
        'Modern,Rainy Day,"\n\n10ml Gin*\n20 ml Rum 30 ml Lime Juice\n\n","\n\nStir gently. Serve.\n\nNote:\nDRY – more gin;\nWET – more rum.\n","\n\nN/A"\n',
    );
    expect(fields).toEqual({
      category: ['Modern'],
      name: 'Rainy Day',
      ingredients: ['10ml Gin', '20 ml Rum', '30 ml Lime Juice'],
      instructions: ['Stir gently.', 'Serve.', 'Note: DRY – more gin; WET – more rum.'],
      garnish: [],
    });
  });

  it('with ingredients and measures in numbered columns, in the order of the numbers', async () => {
    const [fields] = await fieldsOf(
      'strDrink,strGlass,strIngredient1,strIngredient10,strIngredient2,strIngredient3,strIngredient4,strInstructions,strMeasure1,strMeasure10,strMeasure2,strMeasure3,strMeasure4\n' +
        'Night Owl,Highball glass,Rum,Salt,Ice,,Cola,1. Fill a glass 2.add rum 3) stir,1 oz white ," to taste\n"," cubes\n", ,Fill with \n',
    );
    expect(fields).toEqual({
      name: 'Night Owl',
      glassware: 'Highball glass',
      ingredients: ['1 oz white Rum', 'Ice cubes', 'Fill with Cola', 'Salt to taste'],
      instructions: ['Fill a glass', 'add rum', 'stir'],
    });
  });

  it('with stray spaces, no-break spaces, a byte order mark and leftovers of other columns', async () => {
    const [fields] = await fieldsOf(
      '\ufeffname,measurement-1,ingredient-1,measurement-2,ingredient-2,measurement-3,ingredient-3,glass\n' +
        'Porch \u00a0Swing ,2 oz, Light Rum,For glass," Lime wedge, salt",1 oz," Syrup, 3/4 oz",Pousse-Cafe_ Glass\n',
    );
    expect(fields).toEqual({
      name: 'Porch Swing',
      ingredients: ['2 oz Light Rum', 'For glass: Lime wedge, salt', '1 oz Syrup'],
      glassware: 'Pousse-Cafe Glass',
    });
  });

  it('with a mapping for what is not recognised', async () => {
    const text = 'Getränk;Zubereitung;Zutaten\nSommer;Rühren.;40 ml Gin,20 ml Saft\n';
    const mapping = { Getränk: 'name', Zubereitung: 'instructions', Zutaten: 'ingredients' };
    expect(await fieldsOf(text, { mapping })).toEqual([
      { name: 'Sommer', instructions: ['Rühren.'], ingredients: ['40 ml Gin', '20 ml Saft'] },
    ]);
  });

  it('without a column for the name says so once, and shows its columns for mapping', async () => {
    const {
      drafts,
      rows: _,
      notes: _notes,
      source: _source,
      ...summary
    } = await readCocktailRows(Buffer.from('Wie,glass\nSommer,Tumbler\n'));
    expect([...drafts]).toEqual([]);
    expect(summary).toEqual({
      columns: [
        expect.objectContaining({ column: 'Wie', field: null, cells: 1 }) as object,
        expect.objectContaining({ column: 'glass', field: 'glassware', cells: 1 }) as object,
      ],
      rowCount: 1,
      errors: [
        {
          row: 1,
          field: 'name',
          code: 'required',
          message: expect.stringContaining('name of the cocktail') as string,
        },
      ],
    });
  });
});
