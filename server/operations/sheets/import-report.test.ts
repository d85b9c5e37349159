import { describe, expect, it } from 'vitest';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/site/import-site.ts';

describe('the report of an import', () => {
  const { cocktail, ids, outcomeOf, site, upload } = importSiteForEach();

  it('leaves bad rows out, reports every error with row and field, and imports the good ones', async () => {
    const bad = ',,,,,,,Impossible,javascript:alert(1),ftp://x,,,,,,maybe';
    const { message, results } = await outcomeOf(upload(`${HEADER}\n${bad}\n${NEGRONI}\n,Gimlet\n`));
    expect(message).toMatch(/^1 of 3 rows imported\. 1 created, 2 left out\./);
    expect(results).toMatchObject({ total: 3, created: 1, failed: 2 });
    expect(results.errors).toEqual([
      { row: 2, field: 'name', code: 'required', message: 'Name is required' },
      { row: 2, field: 'category', code: 'required', message: 'At least one category is required' },
      { row: 2, field: 'description', code: 'required', message: 'Description is required' },
      { row: 2, field: 'ingredients', code: 'required', message: 'Ingredients are required' },
      { row: 2, field: 'instructions', code: 'required', message: 'Instructions are required' },
      {
        row: 2,
        field: 'difficulty',
        code: 'enum',
        message: 'Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert',
      },
      { row: 2, field: 'featured', code: 'type', message: 'Featured must be true or false' },
      { row: 4, field: 'category', code: 'required', message: 'At least one category is required' },
      { row: 4, field: 'description', code: 'required', message: 'Description is required' },
      { row: 4, field: 'ingredients', code: 'required', message: 'Ingredients are required' },
      { row: 4, field: 'instructions', code: 'required', message: 'Instructions are required' },
      { row: 4, field: 'difficulty', code: 'required', message: 'Difficulty is required' },
    ]);
    expect(results.missing).toContainEqual({ field: 'difficulty', count: 2 });
    expect(results.notes).toEqual([
      { row: 2, field: 'videoUrl', message: '"javascript:alert(1)" is no web address and was left out' },
      { row: 2, field: 'image', message: '"ftp://x" is no web address and was left out' },
    ]);
  });

  it('says what is wrong with a name that would have to be made, and makes nothing for a bad row', async () => {
    const row = `,Long,Sours,d,,i,s,Easy,,,,Moonshine|${'x'.repeat(121)},,,,`;
    const { results } = await outcomeOf(upload(`${HEADER}\n${row}\n`));
    const message = 'Each name in Spirits must be at most 120 characters';
    expect(results.errors).toEqual([{ row: 2, field: 'spirits', code: 'maxLength', message }]);
    expect(results.createdItems).toEqual([]);
    expect((await site().api('/api/spirits')).body).toMatchObject([{ name: 'White Rum' }]);
  });

  it('previews a sheet without a recipe, so that its header can be corrected, and lists rows that are left out', async () => {
    const prose = 'Once upon a time, there was\na drink.\n';
    expect((await outcomeOf(upload(prose, {}, '?dryRun=true'))).results).toMatchObject({ total: 0 });
    const stock = 'sku,price,qty\nA1,3.50,10\nA2,4.50,12\n';
    expect((await outcomeOf(upload(stock))).results).toMatchObject({ total: 2, failed: 2 });
  });

  it('?dryRun=true answers the same in the words of a preview, and changes nothing', async () => {
    const sheet = `${HEADER}\n${NEGRONI}\n,Daiquiri,Sours,New.,,i,s,Easy,,,,,,,,\n,Bad`;
    const before = await site().api('/api/cocktails');
    const revision = site().live.wholeCatalogue().revision;
    const rehearsed = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
    expect(site().live.wholeCatalogue().revision).toBe(revision);
    expect((await site().api('/api/cocktails')).body).toEqual(before.body);
    expect((await site().api('/api/spirits')).body).toHaveLength(1);
    expect(rehearsed.revision).toBeNull();
    expect(rehearsed.message).toBe(
      '2 of 3 rows would be imported. 1 would be created, 1 updated, 1 left out. Would be added to the catalogue: 6 items.',
    );
    const { message, revision: made, results } = await outcomeOf(upload(sheet));
    expect(message).toBe(
      '2 of 3 rows imported. 1 created, 1 updated, 1 left out. Added to the catalogue: 6 items.',
    );
    expect(made).toBe(site().live.wholeCatalogue().revision);
    expect(results).toEqual(rehearsed.results);
    expect(await ids()).toEqual(['daiquiri', 'gimlet', 'negroni']);
  });

  it('shows the recipes that it doubts first, and says what it doubts', async () => {
    const sheet =
      'drink,ingredients,method,category\n' +
      'Good,"1 oz gin\n1 oz rum","Stir with ice. Strain.",Sours\n' +
      'Lonely,1 oz gin,Stir with ice.,Sours\n';
    const defaults = { difficulty: 'Easy', description: 'From a sheet.' };
    const { results } = await outcomeOf(upload(sheet, { defaults }, '?dryRun=true'));
    expect(results).toMatchObject({ created: 2, doubted: 1, missing: [] });
    expect(results.recipes.map(({ name, doubts }) => [name, doubts])).toEqual([
      ['Lonely', ['oneIngredient']],
      ['Good', []],
    ]);
    expect(results.doubts).toEqual([
      { doubt: 'oneIngredient', message: 'Only one ingredient', count: 1, rows: [3] },
    ]);
  });

  it('gives back all rows of a recipe that it leaves out', async () => {
    const sheet =
      'drink,category,difficulty,description,method,amount,ingredient\n' +
      'Both,Sours,Easy,d,Stir it.,1 oz,gin\n,,,,,1 oz,rum\n' +
      'Bad,Sours,Easy,d,,1 oz,gin\n,,,,,1 oz,rum\n';
    const { results } = await outcomeOf(upload(sheet));
    expect(results).toMatchObject({ total: 2, created: 1, failed: 1 });
    expect(results.failedRows?.map(({ row }) => row)).toEqual([4, 5]);
    expect(await cocktail('both')).toMatchObject({ ingredients: ['1 oz gin', '1 oz rum'] });
  });

  it('gives the rows that it leaves out as they are in the sheet', async () => {
    const sheet =
      'Drink,,method,Difficulty\nA,x,Shake.,Hardish\nGimlet,,Stir.,Easy\nB,,"=1+1",Easy,too many\n';
    const { results } = await outcomeOf(upload(sheet));
    // A column without a name is called by its letter.
    expect(results.columns.map(({ column }) => column)).toEqual([
      'Drink',
      'Column B',
      'method',
      'Difficulty',
    ]);
    expect(results.failedRows).toEqual([
      { row: 2, values: ['A', 'x', 'Shake.', 'Hardish'] },
      { row: 4, values: ['B', '', '=1+1', 'Easy'] },
    ]);
    expect(new Set(results.errors.map(({ row }) => row))).toEqual(new Set([2, 4]));
  });

  it('says which column is missing when there is no name', async () => {
    const { message, results } = await outcomeOf(upload('what,why\na,b\nc,d\n'));
    expect(message).toBe('0 of 2 rows imported. 2 left out.');
    const told = 'No column was recognized as the name of the cocktail. Say which one it is.';
    expect(results.errors).toEqual([{ row: 1, field: 'name', code: 'required', message: told }]);
    expect(results.more?.failedRows).toBe(0);
  });
});
