import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { expectedOf, type MeantField, RECIPES } from './recipes.ts';
import type { TableCase } from './table-case.ts';

/** How well a table was read: the recipes with a doubt, and those that differ from what it means without one. */
export interface Measured {
  doubted: string[];
  wrongInSilence: string[];
  wrong: string[];
}

type Fields = Partial<Record<MeantField, string | string[]>>;

/** Reads a table and compares what comes of it with what it means. A recipe without ingredients is left out by the import, with a reason. */
export async function measureTable(table: TableCase): Promise<Measured> {
  const expected = new Map(meantBy(table).map((fields) => [String(fields.name), fields]));
  const sheet = await readCocktailRows(new TextEncoder().encode(table.text));
  const drafts = [...sheet.drafts];
  // As the report of an import: where no recipe has amounts, a note says so once.
  const areBare = drafts.every(({ doubts = [] }) => doubts.includes('noAmounts'));
  const measured: Measured = { doubted: [], wrongInSilence: [], wrong: [] };
  for (const { fields, doubts: all = [] } of drafts) {
    const name = fields.name ?? '';
    const doubts = all.filter((doubt) => !areBare || doubt !== 'noAmounts');
    const difference = differenceOf(fields as Fields, expected.get(name), table.isInAnyOrder === true);
    if (doubts.length > 0) measured.doubted.push(name);
    if (difference === null || (fields.ingredients ?? []).length === 0) continue;
    measured.wrong.push(`${name}: ${difference}`);
    if (doubts.length === 0) measured.wrongInSilence.push(`${name}: ${difference}`);
  }
  const found = new Set(drafts.map(({ fields }) => fields.name));
  if (measured.doubted.length === 0 && sheet.errors.length === 0)
    measured.wrongInSilence.push(...[...expected.keys()].filter((name) => !found.has(name)));
  return measured;
}

function meantBy({ meant, fields }: TableCase): Fields[] {
  if (meant)
    return meant.map(([name, ingredients, steps]) => ({
      name,
      ingredients: [...ingredients],
      ...(steps && { instructions: [...steps] }),
    }));
  return RECIPES.map((recipe) => {
    const all: Fields = expectedOf(recipe);
    return fields ? Object.fromEntries(fields.map((field) => [field, all[field]])) : all;
  });
}

function differenceOf(read: Fields, wanted: Fields | undefined, isInAnyOrder: boolean): string | null {
  if (!wanted) return 'no such recipe';
  const textOf = (value: Fields[MeantField]): string =>
    JSON.stringify(isInAnyOrder && Array.isArray(value) ? [...value].sort() : value);
  for (const [field, value] of Object.entries(wanted)) {
    const got = read[field as MeantField];
    if (textOf(got) !== textOf(value)) return `${field}: ${textOf(got)} instead of ${textOf(value)}`;
  }
  return null;
}
