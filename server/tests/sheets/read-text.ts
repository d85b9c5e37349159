import { readCocktailSheet, type SheetOptions } from '#server/sheets/read-cocktail-sheet.ts';

export async function readText(text: string, options: SheetOptions = {}) {
  const sheet = await readCocktailSheet(new TextEncoder().encode(text), options);
  const recipes = [...sheet.recipes];
  return { ...sheet, recipes, fields: recipes.map(({ fields }) => fields) };
}
