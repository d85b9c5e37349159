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
  'reads the column %s in the time that its text takes',
  async (column) => {
    expect(await slowRuleTexts((text) => recipesWith(column, text))).toEqual([]);
  },
);
