import { unguardFormula } from '#openapi/validation/formula-guard.ts';
import { meaningOf, plainName } from './columns/column-words.ts';
import type { RecognisedColumns } from './columns/recognise-columns.ts';
import type { RecipeRows } from './layouts/group-rows.ts';
import { doubtsOf } from './lines/doubts.ts';
import { foreignReader, isEmpty, joinRecipe, ownReader, readOwnValue } from './lines/field-reader.ts';
import { foreignText, isNothing, plainSigns } from './lines/foreign-text.ts';
import { labelled, placeLabelled } from './lines/labelled-line.ts';
import { type AmountsHabit, NO_HABIT } from './lines/unitless-amounts.ts';
import type { SheetRow } from './read/raw-sheet.ts';
import { SheetError } from './read/sheet-error.ts';
import {
  type CocktailDraft,
  type FieldReader,
  type FieldValue,
  isListField,
  isSheetField,
  type RowRemarks,
  SHEET_FIELDS,
  type SheetCocktail,
  type SheetField,
} from './sheet-fields.ts';
import { difficultyOf, isTechnique } from './words/cell-words.ts';
import { type FurtherColumn, readFurther } from './write/further-columns.ts';

/** What is known of the sheet beside its columns. */
export interface SheetManner {
  habit?: AmountsHabit;
  /** Field → value, a list as in a cell: they fill what a row leaves empty. */
  defaults?: Record<string, string> | undefined;
  further?: ReadonlyMap<FurtherColumn, number> | null;
}

/**
 * Turns rows into cocktails, one after the other.
 *
 * An export of ours is taken as it is (`readListCell` for lists): with `id` among the columns every word counts, without it `NA` and
 * its like mean empty. Any other sheet is read the way people write: comma lists, measures in columns of their own, instructions in one
 * block. A column that is there gives its field, also when the cell is empty ('' where a text is required, else
 * null, [] or false); a column that is not there gives none.
 * @throws SheetError 400 when a default is for a field that does not exist
 */
export function* rowsToDrafts(
  recipes: readonly RecipeRows[],
  recognised: RecognisedColumns,
  { habit = NO_HABIT, defaults = {}, further = null }: SheetManner = {},
): Generator<CocktailDraft> {
  const plain = plainOf(recognised, recipes);
  const readers = planReaders(recipes, recognised, plain);
  const fallbacks = readDefaults(defaults);
  for (const recipe of recipes) {
    const [{ rowNumber, cells }] = recipe.rows;
    const remarks: RowRemarks = { steps: [], doubts: recipe.rows.flatMap(({ doubts }) => doubts ?? []) };
    if (
      recipe.rows.some((row) =>
        recognised.unsure.some((index) => !isNothing((row.cells[index] ?? '').trim())),
      )
    )
      remarks.doubts.push('columnLeftOut');
    if (recognised.isClose) remarks.doubts.push('unsureColumns');
    const fields: SheetCocktail = {};
    const texts = recipe.rows.map((row) => row.cells.map(plain));
    joinRecipe(texts, readers, fields, remarks);
    placeSteps(fields, remarks.steps);
    const counts = recognised.foreign ? placeLabelled(fields) : [];
    if (recipe.section !== undefined && isEmpty(fields.category)) fields.category = [recipe.section];
    const notes: NonNullable<CocktailDraft['notes']> = counts.map((count) => ({
      field: 'garnish',
      message: `"${count}" counts no ingredient and was left out`,
    }));
    if (recognised.foreign) notes.push(...replaceUnknownDifficulty(fields, fallbacks));
    const draft: CocktailDraft = { rowNumber, fields, defaulted: [] };
    if (notes.length > 0) draft.notes = notes;
    if (recipe.rows.length > 1) draft.rowNumbers = recipe.rows.map((row) => row.rowNumber);
    if (further) {
      const { itemIds, ...place } = readFurther(cells, further);
      Object.assign(fields, place);
      if (itemIds) draft.itemIds = itemIds;
    }
    if (!recognised.exact) {
      if (remarks.doubts.length > 0) draft.doubts = [...new Set(remarks.doubts)];
      const doubts = [...new Set(doubtsOf(draft, habit))];
      if (doubts.length > 0) draft.doubts = doubts;
    }
    // What was said for all recipes is not doubted.
    draft.defaulted = fillEmpty(fields, fallbacks);
    yield draft;
  }
}

