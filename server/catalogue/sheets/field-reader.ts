import { CocktailDifficulty } from '#openapi/generated/model/index.ts';
import { isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { readJsonList, readListCell } from './list-cell.ts';
import type { ColumnUse } from './recognise-columns.ts';
import { isListField, isRequiredText, type ListField, type SheetField } from './sheet-fields.ts';
import { splitGarnish } from './split-garnish.ts';
import { commaHabit, joinMeasure, splitIngredients } from './split-ingredients.ts';
import { splitInstructions } from './split-instructions.ts';

export type FieldValue = string | string[] | boolean | null;

/** Reads one field from a row's cells. Steps that stood in another cell are added to `steps`. */
export type FieldReader = (cells: string[], steps: string[]) => FieldValue;

/** The value of a text that stands for a whole field: as in our own sheets, lists included. */
export function readOwnValue(field: SheetField, text: string): FieldValue {
  if (isListField(field)) return readListCell(text);
  const value = text.trim();
  if (field === 'featured') return readFlag(value);
  if (field === 'difficulty') return readDifficulty(value);
  return value === '' && !isRequiredText(field) ? null : value;
}

/** Reads cells of a sheet with our own column names; `exact` takes 'NA' for a word, not for nothing. */
export function ownReader(field: SheetField, uses: ColumnUse[], exact: boolean): FieldReader {
  const literal = exact || field === 'name' || field === 'id';
  return (cells) => {
    const texts = uses.map(({ index }) => cells[index] ?? '').filter((text) => text.trim() !== '');
    const kept = literal ? texts : texts.filter((text) => !isNothing(text.trim()));
    return isListField(field)
      ? kept.flatMap((text) => readListCell(text))
      : readOwnValue(field, kept[0] ?? '');
  };
}

/** Reads cells the way other people write them; `column` gives all cells of a position, to judge its commas by. */
export function foreignReader(
  field: SheetField,
  uses: ColumnUse[],
  column: (index: number) => string[],
): FieldReader {
  if (!isListField(field)) return foreignTextReader(field, uses);
  if (field === 'ingredients') return ingredientsReader(uses, column);
  return (cells, steps) => uses.flatMap(({ index }) => foreignList(field, cells[index] ?? '', steps));
}

function foreignTextReader(field: SheetField, uses: ColumnUse[]): FieldReader {
  const literal = field === 'name' || field === 'id';
  return (cells) => {
    const texts = uses.map(({ index }) => tidyText(cells[index] ?? ''));
    return readOwnValue(field, texts.find((text) => text !== '' && (literal || !isNothing(text))) ?? '');
  };
}

function ingredientsReader(uses: ColumnUse[], column: (index: number) => string[]): FieldReader {
  const lists = uses
    .filter(({ number }) => number === 0)
    .map(({ index }) => ({ index, commas: commaHabit(column(index)) }));
  const numbers = [...new Set(uses.map(({ number }) => number))].filter((number) => number > 0);
  const lines = numbers.map((number) => uses.filter((use) => use.number === number));
  return (cells) => {
    const part = (line: ColumnUse[], entry: boolean) =>
      line
        .filter((use) => (use.part === 'entry') === entry)
        .map(({ index }) => cells[index] ?? '')
        .join(' ');
    return [
      ...lists.flatMap(({ index, commas }) => splitIngredients(cells[index] ?? '', commas)),
      ...lines.map((line) => joinMeasure(part(line, false), part(line, true))).filter((text) => text !== ''),
    ];
  };
}

function foreignList(field: Exclude<ListField, 'ingredients'>, cell: string, steps: string[]): string[] {
  if (field === 'instructions') return splitInstructions(cell);
  if (field === 'garnish') {
    const { items, step } = splitGarnish(cell);
    if (step) steps.push(step);
    return items;
  }
  const text = cell.trim();
  return (readJsonList(text) ?? splitOutsideParentheses(text, /[\r\n;|,]+/g))
    .map(tidyText)
    .filter((entry) => !isNothing(entry));
}

function readFlag(text: string): boolean | string {
  if (/^(true|yes|y|1|x|on|✓|✔)$/i.test(text)) return true;
  return /^(|false|no|n|0|off)$/i.test(text) ? false : text;
}

function readDifficulty(text: string): string {
  const plain = text.toLowerCase();
  return Object.values(CocktailDifficulty).find((option) => option.toLowerCase() === plain) ?? text;
}
