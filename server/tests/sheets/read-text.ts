import { readCocktailRows, type SheetOptions } from '#server/sheets/read-cocktail-rows.ts';

/** Reads the text of a CSV file. */
export async function readText(text: string, options: SheetOptions = {}) {
  const sheet = await readCocktailRows(new TextEncoder().encode(text), options);
  const recipes = [...sheet.recipes];
  return { ...sheet, recipes, fields: recipes.map(({ fields }) => fields) };
}
