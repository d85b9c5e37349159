import { knownColumn } from '../columns/column-names.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import type { LaidOut, SheetCells } from './sheet-layout.ts';
import { isDescription, readCard } from './read-card.ts';
import { readLiteral, type Literal } from '../lines/read-literal.ts';
import { linesOf } from '../lines/split-entries.ts';
import { MOST_CELLS } from '../shares.ts';

const MIN_CELLS = 2;
/** Reading takes long in a large sheet, and most columns hold no recipe: so many cells tell. */
const TRIED_CELLS = 5;
const FIELDS: ReadonlySet<string> = new Set([
  'name',
  'category',
  'description',
  'ingredients',
  'instructions',
  'glassware',
  'garnish',
]);

/** The texts of a recipe by field. */
type Texts = ReadonlyMap<string, string>;

/**
 * The cells of a column hold whole recipes: under headings, as in notes and in the HTML of a shop, or as the record of a program.
 * Each field gets a column, unless it has one.
 */
export function wholeCellsLayout({ table: { header, body, notes } }: SheetCells): LaidOut | null {
  if (!header) return null;
  for (const [at, column] of header.cells.entries()) {
    if (column.trim() === '') continue;
    const cells = body.map((row) => (row.cells[at] ?? '').trim());
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length < MIN_CELLS || !filled.slice(0, TRIED_CELLS).some(readRecipe)) continue;
    const known = new Set(
      header.cells.map((cell, place) => (place === at ? null : knownColumn(cell.trim() || '?'))),
    );
    if (known.has('ingredients') || known.has('instructions') || known.has('entry')) continue;
    const recipes = cells.map((cell) => (cell === '' ? null : readRecipe(cell)));
    const read = recipes.filter((recipe) => recipe !== null);
    if (read.length < filled.length * MOST_CELLS) continue;
    const fields = [...new Set(read.flatMap((recipe) => [...recipe.keys()]))].filter(
      (field) => !known.has(field),
    );
    const rest = header.cells.map((_, place) => place).filter((place) => place !== at);
    const rows = body.map((row, place): SheetRow => {
      const recipe = recipes[place];
      const isUnread = recipe === null && cells[place] !== '';
      const texts = fields.map(
        (field) => recipe?.get(field) ?? (isUnread && field === 'instructions' ? (cells[place] ?? '') : ''),
      );
      return {
        ...row,
        cells: [...rest.map((one) => row.cells[one] ?? ''), ...texts],
        ...(isUnread && { doubts: ['crowdedIngredient' as const] }),
      };
    });
    const message = `The cells of "${column.trim()}" hold whole recipes; they were taken apart`;
    return {
      header: { ...header, cells: [...rest.map((one) => header.cells[one] ?? ''), ...fields] },
      body: rows,
      notes: [...notes, { row: header.rowNumber, field: '', message }],
    };
  }
  return null;
}

function readRecipe(cell: string): Texts | null {
  return /^\{/.test(cell) ? readRecord(cell) : readNote(cell);
}

/** The record of a program, as schema.org has it. */
function readRecord(cell: string): Texts | null {
  const literal = readLiteral(cell);
  if (literal === undefined || Array.isArray(literal)) return null;
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(literal)) {
    const field = key.startsWith('@') ? null : knownColumn(key);
    if (field !== null && FIELDS.has(field) && !texts.has(field)) texts.set(field, textOf(value));
  }
  return texts.has('name') && texts.has('ingredients') ? texts : null;
}

function textOf(value: Literal): string {
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}

/** Text under headings. */
function readNote(cell: string): Texts | null {
  if (!/[\n\r<]/.test(cell)) return null;
  const card = readCard(linesOf(cell).map((line, at) => ({ rowNumber: at + 1, cells: [line] })));
  if (!card?.texts.has('instructions') || !card.texts.has('ingredients')) return null;
  const texts = new Map(
    [...card.texts].filter(([field]) => FIELDS.has(field)).map(([field, lines]) => [field, lines.join('\n')]),
  );
  const described = card.titles.filter(isDescription);
  if (described.length > 0 && !texts.has('description')) texts.set('description', described.join('\n'));
  return texts;
}
