import { unguardFormula } from '#openapi/validation/formula-guard.ts';
import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { isOwnName, type ColumnUse } from '../columns/column-use.ts';
import {
  type SheetRecipe,
  type FieldValue,
  isListField,
  isRequiredText,
  type ListField,
  SHEET_FIELDS,
  type RecipeFields,
  type SheetField,
} from '../words/sheet-fields.ts';
import { difficultyOf, isCellError, isNothing, readFlag } from '../words/value-words.ts';
import { type FurtherColumn, readFurther } from '../words/further-columns.ts';
import { readListCell } from '../words/list-cell.ts';
import { exactValue, type Fallback, fillEmpty, replaceUnknownDifficulty } from './defaults.ts';
import { doubtsOf } from './doubts.ts';
import type { RecipeRows } from './group-rows.ts';
import { ingredientLines, LEADERS } from './ingredient-lines.ts';
import { areMarked, linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { urlIn, plainText, splitOutsideBrackets, tidyText } from '../words/plain-text.ts';
import { readEntries } from '../words/printed-list.ts';
import {
  type DoubtfulLines,
  joinLines,
  mayBelongTogether,
  sureLines,
  withoutLastSigns,
} from './split-ingredients.ts';
import { splitInstructions } from './split-instructions.ts';

/** How the sheet is read: its columns, its defaults, and whether it is our own export. */
export interface SheetReading {
  header: readonly string[];
  uses: readonly ColumnUse[];
  /** The field of these columns is a guess, or they were left out although they may hold something. */
  guessed: readonly number[];
  unsure: readonly number[];
  isOwnExport: boolean;
  /** A column's name or a title sets the unit of amounts. Pieces do not have this unit. */
  hasUnitAbove: boolean;
  /** The defaults fill what a row leaves empty. */
  defaults: readonly Fallback[];
  /** The indexes of the columns that only our export has. */
  further: ReadonlyMap<FurtherColumn, number> | null;
}

/**
 * Turns rows into recipes, one after the other. A row with an id of our export is read exactly; any other row
 * is read as people write. A column gives its field even from an empty cell: '' for a required text, else
 * null, [] or false.
 */
export function* rowsToRecipes(groups: readonly RecipeRows[], reading: SheetReading): Generator<SheetRecipe> {
  const { uses, isOwnExport, further, defaults: fallbacks } = reading;
  const plan = planOf(reading);
  const idAt = uses.find(({ field }) => field === 'id')?.index ?? -1;
  for (const group of groups) {
    const [first] = group.rows;
    const isExact = isOwnExport && (first.cells[idAt] ?? '').trim() !== '';
    const recipe = isExact
      ? { rowNumber: first.rowNumber, fields: exactFields(first.cells, uses), defaulted: [] }
      : readRecipe(group, reading, plan, fallbacks);
    if (further) {
      const { itemIds, ...furtherFields } = readFurther(first.cells, further);
      Object.assign(recipe.fields, furtherFields);
      if (itemIds) recipe.itemIds = itemIds;
    }
    // A default is no reason for doubt, so it is filled in after the doubts are found.
    recipe.defaulted = fillEmpty(recipe.fields, fallbacks);
    yield recipe;
  }
}

function exactFields(cells: readonly string[], uses: readonly ColumnUse[]): RecipeFields {
  const fields: Partial<Record<SheetField, FieldValue>> = {};
  for (const { field, index } of uses) fields[field] = exactValue(field, unguardFormula(cells[index] ?? ''));
  return fields as RecipeFields;
}

/** What all rows have in common. */
interface Plan {
  fields: { field: SheetField; uses: ColumnUse[]; isOwn: boolean }[];
  /** The columns that fill a field, and those of them with cells that are URLs. */
  columns: readonly number[];
  urls: ReadonlySet<number>;
  isOwnSheet: boolean;
}

function planOf({ header, uses }: SheetReading): Plan {
  const urls = uses.filter(({ field }) => field === 'image' || field === 'videoUrl');
  return {
    fields: SHEET_FIELDS.flatMap((field) => {
      const fieldUses = uses.filter((use) => use.field === field).sort((a, b) => a.number - b.number);
      const isOwn = fieldUses.every((use) => isOwnName(use, header) && !use.isMapped);
      return fieldUses.length === 0 ? [] : [{ field, uses: fieldUses, isOwn }];
    }),
    columns: uses.map(({ index }) => index),
    urls: new Set(urls.map(({ index }) => index)),
    isOwnSheet: uses.every((use) => isOwnName(use, header)),
  };
}

function readRecipe(
  { rows, section }: RecipeRows,
  { guessed, unsure, hasUnitAbove }: SheetReading,
  plan: Plan,
  fallbacks: readonly Fallback[],
): SheetRecipe {
  const texts = rows.map(({ cells }) =>
    cells.map((cell, index) => (plan.urls.has(index) ? urlIn(cell) : plainText(cell))),
  );
  const readings = plan.fields.map(({ field, uses, isOwn }) => {
    if (!isListField(field)) return { field, ...readText(field, texts, uses) };
    const names = { isOwn, isOwnSheet: plan.isOwnSheet };
    const { lines, doubts } =
      field === 'ingredients' ? readIngredients(texts, uses, names) : readList(field, texts, uses, names);
    return { field, value: lines, doubts };
  });
  const fields: RecipeFields = Object.fromEntries(readings.map(({ field, value }) => [field, value]));
  const doubts = readings.flatMap((reading) => reading.doubts);
  if (section !== undefined) fields.category = [section];
  const notes = replaceUnknownDifficulty(fields, fallbacks);
  if (notes.length > 0) doubts.push('unknownDifficulty');
  const isFilled = (index: number): boolean => rows.some(({ cells }) => !isNothing(cells[index] ?? ''));
  if (guessed.some(isFilled)) doubts.push('guessedColumn');
  if (unsure.some(isFilled)) doubts.push('columnLeftOut');
  if (rows.some(({ cells }) => plan.columns.some((index) => isCellError(cells[index] ?? ''))))
    doubts.push('cellError');
  if (rows.some(({ isHidden }) => isHidden)) doubts.push('hiddenRow');
  if (rows.some(({ mayBeShifted }) => mayBeShifted)) doubts.push('shiftedRow');
  const rowNumbers = rows.map(({ rowNumber }) => rowNumber);
  const allDoubts = [...new Set([...doubts, ...doubtsOf(fields, hasUnitAbove)])];
  return {
    rowNumber: Math.min(...rowNumbers),
    fields,
    defaulted: [],
    ...(rows.length > 1 && { rowNumbers }),
    ...(allDoubts.length > 0 && { doubts: allDoubts }),
    ...(notes.length > 0 && { notes }),
  };
}

/** Returns the first text that the rows say. Another text in a row below is a doubt. */
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

/** Tells whether a field, and every field of the sheet, stands below its own name. */
interface OwnNames {
  isOwn: boolean;
  isOwnSheet: boolean;
}

/** Returns the entries that the rows list, each once. */
function readList(
  field: Exclude<ListField, 'ingredients'>,
  rows: readonly (readonly string[])[],
  uses: readonly ColumnUse[],
  { isOwn, isOwnSheet }: OwnNames,
): DoubtfulLines {
  const cells = rows.flatMap((row) => uses.map(({ index }) => (row[index] ?? '').trim()));
  const entries = cells.map((cell) => {
    if (isOwn) return ownEntries(field, cell, isOwnSheet);
    if (field === 'instructions') return sureLines(splitInstructions(cell));
    return sureLines(splitWords(field === 'garnish' ? cell.replace(GARNISH_WITH, '') : cell));
  });
  const { lines, doubts } = joinLines(entries);
  // The rows of a recipe repeat a value to which they add nothing.
  return { lines: rows.length === 1 ? lines : [...new Set(lines)], doubts };
}

/** Returns the ingredients of the rows. A single cell below our own name may hold a list as we write it. */
function readIngredients(
  rows: readonly (readonly string[])[],
  uses: readonly ColumnUse[],
  { isOwn, isOwnSheet }: OwnNames,
): DoubtfulLines {
  if (isOwn && rows.length === 1 && uses.length === 1) {
    const cell = rows[0]?.[uses[0]?.index ?? 0] ?? '';
    const entries = ownEntries('ingredients', cell.trim(), isOwnSheet);
    if (isOwnSheet || entries.lines.length > 1) return entries;
  }
  return joinLines(rows.map((cells) => ingredientLines(cells, uses)));
}

/**
 * Returns the entries of a cell below a field's own name. Only our list format separates them. Bullets go
 * only if every line has one. In other sheets, numbers are bullets too.
 */
function ownEntries(field: ListField, cell: string, isOwnSheet: boolean): DoubtfulLines {
  if (isNothing(cell)) return sureLines([]);
  const doubts: ImportDoubtName[] = [];
  const lines = linesOf(cell);
  const isNumbered = /^[(#]?[\d①-⑳]/.test(lines[0] ?? '');
  const areSigns = areMarked(lines) && !(isOwnSheet && isNumbered);
  const listed = areSigns ? withoutMarks(lines) : readListCell(cell);
  const entries = listed.length < 2 ? (readEntries(cell) ?? listed) : listed;
  const tidy = entries.map((entry) => entry.replace(/\s+/g, ' ').replace(LEADERS, ' '));
  if (field !== 'ingredients') {
    // Names of categories and spirits have no commas, unlike other people's lists.
    if (!isOwnSheet && field !== 'instructions' && listed.length === 1 && /,\s*\p{L}/u.test(tidy[0] ?? ''))
      doubts.push('unsureCommas');
    if (!isOwnSheet && listed.some((line) => splitAtMarks(line) !== null)) doubts.push('numberedLine');
    return { lines: tidy, doubts };
  }
  if (lines.length < 2 && mayBelongTogether(tidy, cell)) doubts.push('unsureCommas');
  return { lines: withoutLastSigns(tidy), doubts };
}

const GARNISH_WITH = /^(?:garnish|decorate)d?\s+with\s+(?:an?\s+)?/i;

/** Splits a cell of short entries: categories, spirits, equipment, garnishes. */
function splitWords(cell: string): string[] {
  if (isNothing(cell)) return [];
  const listed =
    readEntries(cell) ??
    withoutMarks(linesOf(cell)).flatMap((line) => splitOutsideBrackets(line, /\s*[,;|；、，]\s*/g));
  return listed.map(tidyText).filter((entry) => !isNothing(entry));
}
