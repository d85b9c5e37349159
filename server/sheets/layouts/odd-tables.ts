import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { areNearlyAll } from '../shares.ts';
import { fieldsIn, type LaidOut, type SheetCells } from './sheet-layout.ts';

const MIN_RECIPES = 2;

/** The ingredients of a cocktail stand below its name in the same column, their amounts beside them: they get a column of their own. */
export function outlineLayout({ table: { header, body, notes } }: SheetCells): LaidOut | null {
  if (!header) return null;
  const fields = fieldsIn(header);
  const nameAt = fields.indexOf('name');
  const amountAt = fields.indexOf('amount');
  if (nameAt < 0 || amountAt < 0 || fields.includes('ingredients') || fields.includes('entry')) return null;
  const hasAmount = ({ cells }: SheetRow): boolean => (cells[amountAt] ?? '').trim() !== '';
  const counts: number[] = [];
  const rows = body.map((row, at): SheetRow => {
    const next = body[at + 1];
    const isName = !hasAmount(row) && next !== undefined && hasAmount(next);
    if (isName) counts.push(0);
    else if (counts.length > 0) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    const cells = header.cells.map((_, place) => row.cells[place] ?? '');
    return isName
      ? { ...row, cells: [...cells, ''] }
      : {
          ...row,
          cells: [...cells.map((cell, place) => (place === nameAt ? '' : cell)), cells[nameAt] ?? ''],
        };
  });
  const [first] = body;
  if (!first || hasAmount(first) || counts.length < MIN_RECIPES) return null;
  // Nearly all recipes have several ingredients.
  if (!areNearlyAll(counts, (count) => count > 1)) return null;
  const message =
    'The ingredients stand below the names of the cocktails; they were read as a column of their own';
  return {
    header: { ...header, cells: [...header.cells, 'Ingredient'] },
    body: rows,
    notes: [...notes, noteOn(header.rowNumber, message, 'ingredients')],
  };
}

/** Tables under the same names stand side by side, as in a list that is set for printing: "Cocktail | Ingredients | | Cocktail | …". */
export function sideBySideLayout({ table: { header, body, notes } }: SheetCells): LaidOut | null {
  if (!header) return null;
  const names = header.cells.map((cell) => cell.trim());
  const starts = [...names.keys()].filter((at) => names[at] !== '' && names[at] === names[0]);
  if (starts.length < 2) return null;
  const tables = starts.map((from, at) => ({ from, to: starts[at + 1] ?? names.length }));
  const namesOf = ({ from, to }: (typeof tables)[number]): string => names.slice(from, to).join('\n').trim();
  const [first] = tables;
  if (!first || !tables.every((table) => namesOf(table) === namesOf(first))) return null;
  const known = fieldsIn(header).slice(first.from, first.to);
  if (!known.includes('name') || !(known.includes('ingredients') || known.includes('instructions')))
    return null;
  const message = `${tables.length} tables stand side by side; they were read one after the other`;
  return {
    header: { ...header, cells: header.cells.slice(first.from, first.to) },
    body: tables.flatMap(({ from, to }) =>
      body
        .map((row) => ({ ...row, cells: row.cells.slice(from, to) }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    ),
    notes: [...notes, noteOn(header.rowNumber, message)],
  };
}
