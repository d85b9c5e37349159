import { expect, it } from 'vitest';
import { slowRuleTexts } from '#openapi/tests/slow-rule-texts.ts';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';

/** Returns the recipes of a sheet whose one recipe has the text in a column. */
async function recipesWith(column: string, text: string) {
  const cell = `"${text.replaceAll('"', '""')}"`;
  const { recipes } = await readCocktailSheet(Buffer.from(`name,${column},type\nNegroni,${cell},Stirred\n`));
  return [...recipes];
}

it.each(['ingredients', 'instructions', 'garnish'])(
  'reads a long text in the column %s in linear time',
  async (column) => {
    expect(await slowRuleTexts((text) => recipesWith(column, text))).toEqual([]);
  },
);
