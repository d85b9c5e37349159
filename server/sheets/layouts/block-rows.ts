import { countEntries } from '../columns/cell-evidence.ts';
import { hasAmount, startsWithAmount } from '../lines/line-amounts.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { isKnownIngredient } from '../words/ingredient-words.ts';
import { cellsOf, labelsOf } from './card-cells.ts';
import { isSentence } from './card-lines.ts';
import { textOf } from './sheet-layout.ts';

/** True for an entry of a list. */
export function isEntry({ mark }: WrittenRow): boolean {
  return mark === 'entry' || mark === 'numbered';
}

/** What the marks of a text say of its line: it names a recipe, several of them or a part of one, is an entry of a list, perhaps a numbered one, or a footnote. */
export interface WrittenRow extends SheetRow {
  mark?: 'name' | 'section' | 'heading' | 'entry' | 'numbered' | 'footnote' | undefined;
  /** What a recipe is one of. */
  section?: string | undefined;
}

/** A text alone that is no label, no ingredient with its amount and no step; a cocktail may be called "Swizzle". */
export function isTitle(row: SheetRow): boolean {
  const [{ text } = { text: '' }, ...others] = cellsOf(row);
  return (
    others.length === 0 &&
    labelsOf(cellsOf(row)).length === 0 &&
    !startsWithAmount(text) &&
    !(/[\s.!。]/.test(text) && isSentence(text, true))
  );
}

/** A label of the name and the name, perhaps with other labels and their values to the right, one of which may be unknown. */
export function isNameLabel(row: SheetRow): boolean {
  const [first, ...others] = labelsOf(cellsOf(row));
  const [value, next] = first?.values ?? [];
  // A blank cell stands before the unknown label.
  const isAlone =
    value !== undefined && (next === undefined || (next.at > value.at + 1 && first?.values.length === 3));
  return first?.field === 'name' && isAlone && others.every(({ values }) => values.length > 0);
}

export function isOutdented({ cells }: SheetRow): boolean {
  return /^\S/.test(cells[0] ?? '');
}

export function isApart({ rowNumber }: SheetRow, before: SheetRow | undefined): boolean {
  return before !== undefined && rowNumber > before.rowNumber + 1;
}

/** "Glass sizes" between "Gin | 30 ml" and "Coupe | 20 ml", "For the syrup" between entries: what stands below it may be anything. */
export function isHeadingAmid(row: WrittenRow, at: number, rows: readonly WrittenRow[]): boolean {
  const isPair = (one: WrittenRow | undefined): boolean => {
    const cells = one ? cellsOf(one) : [];
    return one?.mark === 'entry' || (cells.length > 1 && labelsOf(cells).length === 0);
  };
  const isNoEntry = rows[at - 1]?.mark === 'entry' ? !isEntry(row) : !isKnownIngredient(textOf(row));
  return isPair(rows[at - 1]) && isPair(rows[at + 1]) && isNoEntry && isTitle(row);
}

/** "Tom Collins | gin, lemon, sugar | 10": a whole recipe of a menu, below the name of its section. */
export function isWhole(row: SheetRow): boolean {
  const texts = cellsOf(row).map(({ text }) => text);
  return texts.length > 1 && texts.some((text) => countEntries(text) > 1 && !hasAmount(text));
}
