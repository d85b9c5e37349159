import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Category, Cocktail, ImportOutcome, Spirit } from '#openapi/generated/model/index.ts';
import { readCocktailRows } from '#server/catalogue/sheets/read-cocktail-rows.ts';
import { buildCocktail } from '#server/testing/build-cocktail.ts';
import { logIn, type Administrator } from '#server/testing/log-in.ts';
import { forEachStore } from '#server/testing/for-each-store.ts';
import { openTestSite, type TestSite } from '#server/testing/open-test-site.ts';
import type { ApiAnswer } from '#server/testing/start-test-server.ts';

const HEADER =
  'id,name,category,description,funFact,ingredients,instructions,difficulty,videoUrl,image,type,spirits,glassware,equipment,garnish,featured';
const NEGRONI =
  ',Negroni,Aperitif,Equal parts.,,1 oz gin,Stir.,Easy,,,Stirred,Gin,Rocks glass,Jigger,Orange twist,true';

forEachStore((open) => {
  describe('POST /api/cocktails/import', () => {
    let site: TestSite;
    let admin: Administrator;

    beforeEach(async () => {
      site = await openTestSite(open, {
        catalogue: {
          categories: [{ name: 'Sours', description: 'Citrus.' }],
          spirits: [{ name: 'White Rum' }],
          cocktails: [
            buildCocktail({ spirits: ['White Rum'], funFact: 'Hemingway drank two.', featured: true }),
            buildCocktail({ name: 'Gimlet' }),
          ],
        },
      });
      admin = await logIn(site);
    });

    const upload = (
      sheet: string | Uint8Array<ArrayBuffer>,
      options: object = {},
      query = '',
    ): Promise<ApiAnswer> =>
      admin.sendForm('POST', `/api/cocktails/import${query}`, { file: new Blob([sheet]), ...options });
    const outcomeOf = async (answer: Promise<ApiAnswer>): Promise<ImportOutcome> => {
      const { status, body } = await answer;
      expect(status).toBe(200);
      return body as ImportOutcome;
    };
    const cocktail = async (id: string): Promise<Cocktail> =>
      (await site.api(`/api/cocktails/${id}`)).body as Cocktail;
    const ids = async (): Promise<string[]> =>
      ((await site.api('/api/cocktails')).body as Cocktail[]).map(({ id }) => id);

    it('creates what is new, with everything that it names and the catalogue lacks', async () => {
      const { message, results } = await outcomeOf(upload(`${HEADER}\n${NEGRONI}\n`));
      expect(message).toBe('1 of 1 row imported. 1 created. Added to the catalogue: 6 items.');
      expect(results).toMatchObject({
        total: 1,
        created: 1,
        updated: 0,
        unchanged: 0,
        failed: 0,
        errors: [],
      });
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
        id: 'negroni',
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
        contains: [],
        alcoholFree: false,
        strength: 27.6,
        taste: ['strong'],
        version: 1,
      });
      const categories = (await site.api('/api/categories')).body as Category[];
      expect(categories[0]).toMatchObject({
        id: 'aperitif',
        description: 'Aperitif cocktails.',
        cocktailCount: 1,
      });
    });

    it('updates by id or by name, whatever the case, and leaves alone what the sheet does not have', async () => {
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

    it('counts rows that say what is there already, and does not touch them', async () => {
      const { message, results } = await outcomeOf(upload('id,name,spirits\ndaiquiri,Daiquiri,white rum\n'));
      expect(message).toBe('1 of 1 row imported. 1 unchanged.');
      expect(results).toMatchObject({ unchanged: 1, updated: 0 });
      expect(await cocktail('daiquiri')).toMatchObject({ version: 1 });
    });

    it('leaves bad rows out, reports every error with row and field, and imports the good ones', async () => {
      const bad = ',,,,,,,Impossible,javascript:alert(1),ftp://x,,,,,,maybe';
      const { message, results } = await outcomeOf(upload(`${HEADER}\n${bad}\n${NEGRONI}\n,Gimlet\n`));
      expect(message).toMatch(/^1 of 3 rows imported\. 1 created, 2 left out\./);
      expect(results).toMatchObject({ total: 3, created: 1, failed: 2 });
      expect(results.errors).toEqual([
        { row: 2, field: 'name', message: 'Name is required' },
        { row: 2, field: 'category', message: 'At least one category is required' },
        { row: 2, field: 'description', message: 'Description is required' },
        { row: 2, field: 'ingredients', message: 'Ingredients are required' },
        { row: 2, field: 'instructions', message: 'Instructions are required' },
        {
          row: 2,
          field: 'difficulty',
          message: 'Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert',
        },
        { row: 2, field: 'featured', message: 'Featured must be true or false' },
        { row: 4, field: 'category', message: 'At least one category is required' },
        { row: 4, field: 'description', message: 'Description is required' },
        { row: 4, field: 'ingredients', message: 'Ingredients are required' },
        { row: 4, field: 'instructions', message: 'Instructions are required' },
        { row: 4, field: 'difficulty', message: 'Difficulty is required' },
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
      expect(results.errors).toEqual([
        { row: 2, field: 'spirits', message: 'Each name in Spirits must be at most 120 characters' },
      ]);
      expect(results.createdItems).toEqual([]);
      expect(((await site.api('/api/spirits')).body as Spirit[]).map(({ name }) => name)).toEqual([
        'White Rum',
      ]);
    });

    it('takes a cocktail from one row only, and says which row had it first', async () => {
      const { results } = await outcomeOf(
        upload(`${HEADER}\n${NEGRONI}\n${NEGRONI.replace('Equal', 'Unequal')}\n`),
      );
      expect(results).toMatchObject({ created: 1, failed: 1 });
      expect(results.errors).toEqual([
        { row: 3, field: 'name', message: 'This cocktail stands in row 2 already; a sheet may name it once' },
      ]);
      expect((await cocktail('negroni')).description).toBe('Equal parts.');
    });

    it('does not give one cocktail the name of another', async () => {
      const { results } = await outcomeOf(upload('id,name\ndaiquiri,gimlet\n'));
      expect(results.errors).toEqual([
        { row: 2, field: 'name', message: 'There is already a cocktail named "gimlet"' },
      ]);
    });

    it('uses an id that is free and could be one, and makes its own for any other', async () => {
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
      expect(results.columns).toEqual([
        { column: 'name', field: 'name' },
        { column: 'method', field: 'instructions' },
        { column: 'notes', field: 'funFact' },
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

    it('?dryRun=true answers the same and changes nothing', async () => {
      const sheet = `${HEADER}\n${NEGRONI}\n,Daiquiri,Sours,New.,,i,s,Easy,,,,,,,,\n,Bad`;
      const before = await site.api('/api/cocktails');
      const revision = site.catalogue.current().revision;
      const rehearsed = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
      expect(site.catalogue.current().revision).toBe(revision);
      expect((await site.api('/api/cocktails')).body).toEqual(before.body);
      expect((await site.api('/api/spirits')).body).toHaveLength(1);
      expect(rehearsed.importId).toBeNull();
      const { message, results } = await outcomeOf(upload(sheet));
      expect({ message, results, importId: null }).toEqual(rehearsed);
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

    it('proposes one item for names that differ in spelling only, and follows the choice', async () => {
      const row = (name: string, glass: string, spirit: string): string =>
        `,${name},Sour,d,,i,s,Easy,,,,${spirit},${glass},,,`;
      const sheet = [HEADER, row('A', 'Coupe', 'White rums'), row('B', 'Coupe glass', 'Gin')].join('\n');
      const { results } = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
      expect(results.sameItems).toEqual([
        { resource: 'categories', keep: 'Sours', others: ['Sour'] },
        { resource: 'spirits', keep: 'White Rum', others: ['White rums'] },
        { resource: 'glassware', keep: 'Coupe', others: ['Coupe glass'] },
      ]);
      const sameItems = { glassware: { 'Coupe glass': 'Coupe' }, spirits: { 'White rums': 'White Rum' } };
      await outcomeOf(upload(sheet, { sameItems }));
      expect(await cocktail('a')).toMatchObject({
        glassware: 'coupe',
        spirits: ['white-rum'],
        category: ['Sour'],
      });
      expect(await cocktail('b')).toMatchObject({ glassware: 'coupe' });
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

    it('shows in reads at once', async () => {
      const [list, search] = ['/api/cocktails', '/api/cocktails/search/negroni'];
      for (const path of [list, search]) await site.api(path);
      await outcomeOf(upload(`${HEADER}\n${NEGRONI}\n`));
      expect(await ids()).toContain('negroni');
      expect((await site.api(search)).body).toMatchObject([{ id: 'negroni' }]);
    });

    it('gives the rows that it leaves out as they stand in the sheet', async () => {
      const sheet =
        'Drink,,method,Difficulty\nA,x,Shake.,Hardish\nGimlet,,Stir.,Easy\nB,,"=1+1",Easy,too many\n';
      const { results } = await outcomeOf(upload(sheet));
      expect(results.columns.map(({ column }) => column)).toEqual(['Drink', 'method', 'Difficulty']);
      expect(results.failedRows).toEqual([
        { row: 2, values: ['A', 'Shake.', 'Hardish'] },
        { row: 4, values: ['B', '=1+1', 'Easy'] },
      ]);
      expect(new Set(results.errors.map(({ row }) => row))).toEqual(new Set([2, 4]));
    });

    it('takes an ingredient in brackets for text, and the line ends of a classic Mac', async () => {
      const row = 'Bracket,Sours,"One\nline",[optional] 2 oz gin [chilled],Shake.,Easy';
      const sheet = `name,category,description,ingredients,instructions,difficulty\r${row}\r`;
      expect((await outcomeOf(upload(sheet))).results).toMatchObject({ total: 1, created: 1, errors: [] });
      expect(await cocktail('bracket')).toMatchObject({
        ingredients: ['[optional] 2 oz gin [chilled]'],
        description: 'One\nline',
      });
    });

    it('says which column is missing when there is no name', async () => {
      const { message, results } = await outcomeOf(upload('what,why\na,b\nc,d\n'));
      expect(message).toBe('0 of 2 rows imported. 2 left out.');
      expect(results.errors).toEqual([
        {
          row: 1,
          field: 'name',
          message: 'No column was recognised as the name of the cocktail. Say which one it is.',
        },
      ]);
    });

    it('is a 401 without a session and a 403 from elsewhere, and changes nothing', async () => {
      const body = () => {
        const form = new FormData();
        form.set('file', new Blob([`${HEADER}\n${NEGRONI}`]));
        return form;
      };
      const path = '/api/cocktails/import';
      expect((await site.api(path, { method: 'POST', body: body() })).status).toBe(401);
      const headers = { Origin: 'https://evil.example' };
      expect((await admin.api(path, { method: 'POST', body: body(), headers })).status).toBe(403);
      expect(await ids()).toEqual(['daiquiri', 'gimlet']);
    });

    it('stores nothing when it is cancelled while it runs', async () => {
      const client = new AbortController();
      const cancelled = await openTestSite(open, {
        services: {
          sheets: {
            read: async (bytes, options) => {
              const sheet = await readCocktailRows(bytes, options);
              client.abort();
              return sheet;
            },
          },
        },
      });
      const own = await logIn(cancelled);
      const body = new FormData();
      body.set('file', new Blob([`${HEADER}\n${NEGRONI}`]));
      const path = '/api/cocktails/import';
      const { status } = await own.api(path, { method: 'POST', body, signal: client.signal });
      expect(status).toBe(400);
      expect((await cancelled.api('/api/cocktails')).body).toEqual([]);
      expect((await cancelled.api('/api/spirits')).body).toEqual([]);
    });

    it('lets readers through while it runs', async () => {
      const rows = Array.from({ length: 3_000 }, (_, number) =>
        NEGRONI.replace('Negroni', `Drink ${number}`),
      );
      let running = true;
      const seen = new Set<number>();
      const importing = outcomeOf(upload([HEADER, ...rows].join('\n'))).finally(() => (running = false));
      let reads = 0;
      while (running) {
        const { body } = await site.api(`/api/cocktails?limit=1&offset=${reads % 2}`);
        expect(body).toHaveLength(1);
        seen.add(site.catalogue.current().revision);
        reads += 1;
        // Without HTTP nothing else would let the import go on.
        await setImmediate();
      }
      expect((await importing).results.created).toBe(3_000);
      expect(reads).toBeGreaterThan(3);
      expect(await ids()).toHaveLength(3_002);
    });
  });
});
