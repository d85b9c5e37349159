import { describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/site/import-site.ts';

const SHEET = 'name,description,garnish\nDAIQUIRI,New words.,Lime wheel\nGimlet,Other words.,Lime wheel\n';

describe('recipes that exist', () => {
  const { admin, cocktail, ids, outcomeOf, site, upload } = importSiteForEach();

  it('are updated unless it is chosen otherwise, and the preview shows the fields that differ', async () => {
    const preview = await outcomeOf(upload(SHEET, {}, '?dryRun=true'));
    expect(preview.results.existing).toEqual([
      {
        row: 2,
        id: 'daiquiri',
        name: 'Daiquiri',
        outcome: 'updated',
        copy: null,
        before: { name: 'Daiquiri', description: 'Rum, lime and sugar.', garnish: [] },
        after: { name: 'DAIQUIRI', description: 'New words.', garnish: ['Lime wheel'] },
      },
      {
        row: 3,
        id: 'gimlet',
        name: 'Gimlet',
        outcome: 'updated',
        copy: null,
        before: { description: 'Rum, lime and sugar.', garnish: [] },
        after: { description: 'Other words.', garnish: ['Lime wheel'] },
      },
    ]);
    expect((await outcomeOf(upload(SHEET))).results).toEqual(preview.results);
  });

  it('are kept or copied for all, or row by row', async () => {
    const choices = { existing: 'keep', existingRows: { 3: 'copy' } };
    const { message, results } = await outcomeOf(upload(SHEET, choices));
    expect(message).toBe(
      '1 of 2 rows imported. 1 created, 1 of them a copy, 1 kept as before. Added to the catalogue: Lime wheel.',
    );
    expect(results).toMatchObject({ created: 1, copied: 1, kept: 1, updated: 0, failed: 0 });
    expect(results.existing).toMatchObject([
      { row: 2, id: 'daiquiri', outcome: 'kept', after: { garnish: ['Lime wheel'] } },
      { row: 3, id: 'gimlet', outcome: 'copied', copy: { id: 'gimlet-2', name: 'Gimlet (2)' } },
    ]);
    expect(await cocktail('daiquiri')).toMatchObject({ description: 'Rum, lime and sugar.', version: 1 });
    expect(await cocktail('gimlet')).toMatchObject({ version: 1, garnish: [] });
    expect(await cocktail('gimlet-2')).toMatchObject({
      name: 'Gimlet (2)',
      description: 'Other words.',
      category: ['Sours'],
      featured: false,
    });
  });

  it('stay public where new ones become drafts, as does a category that drafts alone name', async () => {
    const secret = NEGRONI.replace('Aperitif', 'Secret menu');
    const { results } = await outcomeOf(upload(`${HEADER}\n${secret}\n`, { asDrafts: 'true' }));
    expect(results).toMatchObject({ created: 1 });
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
    const read = await admin().api('/api/cocktails/negroni?drafts=true');
    expect((read.body as Cocktail).status).toBe('draft');
    expect(JSON.stringify((await site().api('/api/categories')).body)).not.toContain('Secret menu');
  });
});

describe('what the lines of recipes propose', () => {
  const { cocktail, outcomeOf, upload } = importSiteForEach();
  const FIELDS = 'Sours,Good.,Easy';
  const sheet = `name,category,description,difficulty,ingredients,instructions
One,${FIELDS},"2 oz white rum
1 oz ginger syrup",Shake with ice.
Two,${FIELDS},1 oz lime juice,Pour it.
`;
  const proposals = [
    { field: 'spirits', count: 1, values: ['White Rum'] },
    { field: 'type', count: 1, values: ['Shaken'] },
  ];

  it('is shown, and stored only if the request accepts it', async () => {
    // A site may have its own rums, which no other recipe names.
    await upload(`${sheet.split('\n', 1)[0]},spirits\nOwn,${FIELDS},1 oz rum,Pour it.,Walk White Rum\n`);
    const { results } = await outcomeOf(upload(sheet));
    expect(results.proposals).toEqual(proposals);
    const one = results.recipes.find(({ name }) => name === 'One');
    expect(one?.proposed).toEqual(['White Rum', 'Shaken']);
    expect(await cocktail('one')).toMatchObject({ spirits: [], type: null });
    const other = sheet.replace('One', 'Three').replace('Two', 'Four');
    const taken = await outcomeOf(upload(other, { takeProposals: ['spirits', 'type'] }));
    expect(taken.results.proposals).toEqual(proposals);
    expect(await cocktail('three')).toMatchObject({ spirits: ['white-rum'], type: 'Shaken' });
  });
});
