import { expect, it } from 'vitest';
import { slowRuleTexts } from '#mocks/tests/slow-rule-texts.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';

/** Returns the drafts of a sheet whose one recipe has the text in a column. */
async function draftsWith(column: string, text: string) {
  const cell = `"${text.replaceAll('"', '""')}"`;
  const { drafts } = await readCocktailRows(Buffer.from(`name,${column},type\nNegroni,${cell},Stirred\n`));
  return [...drafts];
}

it.each(['ingredients', 'instructions', 'garnish'])(
  'reads the column %s in the time that its text takes',
  async (column) => {
    expect(await slowRuleTexts((text) => draftsWith(column, text))).toEqual([]);
  },
);
