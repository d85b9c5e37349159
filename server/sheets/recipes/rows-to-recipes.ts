import { unguardFormula } from '#openapi/formula-guard.ts';
import { haveFieldNames, isFieldName, type ColumnUse } from '../columns/column-use.ts';
import {
  type SheetRecipe,
  type FieldValue,
  SHEET_FIELDS,
  type RecipeFields,
  type SheetField,
} from '../cells/sheet-fields.ts';
import { isCellError, isNothing } from '../cells/value-words.ts';
import { type ExportOnlyColumn, readExportOnly } from '../cells/export-only-columns.ts';
import { cutLongTexts } from './cut-long-texts.ts';
import { exactValue, type FieldDefault, defaultsFor, withoutUnknownDifficulty } from './defaults.ts';
import { doubtsOf } from './doubts.ts';
import type { RecipeRows } from './group-rows.ts';
import { urlIn, plainText } from '../cells/plain-text.ts';
import { type FieldNames, readField } from './read-field.ts';

/** How the sheet is read: its columns, its defaults, and whether it is our own export. */
export interface RecipeSettings {
  header: readonly string[];
  uses: readonly ColumnUse[];
  /** `guessed`: columns with a guessed field. `unsure`: columns left out that may hold something. */
  guessed: readonly number[];
  unsure: readonly number[];
  isOwnExport: boolean;
  /** A column's name or a title gives all amounts a unit, although pieces do not have it. */
  hasUnitAbove: boolean;
  /** The defaults fill what a row leaves empty. */
  defaults: readonly FieldDefault[];
  /** The places of the columns that only our export has, or -1. */
  exportOnly: ReadonlyMap<ExportOnlyColumn, number>;
}

/**
 * Turns groups of rows into recipes, one after the other. A row with an id of our export is read exactly. Any
 * other row is read as people write, in these steps:
 * 1. `plainText` removes markup from the cells.
 * 2. `readField` makes each field of its cells: a text, or entries. Ingredients are read by `ingredientLines`,
 *    which splits a cell by `splitIngredients`, and steps by `splitInstructions`.
 * 3. `withoutUnknownDifficulty` empties a difficulty that has a default.
 * 4. `doubtsOf` says what may be wrong.
 * 5. `defaultsFor` fills what is empty, and `cutLongTexts` cuts what the contract refuses anyway.
 */
export function* rowsToRecipes(
  groups: readonly RecipeRows[],
  settings: RecipeSettings,
): Generator<SheetRecipe> {
  const { uses, isOwnExport, exportOnly, defaults } = settings;
  const plan = planOf(settings);
  const idAt = uses.find(({ field }) => field === 'id')?.index ?? -1;
  for (const group of groups) {
    const [{ cells, rowNumber }] = group.rows;
    const isExact = isOwnExport && (cells[idAt] ?? '').trim() !== '';
    const recipe = isExact ? { rowNumber, fields: exactFields(cells, uses) } : readRecipe(group, plan);
    const { itemIds, ...exported } = readExportOnly(cells, exportOnly);
    // A default is no reason for doubt, so it is filled in after the doubts are found.
    const filled = defaultsFor(recipe.fields, defaults);
    const fields: RecipeFields = { ...recipe.fields, ...exported, ...filled };
    const defaulted = Object.keys(filled) as SheetField[];
    yield cutLongTexts({ ...recipe, fields, defaulted, ...(itemIds && { itemIds }) });
  }
}

function exactFields(cells: readonly string[], uses: readonly ColumnUse[]): RecipeFields {
  const fields: Partial<Record<SheetField, FieldValue>> = {};
  for (const { field, index } of uses) fields[field] = exactValue(field, unguardFormula(cells[index] ?? ''));
  return fields as RecipeFields;
}

/** What all rows have in common. */
interface RecipePlan extends RecipeSettings {
  fields: { field: SheetField; uses: ColumnUse[]; names: FieldNames }[];
  /** The columns whose cells are URLs. */
  urls: ReadonlySet<number>;
}

function planOf(settings: RecipeSettings): RecipePlan {
  const { header, uses } = settings;
  const urls = uses.filter(({ field }) => field === 'image' || field === 'videoUrl');
  const hasOnlyFieldNames = haveFieldNames(uses, header);
  return {
    ...settings,
    fields: SHEET_FIELDS.flatMap((field) => {
      const fieldUses = uses.filter((use) => use.field === field).sort((a, b) => a.number - b.number);
      const hasFieldName = fieldUses.every((use) => isFieldName(use, header) && !use.isMapped);
      const names = { hasFieldName, hasOnlyFieldNames };
      return fieldUses.length === 0 ? [] : [{ field, uses: fieldUses, names }];
    }),
    urls: new Set(urls.map(({ index }) => index)),
  };
}

function readRecipe({ rows, section }: RecipeRows, plan: RecipePlan): Omit<SheetRecipe, 'defaulted'> {
  const texts = rows.map(({ cells }) =>
    cells.map((cell, index) => (plan.urls.has(index) ? urlIn(cell) : plainText(cell))),
  );
  const readings = plan.fields.map(({ field, uses, names }) => ({
    field,
    ...readField(field, texts, uses, names),
  }));
  const read = Object.fromEntries(readings.map(({ field, value }) => [field, value]));
  const heading = section === undefined ? {} : { category: [section] };
  const { fields, notes } = withoutUnknownDifficulty({ ...read, ...heading }, plan.defaults);
  const doubts = readings.flatMap((reading) => reading.doubts);
  if (notes.length > 0) doubts.push('unknownDifficulty');
  const isFilled = (index: number): boolean => rows.some(({ cells }) => !isNothing(cells[index] ?? ''));
  if (plan.guessed.some(isFilled)) doubts.push('guessedColumn');
  if (plan.unsure.some(isFilled)) doubts.push('columnLeftOut');
  if (rows.some(({ cells }) => plan.uses.some(({ index }) => isCellError(cells[index] ?? ''))))
    doubts.push('cellError');
  if (rows.some(({ isHidden }) => isHidden)) doubts.push('hiddenRow');
  if (rows.some(({ mayBeShifted }) => mayBeShifted)) doubts.push('shiftedRow');
  const rowNumbers = rows.map(({ rowNumber }) => rowNumber);
  const allDoubts = [...new Set([...doubts, ...doubtsOf(fields, plan.hasUnitAbove)])];
  return {
    rowNumber: Math.min(...rowNumbers),
    fields,
    ...(rows.length > 1 && { rowNumbers }),
    ...(allDoubts.length > 0 && { doubts: allDoubts }),
    ...(notes.length > 0 && { notes }),
  };
}
