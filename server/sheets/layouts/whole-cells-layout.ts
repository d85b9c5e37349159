import { knownColumn } from '../columns/column-names.ts';
import { isMeasuredList } from '../columns/cell-evidence.ts';
import { splitInstructions } from '../lines/split-instructions.ts';
import { readLiteral, type Literal } from '../lines/read-entries.ts';
import { linesOf } from '../lines/split-entries.ts';
import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { MOST } from '../shares.ts';
import { isSheetField } from '../sheet-fields.ts';
import { withTitles } from './card.ts';
import { readCard } from './read-card.ts';
import { fieldsIn, noteLeftOut, type LaidOut, type SheetCells } from './sheet-layout.ts';

const MIN_CELLS = 2;
/** Reading takes long in a large sheet, and most columns hold no recipe: so many cells tell. */
const TRIED_CELLS = 5;

/** The recipe of a cell: its texts by field, and what of it is in none. */
interface CellRecipe {
  texts: Map<string, string>;
  leftOut: string[];
}

/**
 * The cells of a column hold whole recipes: under headings, as in notes and in the HTML of a shop, or as the record of a program.
 * Each field gets a column, unless it has one.
 */
export function wholeCellsLayout({ mapped, table: { header, body, notes } }: SheetCells): LaidOut | null {
  if (!header) return null;
  const named = fieldsIn(header);
  for (const [at, column] of header.cells.entries()) {
    if (column.trim() === '' || mapped.has(column.trim())) continue;
    const cells = body.map((row) => (row.cells[at] ?? '').trim());
    const filled = cells.filter((cell) => cell !== '');
    const known = new Set(named.toSpliced(at, 1));
    if (known.has('ingredients') || known.has('entry')) continue;
    // A list of ingredients may stand below a description.
    const hasSteps = named[at] === 'description' && known.has('instructions');
    const recipeIn = (cell: string): CellRecipe | null => readRecipe(cell, hasSteps);
    if (filled.length < MIN_CELLS || !filled.slice(0, TRIED_CELLS).some(recipeIn)) continue;
    const recipes = cells.map((cell) => (cell === '' ? null : recipeIn(cell)));
    const read = recipes.filter((recipe) => recipe !== null);
    if (read.length < filled.length * MOST) continue;
    const fields = [...new Set(read.flatMap(({ texts }) => [...texts.keys()]))].filter(
      (field) => !known.has(field),
    );
    const rest = header.cells.map((_, place) => place).filter((place) => place !== at);
    const rows = body.map((row, place): SheetRow => {
      const recipe = recipes[place];
      const isUnread = recipe === null && cells[place] !== '';
      const texts = fields.map(
        (field) =>
          recipe?.texts.get(field) ?? (isUnread && field === 'instructions' ? (cells[place] ?? '') : ''),
      );
      return {
        ...row,
        cells: [...rest.map((one) => row.cells[one] ?? ''), ...texts],
        ...(isUnread && { doubts: ['crowdedIngredient' as const] }),
      };
    });
    const message = `The cells of "${column.trim()}" hold whole recipes; they were taken apart`;
    const leftOut = body.flatMap((row, place) => {
      const others = recipes[place] ? othersOf(recipes[place], known) : [];
      // The heading of a note is often the name, which has a column.
      return others
        .filter((text) => !row.cells.some((cell, one) => one !== at && cell.trim() === text))
        .map((text) => noteLeftOut(row.rowNumber, text));
    });
    return {
      header: { ...header, cells: [...rest.map((one) => header.cells[one] ?? ''), ...fields] },
      body: rows,
      notes: [...notes, noteOn(header.rowNumber, message), ...leftOut],
    };
  }
  return null;
}

/** What of a recipe gets no column: the texts that are in no field, and those of a field that has a column already. */
function othersOf({ texts, leftOut }: CellRecipe, known: ReadonlySet<string | null>): string[] {
  return [...leftOut, ...[...texts].flatMap(([field, text]) => (known.has(field) ? [text] : []))];
}

/** @param hasSteps the steps have a column of their own */
function readRecipe(cell: string, hasSteps: boolean): CellRecipe | null {
  return /^\{/.test(cell) ? readRecord(cell) : readNote(cell, hasSteps);
}

/** The record of a program, as schema.org has it. */
function readRecord(cell: string): CellRecipe | null {
  const literal = readLiteral(cell);
  if (literal === undefined || Array.isArray(literal)) return null;
  const recipe: CellRecipe = { texts: new Map(), leftOut: [] };
  for (const [key, value] of Object.entries(literal)) {
    const field = knownColumn(key);
    // "@type" says what the program has written.
    if (key.startsWith('@')) continue;
    if (field !== null && isSheetField(field) && !recipe.texts.has(field))
      recipe.texts.set(field, textOf(value));
    else recipe.leftOut.push(`${key}: ${textOf(value)}`);
  }
  return recipe.texts.has('name') && recipe.texts.has('ingredients') ? recipe : null;
}

function textOf(value: Literal): string {
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}

/** Text under headings. */
function readNote(cell: string, hasSteps: boolean): CellRecipe | null {
  if (!/[\n\r<]/.test(cell)) return readProse(cell);
  const lines = cell.split(/\n\s*\n/).flatMap((part) => ['', ...linesOf(part)]);
  const rows = lines.map((line, at) => ({ rowNumber: at, cells: [line] }));
  const card = readCard(rows.filter(({ cells: [line] }) => line !== ''));
  if (!card?.texts.has('ingredients') || !(hasSteps || card.texts.has('instructions'))) return null;
  const { texts, leftOut } = withTitles(card, card.titles);
  return { texts: new Map([...texts].map(([field, lines]) => [field, lines.join('\n')])), leftOut };
}

/** "60 ml gin, 20 ml lime. Shake and strain." */
function readProse(cell: string): CellRecipe | null {
  const [list = '', ...steps] = splitInstructions(cell);
  if (steps.length === 0 || !isMeasuredList(list)) return null;
  const texts = [
    ['ingredients', list.replace(/\.$/, '')],
    ['instructions', steps.join('\n')],
  ] as const;
  return { texts: new Map(texts), leftOut: [] };
}
