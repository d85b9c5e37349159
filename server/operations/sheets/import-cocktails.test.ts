import { describe, expect, it } from 'vitest';
import type { Category } from '#openapi/generated/model.ts';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/site/import-site.ts';

describe('POST /api/cocktails/import', () => {
  const { cocktail, ids, outcomeOf, site, upload } = importSiteForEach();

  it('creates what is new, with everything that it names and the catalogue lacks', async () => {
    const { message, results } = await outcomeOf(upload(`${HEADER}\n${NEGRONI}\n`));
    expect(message).toBe('1 of 1 row imported. 1 created. Added to the catalogue: 6 items.');
    expect(results).toMatchObject({ total: 1, created: 1, updated: 0, unchanged: 0, failed: 0, errors: [] });
    expect(results.createdItems).toEqual(
      expect.arrayContaining([
        { resource: 'categories', id: 'aperitif', name: 'Aperitif' },
        { resource: 'cocktail-types', id: 'stirred', name: 'Stirred' },
        { resource: 'spirits', id: 'gin', name: 'Gin' },
        { resource: 'glassware', id: 'rocks-glass', name: 'Rocks glass' },
        { resource: 'equipment', id: 'jigger', name: 'Jigger' },
        { resource: 'garnish', id: 'orange-twist', name: 'Orange twist' },
      ]),
    );
    expect(await cocktail('negroni')).toMatchObject({
      name: 'Negroni',
      category: ['Aperitif'],
      description: 'Equal parts.',
      funFact: null,
      ingredients: ['1 oz gin'],
      instructions: ['Stir.'],
      difficulty: 'Easy',
      videoUrl: null,
      image: null,
      type: 'Stirred',
      spirits: ['gin'],
      glassware: 'rocks-glass',
      equipment: ['Jigger'],
      garnish: ['orange-twist'],
      featured: true,
      version: 1,
    });
    const [category] = (await site().api('/api/categories')).body as Category[];
    expect(category).toMatchObject({ description: 'Aperitif cocktails.', cocktailCount: 1 });
  });

  it('updates by id or by name, whatever the case, and keeps what the sheet lacks', async () => {
    const sheet = 'id,name,description\ndaiquiri,Daiquiri Natural,By id.\n,GIMLET,By name.\n';
    const { message, results } = await outcomeOf(upload(sheet));
    expect(message).toBe('2 of 2 rows imported. 2 updated.');
    expect(results).toMatchObject({ updated: 2, createdItems: [] });
    expect(await cocktail('daiquiri')).toMatchObject({
      name: 'Daiquiri Natural',
      description: 'By id.',
      category: ['Sours'],
      spirits: ['white-rum'],
      funFact: 'Hemingway drank two.',
      featured: true,
      version: 2,
    });
    expect(await cocktail('gimlet')).toMatchObject({ name: 'GIMLET', description: 'By name.' });
  });

  it('empties an optional field whose cell is empty', async () => {
    await outcomeOf(upload('id,funFact,spirits,featured\ndaiquiri,,,\n'));
    expect(await cocktail('daiquiri')).toMatchObject({ funFact: null, spirits: [], featured: false });
  });

  it('counts rows that change nothing, and leaves their recipes as they are', async () => {
    const { message, results } = await outcomeOf(upload('id,name,spirits\ndaiquiri,Daiquiri,white rum\n'));
    expect(message).toBe('1 of 1 row imported. 1 unchanged.');
    expect(results).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await cocktail('daiquiri')).toMatchObject({ version: 1 });
  });

  it('takes a cocktail from one row only, and says which row had it first', async () => {
    const { results } = await outcomeOf(
      upload(`${HEADER}\n${NEGRONI}\n${NEGRONI.replace('Equal', 'Unequal')}\n`),
    );
    expect(results).toMatchObject({ created: 1, failed: 1 });
    const message = 'This cocktail stands in row 2 already; a sheet may name it once';
    expect(results.errors).toEqual([{ row: 3, field: 'name', code: 'repeated', message }]);
    expect((await cocktail('negroni')).description).toBe('Equal parts.');
  });

  it('does not give one cocktail the name of another', async () => {
    const { results } = await outcomeOf(upload('id,name\ndaiquiri,gimlet\n'));
    expect(results.errors).toEqual([
      { row: 2, field: 'name', code: 'taken', message: 'There is already a cocktail named "gimlet"' },
    ]);
  });

  it('uses an id that is free and valid, and makes another one otherwise', async () => {
    const rows = ['house-negroni', 'No Id!', 'search'].map(
      (id) => id + NEGRONI.replace('Negroni', `N ${id}`),
    );
    await outcomeOf(upload([HEADER, ...rows].join('\n')));
    expect(await ids()).toEqual(['daiquiri', 'gimlet', 'house-negroni', 'n-no-id', 'n-search']);
  });

  it('fills what a row leaves empty with defaults, and replaces nothing with them', async () => {
    const sheet = 'name,method,notes\nGimlet,Shake hard.,x\nMartini,Stir.,y\n';
    const options = {
      mapping: { notes: 'funFact' },
      defaults: {
        difficulty: 'Expert',
        description: 'From a sheet.',
        category: 'Sours',
        ingredients: 'gin',
        type: 'Shaken',
      },
    };
    const { results } = await outcomeOf(upload(sheet, options));
    expect(results).toMatchObject({ created: 1, updated: 1, errors: [] });
    // Gimlet has its own category and ingredients, so it is not listed with those that got the defaults.
    expect(results.recipes.map(({ name, category, ingredients }) => [name, category, ingredients])).toEqual([
      ['Gimlet', [], []],
      ['Martini', ['Sours'], ['gin']],
    ]);
    expect(results.columns).toMatchObject([
      { column: 'name', field: 'name', reason: 'It has the name of this field', cells: 2 },
      { column: 'method', field: 'instructions', reason: 'Its name means this field' },
      { column: 'notes', field: 'funFact', reason: 'Chosen by hand' },
    ]);
    expect(await cocktail('gimlet')).toMatchObject({
      difficulty: 'Easy',
      description: 'Rum, lime and sugar.',
      instructions: ['Shake hard.'],
      funFact: 'x',
      type: 'Shaken',
    });
    expect(await cocktail('martini')).toMatchObject({ difficulty: 'Expert', ingredients: ['gin'] });
  });

  it('takes a name that differs from an item only in its plural or the word glass for that item, and reports it', async () => {
    const row = (name: string, glass: string, spirit: string): string =>
      `,${name},Sour,d,,i,s,Easy,,,,${spirit},${glass},,,`;
    const sheet = [HEADER, row('A', 'Coupe', 'White rums'), row('B', 'Coupe glass', 'Gin')].join('\n');
    const { results } = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
    expect(results.sameItems).toEqual([
      { resource: 'categories', name: 'Sour', same: 'Sours', isTaken: true },
      { resource: 'spirits', name: 'White rums', same: 'White Rum', isTaken: true },
      { resource: 'glassware', name: 'Coupe glass', same: 'Coupe', isTaken: false },
    ]);
    const sameItems = { glassware: { 'Coupe glass': 'Coupe' }, categories: { Sour: 'Sour' } };
    const { results: decided } = await outcomeOf(upload(sheet, { sameItems }));
    expect(decided.sameItems.map(({ name, isTaken }) => [name, isTaken])).toEqual([
      ['White rums', true],
      ['Coupe glass', true],
      ['Sour', false],
    ]);
    expect(await cocktail('a')).toMatchObject({
      glassware: 'coupe',
      spirits: ['white-rum'],
      category: ['Sour'],
    });
    expect(await cocktail('b')).toMatchObject({ glassware: 'coupe' });
  });

  it('creates a recipe whose name is spelt otherwise, and proposes the other one', async () => {
    const row = (name: string): string => `,${name},Sours,d,,2 oz rum,Shake.,Easy,,,,,,,,\n`;
    const names = ['Vieux Carré', 'Piña Colada', 'Mai Tai', "Bee's Knees", 'Mojito Dừa'];
    await outcomeOf(upload(`${HEADER}\n${names.map(row).join('')}`));
    const spellings = ['Vieux Carrè', 'Pina Colada', 'Mai-Tai', 'Bee’s Knees', 'Mojito Dứa'];
    const sheet = `${HEADER}\n${[...spellings, 'Bees Knees', 'God Child', 'Godchild'].map(row).join('')}`;
    const { results } = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
    const proposed = [
      ...spellings.map((name, at) => [name, names[at]]),
      ['Bees Knees', "Bee's Knees"],
      ['Godchild', 'God Child'],
    ];
    expect(results).toMatchObject({
      created: 8,
      errors: [],
      sameItems: proposed.map(([name, same]) => ({ resource: 'cocktails', name, same, isTaken: false })),
    });
  });

  it('counts the ids that were not taken in one note, and notes each word that is read as a difficulty', async () => {
    const row = (id: string, name: string, difficulty: string): string =>
      `${id},${name},Sours,d,,2 oz rum,Shake.,${difficulty},,,,,,,,\n`;
    const notesOn = async (rows: string, options: object) =>
      (await outcomeOf(upload(`${HEADER}\n${rows}`, options, '?dryRun=true'))).results.notes;
    const named = row('../x', 'Gimlet', 'hard') + row('my-gimlet', 'Daiquiri', 'hArd');
    const difficulty = {
      row: 0,
      field: 'difficulty',
      message: '"hard" was read as the difficulty Challenging',
    };
    const ids = (message: string) => ({ row: 0, field: 'id', message: `Ids not taken: ${message}` });
    expect(await notesOn(row('My Id', 'New one', 'Hard') + named + row('x', 'Newer', 'EASY'), {})).toEqual([
      difficulty,
      ids('3, such as "My Id" in row 2, whose recipe has the id "new-one"'),
    ]);
    expect(await notesOn(named, { existing: 'keep' })).toEqual([difficulty]);
    expect(await notesOn(row('gimlet', 'Gimlet', 'EASY'), { existing: 'copy' })).toEqual([
      ids('1, such as "gimlet" in row 2, whose recipe has the id "gimlet-2"'),
    ]);
    // A default is named when a recipe uses it.
    const defaults = { difficulty: 'hard' };
    expect(await notesOn(row('', 'Gimlet', '') + row('', 'New one', 'Easy'), { defaults })).toEqual([]);
    expect(await notesOn(row('', 'New one', ''), { defaults })).toEqual([difficulty]);
  });

  it('takes the row of a new name for the recipe that it may mean when told so', async () => {
    await outcomeOf(upload(`${HEADER}\n,Mai Tai,Sours,d,,1 oz rum,Shake.,Easy,,,,,,,,\n`));
    const sheet = `${HEADER}\n,Mai-Tai,Sours,d,,2 oz rum,Shake.,Easy,,,,,,,,\n`;
    await outcomeOf(upload(sheet, { sameItems: { cocktails: { 'Mai-Tai': 'Mai Tai' } } }));
    expect(await cocktail('mai-tai')).toMatchObject({ name: 'Mai Tai', ingredients: ['2 oz rum'] });
  });
});