type PlainCell = (cell: string, index: number) => string;

/** "Aviation [2]": a table that was copied from a page. */
const FOOTNOTE = /(?<=\p{L})(?:\s?\[(?:\d{1,2}|[a-z])\])+$/u;

/** A cell of another program's sheet, without what only that program or its column's name says. */
function plainOf({ foreign, uses }: RecognisedColumns, recipes: readonly RecipeRows[]): PlainCell {
  if (!foreign) return unguardFormula;
  const fields = new Map(uses.map(({ index, field }) => [index, field]));
  const isLabelled = (index: number, field: SheetField): boolean =>
    recipes.length > 1 &&
    recipes.every(({ rows: [{ cells }] }) => labelled(cells[index] ?? '')?.field === field);
  const labelledAt = new Set(uses.flatMap(({ index, field }) => (isLabelled(index, field) ? index : [])));
  return (cell, index) => {
    const field = fields.get(index);
    if (field === undefined || field === 'image' || field === 'videoUrl') return plainSigns(cell);
    const text = foreignText(cell);
    const words = OWN_COLONS.has(field) && !labelledAt.has(index) ? text : withoutLabel(text, field);
    return field === 'name' ? words.replace(FOOTNOTE, '') : words;
  };
}

/** A name, a description or a fun fact may have a colon of its own, where not all of them have the label. */
const OWN_COLONS: ReadonlySet<SheetField> = new Set<SheetField>(['id', 'name', 'description', 'funFact']);

/** A cell that repeats the name of its column without that name: "Garnish: Lemon twist", or a line "Ingredients" above the others. */
function withoutLabel(cell: string, field: SheetField): string {
  const [first = '', ...others] = isListField(field) ? cell.trim().split(/\r\n|\r|\n/) : [];
  if (others.length > 0 && meaningOf(plainName(first)) === field && !isTechnique(first))
    return others.join('\n');
  const found = labelled(cell);
  return found?.field === field && !isTechnique(found.label) ? found.value : cell;
}

function planReaders(
  recipes: readonly RecipeRows[],
  { uses, foreign, exact }: RecognisedColumns,
  plain: PlainCell,
): [SheetField, FieldReader][] {
  const column = (index: number) =>
    recipes.flatMap(({ rows }) => rows.map(({ cells }: SheetRow) => plain(cells[index] ?? '', index)));
  const idAt = uses.find(({ field }) => field === 'id')?.index;
  return SHEET_FIELDS.flatMap((field): [SheetField, FieldReader][] => {
    const own = uses.filter((use) => use.field === field);
    if (own.length === 0) return [];
    return [
      [field, foreign ? foreignReader(field, own, column) : ownReader(field, own, exact, idAt, column)],
    ];
  });
}

/** A garnish cell that says how to do something is a step, or at least a garnish where there are no steps. */
function placeSteps(fields: SheetCocktail, steps: readonly string[]): void {
  if (steps.length === 0) return;
  if (fields.instructions) fields.instructions.push(...steps);
  else fields.garnish?.push(...steps);
}

function readDefaults(defaults: Record<string, string>): [SheetField, string][] {
  return Object.entries(defaults)
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => {
      if (isSheetField(field)) return [field, text];
      throw new SheetError(400, `The defaults name '${field}', which is no field of a cocktail.`);
    });
}

function fillEmpty(fields: SheetCocktail, fallbacks: [SheetField, string][]): SheetField[] {
  const filled = fallbacks.filter(([field]) => isEmpty(fields[field]));
  const target = fields as Partial<Record<SheetField, FieldValue>>;
  for (const [field, text] of filled) target[field] = readOwnValue(field, text);
  return filled.map(([field]) => field);
}

/** A word that is no difficulty gives way to the default, where there is one. */
function replaceUnknownDifficulty(
  fields: SheetCocktail,
  fallbacks: [SheetField, string][],
): NonNullable<CocktailDraft['notes']> {
  const { difficulty } = fields;
  const fallback = fallbacks.find(([field]) => field === 'difficulty')?.[1];
  if (!difficulty || fallback === undefined || difficultyOf(difficulty)) return [];
  fields.difficulty = '';
  return [
    { field: 'difficulty', message: `"${difficulty}" is no difficulty; "${fallback}" was taken instead` },
  ];
}
