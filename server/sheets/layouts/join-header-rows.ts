import { knownColumn } from '../columns/column-names.ts';
import type { SheetRow } from '../read/raw-sheet.ts';

/** What the second row of a header says about one ingredient. */
const PARTS: ReadonlySet<string> = new Set(['amount', 'unit', 'ingredients', 'name']);

/**
 * Joins a header of two rows, such as "Ingredient 1" above "Amount" and "Item": the second row names the parts where the first has
 * one name for several columns.
 * @returns null when the second row is no part of the header
 */
export function joinHeaderRows(first: SheetRow, second: SheetRow): SheetRow | null {
  const parts = second.cells.map((cell) => cell.trim());
  const filled = parts.filter((part) => part !== '');
  if (filled.length < 2 || filled.length === parts.length) return null;
  if (!filled.every((part) => PARTS.has(knownColumn(part) ?? ''))) return null;
  const width = Math.max(first.cells.length, parts.length);
  let group = '';
  const cells = Array.from({ length: width }, (_, at) => {
    const [name, part] = [first.cells[at]?.trim() ?? '', parts[at] ?? ''];
    if (name !== '') group = name;
    if (part === '') return name;
    return /\d/.test(group) ? `${group} ${part}` : part;
  });
  return { rowNumber: second.rowNumber, cells };
}
