import type { ColumnUse } from '../columns/weighed-column.ts';
import { filled } from '../shares.ts';
import {
  type FieldReader,
  type FieldValue,
  isListField,
  isRequiredText,
  type ListField,
  type RowRemarks,
  type SheetCocktail,
  type SheetField,
} from '../sheet-fields.ts';
import { difficultyOf, readFlag } from '../words/cell-words.ts';
import { isNothing, LIST_SIGNS, splitOutsideParentheses, tidyText, unquoted } from './foreign-text.ts';
import { ingredientsReader } from './ingredients-reader.ts';
import { readListCell } from './list-cell.ts';
import { type ListHabit, listHabit } from './list-habit.ts';
import { readEntries } from './read-entries.ts';
import { areNumbered, LINE_NUMBER, linesOf, withoutMarks } from './split-entries.ts';
import { splitGarnish } from './split-garnish.ts';
import { splitIngredients } from './split-ingredients.ts';
import { splitInstructions } from './split-instructions.ts';

/** The value of a text that stands for a whole field: as in our own sheets, lists included. */
export function readOwnValue(field: SheetField, text: string): FieldValue {
  if (isListField(field)) return readListCell(text);
  const value = text.trim();
  if (field === 'featured') return readFlag(value);
  if (field === 'difficulty') return difficultyOf(value) ?? value;
  return value === '' && !isRequiredText(field) ? null : value;
}

/**
 * Reads cells of a sheet with our own column names; `exact` takes 'NA' for a word, not for nothing. A row without an id was written by
 * hand: a list that is one entry by our rules is then taken apart as other people write it.
 */
export function ownReader(
  field: SheetField,
  uses: ColumnUse[],
  exact: boolean,
  idAt: number | undefined,
  column: (index: number) => string[],
): FieldReader {
  const literal = exact || field === 'name' || field === 'id';
  let habit: ListHabit | undefined;
  const splitByHand = (text: string, { doubts }: RowRemarks): string[] => {
    if (field === 'instructions') return splitInstructions(text);
    habit ??= listHabit(uses.flatMap(({ index }) => column(index)));
    return splitIngredients(text, habit, doubts);
  };
  const isSplitByHand = field === 'ingredients' || field === 'instructions';
  return (cells, remarks) => {
    const texts = uses.map(({ index }) => cells[index] ?? '').filter((text) => text.trim() !== '');
    const kept = literal ? texts : texts.filter((text) => !isNothing(text.trim()));
    if (!isListField(field)) return readOwnValue(field, kept[0] ?? '');
    const entries = kept.flatMap((text) => readListCell(text));
    const isByHand = isSplitByHand && entries.length === 1 && (idAt === undefined || !cells[idAt]?.trim());
    if (!isByHand) return entries;
    const split = splitByHand(kept[0] ?? '', remarks);
    // What stays one entry keeps every sign.
    return split.length === 1 ? entries : split;
  };
}

/** Reads cells the way other people write them; `column` gives all cells of a position, to judge its commas by. */
export function foreignReader(
  field: SheetField,
  uses: ColumnUse[],
  column: (index: number) => string[],
): FieldReader {
  if (!isListField(field)) return foreignTextReader(field, uses, column);
  if (field === 'ingredients') return ingredientsReader(uses, column);
  return (cells, { steps }) => {
    const read = uses.flatMap(({ index }) => foreignList(field, cells[index] ?? '', steps));
    return uses.length > 1 && field !== 'instructions' ? [...new Set(read)] : read;
  };
}

function foreignTextReader(
  field: SheetField,
  uses: ColumnUse[],
  column: (index: number) => string[],
): FieldReader {
  const isNumbered = field === 'name' && uses.some(({ index }) => areNumbered(filled(column(index))));
  const literal = field === 'name' || field === 'id';
  const hasLines = field === 'description' || field === 'funFact';
  const tidy = (text: string): string =>
    hasLines
      ? text
          .split(/\r\n|\r|\n/)
          .map(tidyText)
          .join('\n')
          .trim()
      : unquoted(tidyText(text));
  return (cells) => {
    const texts = uses.map(({ index }) => {
      const text = cells[index] ?? '';
      return tidy(isNumbered ? text.replace(LINE_NUMBER, '') : text);
    });
    return readOwnValue(field, texts.find((text) => text !== '' && (literal || !isNothing(text))) ?? '');
  };
}

const LIST_SEPARATOR = new RegExp(String.raw`[\r\n,${LIST_SIGNS}•●]+`, 'g');
const LIST_SEPARATOR_WITH_SLASH = new RegExp(String.raw`${LIST_SEPARATOR.source}|\s\/\s`, 'g');

function foreignList(field: Exclude<ListField, 'ingredients'>, cell: string, steps: string[]): string[] {
  if (field === 'instructions') return splitInstructions(cell);
  if (field === 'garnish') {
    const { items, step } = splitGarnish(cell);
    if (step) steps.push(step);
    return items;
  }
  const text = cell.trim();
  if (text === '') return [];
  const separator = field === 'category' ? LIST_SEPARATOR : LIST_SEPARATOR_WITH_SLASH;
  const entries =
    readEntries(text) ??
    withoutMarks(linesOf(text)).flatMap((line) => splitOutsideParentheses(line, separator));
  return entries.map(tidyText).filter((entry) => !isNothing(entry));
}

/** Reads the rows of one recipe: lists go on from row to row, any other field keeps its first value. */
export function joinRecipe(
  recipe: readonly (readonly string[])[],
  readers: readonly (readonly [SheetField, FieldReader])[],
  fields: SheetCocktail,
  remarks: RowRemarks,
): void {
  const target = fields as Partial<Record<SheetField, FieldValue>>;
  for (const [field, read] of readers)
    for (const cells of recipe) {
      const value = read(cells, remarks);
      const before = target[field];
      if (Array.isArray(value) && Array.isArray(before)) {
        const added = field === 'ingredients' ? value : value.filter((one) => !before.includes(one));
        before.push(...added);
        // What each ingredient is: "Gin", "Juice", "Bitters".
        if (field === 'category' && added.length > 0) remarks.doubts.push('rowsDiffer');
      } else if (isEmpty(before) || before === false) target[field] = value;
      else if (!isEmpty(value) && value !== false && value !== before) remarks.doubts.push('rowsDiffer');
    }
}

/** True where a field says nothing. */
export function isEmpty(value: FieldValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
