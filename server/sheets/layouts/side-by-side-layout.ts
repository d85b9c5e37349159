import { noteOn } from '../read/raw-sheet.ts';
import { fieldsIn, type LaidOut, type SheetCells } from './sheet-layout.ts';

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
