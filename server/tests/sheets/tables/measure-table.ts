import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import type { TableCase } from './table-case.ts';

/** How well a table was read: the recipes with a doubt, and those that differ from what it means without one. */
export interface Measured {
  doubted: string[];
  wrongInSilence: string[];
  wrong: string[];
}

/** Reads a table and compares what comes of it with what it means. A recipe without ingredients is left out by the import, with a reason. */
export async function measureTable({ text, meant }: TableCase): Promise<Measured> {
  const sheet = await readCocktailRows(new TextEncoder().encode(text));
  const drafts = [...sheet.drafts];
  const measured: Measured = { doubted: [], wrongInSilence: [], wrong: [] };
  for (const { fields, doubts = [] } of drafts) {
    const { name = '', ingredients = [], instructions } = fields;
    const row = meant.find(([wanted]) => wanted === name);
    const wanted = row && JSON.stringify([row[1], row[2] ?? instructions]);
    const got = JSON.stringify([ingredients, instructions]);
    if (doubts.length > 0) measured.doubted.push(name);
    if (got === wanted || ingredients.length === 0) continue;
    const difference = `${name}: ${got} instead of ${wanted ?? 'no recipe'}`;
    measured.wrong.push(difference);
    if (doubts.length === 0) measured.wrongInSilence.push(difference);
  }
  const found = new Set(drafts.map(({ fields }) => fields.name));
  if (measured.doubted.length === 0 && sheet.errors.length === 0)
    measured.wrongInSilence.push(...meant.map(([name]) => name).filter((name) => !found.has(name)));
  return measured;
}
