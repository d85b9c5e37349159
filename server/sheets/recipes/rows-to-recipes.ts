import { unguardFormula } from '#openapi/validation/formula-guard.ts';
import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { haveFieldNames, isFieldName, type ColumnUse } from '../columns/column-use.ts';
import {
  type SheetRecipe,
  type FieldValue,
  isListField,
  isRequiredText,
  type ListField,
  SHEET_FIELDS,
  type RecipeFields,
  type SheetField,
} from '../cells/sheet-fields.ts';
import { wordSource, difficultyOf, isCellError, isNothing, readFlag } from '../cells/value-words.ts';
import { type ExportOnlyColumn, readExportOnly } from '../cells/export-only-columns.ts';
import { readListCell } from '../cells/list-cell.ts';
import { exactValue, type FieldDefault, defaultsFor, withoutUnknownDifficulty } from './defaults.ts';
import { doubtsOf } from './doubts.ts';
import type { RecipeRows } from './group-rows.ts';
import { ingredientLines, DOT_LEADERS } from './ingredient-lines.ts';
import { areMarked, linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { urlIn, plainText, splitOutsideBrackets, tidyText } from '../cells/plain-text.ts';
import { readEntries } from '../cells/printed-list.ts';
import {
  type ReadEntries,
  concatEntries,
  mayBelongTogether,
  withoutDoubts,
  withoutLastSigns,
} from './split-ingredients.ts';
import { splitInstructions } from './split-instructions.ts';

/** How the sheet is read: its columns, its defaults, and whether it is our own export. */
export interface RecipeSettings {
  header: readonly string[];
  uses: readonly ColumnUse[];
  /** The field of these columns is a guess, or they were left out although they may hold something. */
  guessed: readonly number[];
  unsure: readonly number[];
  isOwnExport: boolean;
  /** A column's name or a title sets the unit of amounts. Pieces do not have this unit. */
  hasUnitAbove: boolean;
  /** The defaults fill what a row leaves empty. */
  defaults: readonly FieldDefault[];
  /** Where the columns stand that only our export has, or -1. */
  exportOnly: ReadonlyMap<ExportOnlyColumn, number>;
}

/**
 * Turns rows into recipes, one after the other. A row with an id of our export is read exactly; any other row
 * is read as people write. A column gives its field even from an empty cell: '' for a required text, else
 * null, [] or false.
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
    yield { ...recipe, fields, defaulted, ...(itemIds && { itemIds }) };
  }
}

function exactFields(cells: readonly string[], uses: readonly ColumnUse[]): RecipeFields {
  const fields: Partial<Record<SheetField, FieldValue>> = {};
  for (const { field, index } of uses) fields[field] = exactValue(field, unguardFormula(cells[index] ?? ''));
  return fields as RecipeFields;
}

/** What all rows have in common. */
interface RecipePlan extends RecipeSettings {
  fields: { field: SheetField; uses: ColumnUse[]; hasFieldName: boolean }[];
  /** The columns that fill a field, and those of them with cells that are URLs. */
  columns: readonly number[];
  urls: ReadonlySet<number>;
  hasOnlyFieldNames: boolean;
}

function planOf(settings: RecipeSettings): RecipePlan {
  const { header, uses } = settings;
  const urls = uses.filter(({ field }) => field === 'image' || field === 'videoUrl');
  return {
    ...settings,
    fields: SHEET_FIELDS.flatMap((field) => {
      const fieldUses = uses.filter((use) => use.field === field).sort((a, b) => a.number - b.number);
      const hasFieldName = fieldUses.every((use) => isFieldName(use, header) && !use.isMapped);
      return fieldUses.length === 0 ? [] : [{ field, uses: fieldUses, hasFieldName }];
    }),
    columns: uses.map(({ index }) => index),
    urls: new Set(urls.map(({ index }) => index)),
    hasOnlyFieldNames: haveFieldNames(uses, header),
  };
}

function readRecipe({ rows, section }: RecipeRows, plan: RecipePlan): Omit<SheetRecipe, 'defaulted'> {
  const texts = rows.map(({ cells }) =>
    cells.map((cell, index) => (plan.urls.has(index) ? urlIn(cell) : plainText(cell))),
  );
  const readings = plan.fields.map(({ field, uses, hasFieldName }) => {
    if (!isListField(field)) return { field, ...readText(field, texts, uses) };
    const names = { hasFieldName, hasOnlyFieldNames: plan.hasOnlyFieldNames };
    const { entries, doubts } =
      field === 'ingredients' ? readIngredients(texts, uses, names) : readList(field, texts, uses, names);
    return { field, value: entries, doubts };
  });
  const read = Object.fromEntries(readings.map(({ field, value }) => [field, value]));
  const heading = section === undefined ? {} : { category: [section] };
  const { fields, notes } = withoutUnknownDifficulty({ ...read, ...heading }, plan.defaults);
  const doubts = readings.flatMap((reading) => reading.doubts);
  if (notes.length > 0) doubts.push('unknownDifficulty');
  const isFilled = (index: number): boolean => rows.some(({ cells }) => !isNothing(cells[index] ?? ''));
  if (plan.guessed.some(isFilled)) doubts.push('guessedColumn');
  if (plan.unsure.some(isFilled)) doubts.push('columnLeftOut');
  if (rows.some(({ cells }) => plan.columns.some((index) => isCellError(cells[index] ?? ''))))
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

/** Reads the first text. Another text in a row below is a doubt. */
function readText(
  field: SheetField,
  rows: readonly (readonly string[])[],
  uses: readonly ColumnUse[],
): { value: FieldValue; doubts: ImportDoubtName[] } {
  const cells = rows.flatMap((row) => uses.map(({ index }) => (row[index] ?? '').trim()));
  const texts = cells.filter((text) => field === 'featured' || field === 'name' || !isNothing(text));
  const text = texts.find(Boolean) ?? '';
  const areDifferent = texts.some((other) => other !== '' && other !== text);
  const doubts: ImportDoubtName[] = areDifferent ? ['rowsDiffer'] : [];
  if (field === 'featured') return { value: readFlag(text), doubts };
  if (field === 'difficulty') {
    const difficulty = difficultyOf(text);
    // A 3 or three stars mean the third of five levels, though the sheet does not say that there are five.
    if (difficulty && !/\p{L}/u.test(text)) doubts.push('unknownDifficulty');
    return { value: difficulty ?? text, doubts };
  }
  if (text === '') return { value: isRequiredText(field) ? '' : null, doubts };
  return { value: field === 'description' || field === 'funFact' ? text : tidyText(text), doubts };
}

/** Whether a field, and every field of the sheet, stands below its own name. */
interface FieldNames {
  hasFieldName: boolean;
  hasOnlyFieldNames: boolean;
}

function readList(
  field: Exclude<ListField, 'ingredients'>,
  rows: readonly (readonly string[])[],
  uses: readonly ColumnUse[],
  { hasFieldName, hasOnlyFieldNames }: FieldNames,
): ReadEntries {
  const cells = rows.flatMap((row) => uses.map(({ index }) => (row[index] ?? '').trim()));
  const read = cells.map((cell) => {
    if (hasFieldName) return entriesUnderFieldName(field, cell, hasOnlyFieldNames);
    if (field === 'instructions') return withoutDoubts(splitInstructions(cell));
    return withoutDoubts(splitWords(field === 'garnish' ? cell.replace(GARNISH_WITH, '') : cell));
  });
  const { entries, doubts } = concatEntries(read);
  // The rows of a recipe repeat a value to which they add nothing.
  return { entries: rows.length === 1 ? entries : [...new Set(entries)], doubts };
}

/** A single cell below a field name may hold a list as we write it. */
function readIngredients(
  rows: readonly (readonly string[])[],
  uses: readonly ColumnUse[],
  { hasFieldName, hasOnlyFieldNames }: FieldNames,
): ReadEntries {
  if (hasFieldName && rows.length === 1 && uses.length === 1) {
    const cell = rows[0]?.[uses[0]?.index ?? 0] ?? '';
    const read = entriesUnderFieldName('ingredients', cell.trim(), hasOnlyFieldNames);
    if (hasOnlyFieldNames || read.entries.length > 1) return read;
  }
  return concatEntries(rows.map((cells) => ingredientLines(cells, uses)));
}

/**
 * Reads a cell below a field name. Only our list format separates entries. Bullets are removed if every line
 * has one, and numbers too, unless all columns have the names of fields.
 */
function entriesUnderFieldName(field: ListField, cell: string, hasOnlyFieldNames: boolean): ReadEntries {
  if (isNothing(cell)) return withoutDoubts([]);
  const doubts: ImportDoubtName[] = [];
  const lines = linesOf(cell);
  const isNumbered = /^[(#]?[\d①-⑳]/.test(lines[0] ?? '');
  const areSigns = areMarked(lines) && !(hasOnlyFieldNames && isNumbered);
  const listed = areSigns ? withoutMarks(lines) : readListCell(cell);
  const entries = listed.length < 2 ? (readEntries(cell) ?? listed) : listed;
  const tidy = entries.map((entry) => entry.replace(/\s+/g, ' ').replace(DOT_LEADERS, ' '));
  if (field !== 'ingredients') {
    // Names of categories and spirits have no commas, unlike other people's lists.
    const hasCommas = field !== 'instructions' && listed.length === 1 && /,\s*\p{L}/u.test(tidy[0] ?? '');
    if (!hasOnlyFieldNames && hasCommas) doubts.push('unsureCommas');
    if (!hasOnlyFieldNames && listed.some((line) => splitAtMarks(line) !== null)) doubts.push('numberedLine');
    return { entries: tidy, doubts };
  }
  if (lines.length < 2 && mayBelongTogether(tidy, cell)) doubts.push('unsureCommas');
  return { entries: withoutLastSigns(tidy), doubts };
}

const GARNISH_WITH = new RegExp(String.raw`^(?:${wordSource('garnishVerbs')})\s+with\s+(?:an?\s+)?`, 'i');

/** Splits a cell of short entries: categories, spirits, equipment, garnishes. */
function splitWords(cell: string): string[] {
  if (isNothing(cell)) return [];
  const listed =
    readEntries(cell) ??
    withoutMarks(linesOf(cell)).flatMap((line) => splitOutsideBrackets(line, /\s*[,;|；、，]\s*/g));
  return listed.map(tidyText).filter((entry) => !isNothing(entry));
}
