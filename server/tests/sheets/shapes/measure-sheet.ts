import type { Change } from '#server/catalogue/decision.ts';
import { importCocktails } from '#server/catalogue/commands/import/import-cocktails.ts';
import { emptyCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { runSteps } from '#server/catalogue/pausable-work.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import type { Unpack } from '#server/sheets/read/read-sheet.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import type { Shape } from './list-shapes.ts';
import { expectedOf, RECIPES, type MeantField } from './recipes.ts';

type Meant = Pick<Shape, 'meant' | 'fields' | 'isInAnyOrder'>;

/** How well a sheet was read. */
export interface Measured {
  /** Recipes in it, as the import counts them. */
  rows: number;
  /** Recipes that an import into an empty catalogue creates, with a default for what the sheet has no column for. */
  created: number;
  /** Of them, those that are marked as doubtful. */
  doubted: number;
  /** Of them, those that are not what the sheet means. */
  wrong: number;
  /** Of these, those that are not marked: what must never be. */
  wrongInSilence: number;
  /** Recipes that the sheet means. */
  meant: number;
  /** Recipes of the sheet that are missing, where no error says so. */
  lostInSilence: number;
  /** The first difference, for a person who looks for it. */
  difference?: string;
}

type Fields = Partial<Record<MeantField, string | string[]>>;

const DEFAULTS = { category: 'Unsorted', description: 'Imported.', difficulty: 'Easy', instructions: 'Mix.' };

/** Reads the bytes of a sheet and compares what comes of them with what the sheet means. */
export async function measureSheet(bytes: Uint8Array, meant: Meant, unpack: Unpack): Promise<Measured> {
  const expected = new Map(expectedFields(meant).map((fields) => [String(fields.name), fields]));
  const { rows, drafts, created, isRefused } = await importDeviceFile(bytes, unpack);
  const found = new Set<string>();
  const figures = { created: 0, doubted: 0, wrong: 0, wrongInSilence: 0, lostInSilence: 0 };
  const measured: Measured = { rows, ...figures, meant: expected.size };
  // As the report of an import: where no recipe has amounts, that is no doubt.
  const areBare = drafts.every((draft) => draft.doubts?.includes('noAmounts'));
  for (const { fields, doubts: all = [] } of drafts) {
    const doubts = all.filter((doubt) => !areBare || doubt !== 'noAmounts');
    const name = fields.name ?? '';
    if (!created.has(name)) continue;
    const wanted = found.has(name) ? undefined : expected.get(name);
    const difference = wanted
      ? differenceOf(fields as Fields, wanted, meant.isInAnyOrder === true)
      : `no such recipe: ${JSON.stringify(fields)}`;
    found.add(name);
    measured.created += 1;
    if (doubts.length > 0) measured.doubted += 1;
    if (difference === null) continue;
    measured.wrong += 1;
    if (doubts.length === 0) measured.wrongInSilence += 1;
    measured.difference ??= difference;
  }
  if (!isRefused) measured.lostInSilence = [...expected.keys()].filter((name) => !found.has(name)).length;
  return measured;
}

interface TakenIn {
  rows: number;
  drafts: readonly CocktailDraft[];
  /** The names of the cocktails that an import creates. */
  created: ReadonlySet<string>;
  /** Something of it was left out with a reason. */
  isRefused: boolean;
}

async function importDeviceFile(bytes: Uint8Array, unpack: Unpack): Promise<TakenIn> {
  try {
    const sheet = await readCocktailRows(bytes, { defaults: DEFAULTS }, unpack);
    const decision = runSteps(importCocktails(emptyCatalogue(), sheet));
    if (decision.kind !== 'accepted') throw new Error('An import is never refused as a whole.');
    const isCocktail = ({ resource }: Change): boolean => resource === 'cocktails';
    const { results } = decision.result;
    return {
      rows: results.total,
      drafts: [...sheet.drafts],
      created: new Set(decision.changes.filter(isCocktail).map(({ after }) => String(after?.['name']))),
      isRefused: results.errors.length > 0,
    };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { rows: 0, drafts: [], created: new Set(), isRefused: true };
  }
}

function expectedFields({ meant, fields }: Meant): Fields[] {
  if (meant)
    return meant.map(([name, ingredients, steps, more]) => ({
      name,
      ingredients: [...ingredients],
      ...(steps && { instructions: [...steps] }),
      ...more,
    }));
  return RECIPES.map((recipe) => {
    const all: Fields = expectedOf(recipe);
    return fields ? Object.fromEntries(fields.map((field) => [field, all[field]])) : all;
  });
}

function differenceOf(read: Fields, wanted: Fields, isInAnyOrder: boolean): string | null {
  const textOf = (value: Fields[MeantField]): string =>
    JSON.stringify(isInAnyOrder && Array.isArray(value) ? [...value].sort() : value);
  for (const [field, value] of Object.entries(wanted)) {
    const got = read[field as MeantField];
    if (textOf(got) !== textOf(value)) return `${field}: ${textOf(got)} instead of ${textOf(value)}`;
  }
  return null;
}
