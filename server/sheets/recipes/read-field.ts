import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { areMarked, linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import type { ColumnUse } from '../columns/column-use.ts';
import {
  type FieldValue,
  isListField,
  isRequiredText,
  type ListField,
  type SheetField,
} from '../cells/sheet-fields.ts';
import { wordSource, difficultyOf, isNothing, readFlag } from '../cells/value-words.ts';
import { readEntries, readListCell } from '../cells/list-cell.ts';
import { splitOutsideBrackets, tidyText } from '../cells/plain-text.ts';
import { ingredientLines, DOT_LEADERS } from './ingredient-lines.ts';
import {
  type ReadEntries,
  concatEntries,
  mayBelongTogether,
  withoutDoubts,
  withoutLastSigns,
} from './split-ingredients.ts';
import { splitInstructions } from './split-instructions.ts';

/** The plain texts of a row. */
type Texts = readonly string[];

/** Whether a field, and every field of the sheet, is below its own name. */
export interface FieldNames {
  hasFieldName: boolean;
  hasOnlyFieldNames: boolean;
}

interface ReadField {
  value: FieldValue;
  doubts: ImportDoubtName[];
}

/** Makes a field of its cells. An empty cell gives '' for a required text, else null, [] or false. */
export function readField(
  field: SheetField,
  rows: readonly Texts[],
  uses: readonly ColumnUse[],
  names: FieldNames,
): ReadField {
  if (!isListField(field)) return readText(field, rows, uses);
  const { entries, doubts } =
    field === 'ingredients' ? readIngredients(rows, uses, names) : readList(field, rows, uses, names);
  return { value: entries, doubts };
}

/** Returns the trimmed cells of a field, row by row. */
const cellsOf = (rows: readonly Texts[], uses: readonly ColumnUse[]): string[] =>
  rows.flatMap((row) => uses.map(({ index }) => (row[index] ?? '').trim()));

/** Reads the first text. Another text in a row below is a doubt. */
function readText(field: SheetField, rows: readonly Texts[], uses: readonly ColumnUse[]): ReadField {
  const isRead = (text: string) => field === 'featured' || field === 'name' || !isNothing(text);
  const texts = cellsOf(rows, uses).filter(isRead);
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

function readList(
  field: Exclude<ListField, 'ingredients'>,
  rows: readonly Texts[],
  uses: readonly ColumnUse[],
  { hasFieldName, hasOnlyFieldNames }: FieldNames,
): ReadEntries {
  const read = cellsOf(rows, uses).map((cell) => {
    if (hasFieldName) return entriesUnderFieldName(field, cell, hasOnlyFieldNames);
    if (field === 'instructions') return withoutDoubts(splitInstructions(cell));
    return withoutDoubts(splitWords(field === 'garnish' ? cell.replace(GARNISH_WITH, '') : cell));
  });
  const { entries, doubts } = concatEntries(read);
  // Several rows of one recipe may repeat the same value.
  return { entries: rows.length === 1 ? entries : [...new Set(entries)], doubts };
}

/** A single cell below a field's own name may hold a list in our own format. */
function readIngredients(
  rows: readonly Texts[],
  uses: readonly ColumnUse[],
  { hasFieldName, hasOnlyFieldNames }: FieldNames,
): ReadEntries {
  const cells = hasFieldName ? cellsOf(rows, uses) : [];
  if (cells.length === 1) {
    const read = entriesUnderFieldName('ingredients', cells[0] ?? '', hasOnlyFieldNames);
    if (hasOnlyFieldNames || read.entries.length > 1) return read;
  }
  return concatEntries(rows.map((cells) => ingredientLines(cells, uses)));
}

/**
 * Reads a cell below a field's own name. Only our list format separates entries. Bullets are removed if every
 * line has one. So are numbers, unless all columns have the names of fields.
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
    // A name of a category or spirit has no comma, so the cell may be a list in another format.
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
