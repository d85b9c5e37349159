import { describe, expect, it } from 'vitest';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { readText } from './read-text.ts';

describe('a sheet is read right, or its recipes are doubted', () => {
  it('reads ingredients, amounts and units that a mapping names', async () => {
    const text = 'Cocktail,A,B,C,D,E,F\nDusk,Gin,50,ml,Lemon,20,ml\n';
    const mapping = { A: 'ingredients', B: 'amount', C: 'unit', D: 'ingredients', E: 'amount', F: 'unit' };
    const { columns, fields } = await readText(text, { mapping });
    expect(fields[0]?.ingredients).toEqual(['50 ml Gin', '20 ml Lemon']);
    expect(columns.map(({ field }) => field)).toEqual(['name', ...Object.values(mapping)]);
  });

  it('leaves out figures beside ingredient columns, although a title says a unit', async () => {
    const { fields, columns, source } = await readText(
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

  it('reads ingredient columns without units only on request', async () => {
    const text = 'Cocktail,Gin,Lime juice\nGimlet,2,1\nGin Sour,2,1.5\n';
    const { source, fields } = await readText(text);
    expect(fields[0]?.ingredients).toBeUndefined();
    expect(source.layouts.map(({ layout }) => layout)).toEqual(['table', 'ingredientColumns']);
    const chosen = await readText(text, { layout: 'ingredientColumns' });
    expect(chosen.fields[0]?.ingredients).toEqual(['2 Gin', '1 Lime juice']);
    expect(chosen.recipes[0]?.doubts).toContain('noUnits');
  });

  it.each(['x,', 'yes,no', 'TRUE,FALSE', 'ja,nein', '✓,0'])(
    'reads ticks as ingredients: %s',
    async (ticks) => {
      const [yes, no] = ticks.split(',');
      const expected = [
        ['Gin', 'Campari'],
        ['Gin', 'Tonic water'],
      ];
      const columns = `Ingredient,Negroni,Highball\nGin,${yes},${yes}\nCampari,${yes},${no}\nTonic water,${no},${yes}\n`;
      const turned = await readText(columns, { layout: 'drinkColumns' });
      expect(turned.fields.map(({ ingredients }) => ingredients)).toEqual(expected);
      const rows = `Cocktail,Gin,Campari,Tonic water\nNegroni,${yes},${yes},${no}\nHighball,${yes},${no},${yes}\n`;
      const { fields } = await readText(rows, { layout: 'ingredientColumns' });
      expect(fields.map(({ ingredients }) => ingredients)).toEqual(expected);
    },
  );

  it.each(['2 cda tequila', '3 c. à s. rhum', '2 xícaras cachaça', '2 filiżanki wódka', '2 컵 보드카'])(
    'knows the unit in %s',
    async (line) => {
      const { recipes } = await readText(`name,ingredients\nDusk,"${line}; 60 ml gin"\n`);
      expect(recipes[0]).toMatchObject({ fields: { ingredients: [line, '60 ml gin'] } });
      expect(recipes[0]?.doubts ?? []).not.toContain('noUnits');
    },
  );

  it('leaves out a recipe in prose, with a doubt', async () => {
    const { fields, recipes } = await readText(
      'name,glass,recipe\nNegroni,rocks,"Gin, Campari, sweet vermouth; stir; orange peel."\n',
    );
    expect(fields).toEqual([{ name: 'Negroni', glassware: 'rocks' }]);
    expect(recipes[0]?.doubts).toEqual(['columnLeftOut']);
  });

  it.each(['★★★', '3', '3/5'])(
    'reads a difficulty without a word as a level, with a doubt: %s',
    async (said) => {
      const { recipes } = await readText(`name,difficulty\nA,${said}\nB,mittel\n`);
      expect(recipes).toMatchObject([
        { fields: { difficulty: 'Moderate' }, doubts: ['unknownDifficulty'] },
        { fields: { difficulty: 'Moderate' } },
      ]);
      expect(recipes[1]?.doubts).toBeUndefined();
    },
  );

  it('restores amounts that Excel changed into dates', async () => {
    const { fields, recipes } = await readText(
      'cocktail,ingredient1,measure1,ingredient2,measure2,ingredient3,measure3\nA,Gin,2025-01-02 oz,Bitters,2025-03-02 dashes,Lime,2025-11-30\n',
    );
    expect(fields[0]?.ingredients).toEqual(['1/2 oz Gin', '2-3 dashes Bitters', '2025-11-30 Lime']);
    expect(recipes[0]?.doubts).toEqual(expect.arrayContaining(['dateAmount', 'unknownDate']));
  });

  it('decodes entities and tags of HTML in every field', async () => {
    const { fields } = await readText(
      'Cocktail,Description,Ingredients\nGin &amp; It,<p>Caf&eacute; &#8211; &constructor;</p>,2 oz gin<br>1 oz vermouth\n',
    );
    expect(fields[0]).toEqual({
      name: 'Gin & It',
      description: 'Café – &constructor;',
      ingredients: ['2 oz gin', '1 oz vermouth'],
    });
  });

  it('refuses a header in letters of an encoding that is not supported', async () => {
    const cyrillic = Buffer.from('\xcd\xe0\xe7\xe2\xe0\xed\xe8\xe5;\xd1\xee\xf1\xf2\xe0\xe2\n', 'latin1');
    await expect(readCocktailSheet(cyrillic)).rejects.toMatchObject({
      reason: 'unusable',
      message: expect.stringContaining('CSV UTF-8') as string,
    });
  });

  it('doubts a recipe with letters of an encoding that is not supported', async () => {
    const polish = Buffer.from(
      'name,ingredients\nSad,"40 ml w\xf3dki\n20 ml cytryny\nsk\xb3adnik"\n',
      'latin1',
    );
    expect([...(await readCocktailSheet(polish)).recipes][0]?.doubts).toContain('garbledText');
  });
});
