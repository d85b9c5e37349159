import { startsWithAmount } from '../lines/line-amounts.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { readCard, withTitles } from './read-card.ts';
import {
  blocksFrom,
  noteLeftOut,
  noteOnBlocks,
  sheetOfRecipes,
  textOf,
  type LaidOut,
  type SheetCells,
} from './sheet-layout.ts';
import { NEARLY_ALL_CELLS } from '../shares.ts';

const MIN_BLOCKS = 2;
const LONGEST_NAME_CHARACTERS = 60;

/** The texts of a block by the field that they belong to; its name first. */
interface Block {
  rowNumber: number;
  texts: Map<string, string[]>;
  leftOut: string[];
}

/**
 * Each recipe is a block of rows below its name, without a header: lines that begin with an amount, then the preparation. Blank rows
 * separate the blocks, or the name does, which stands alone in its row.
 */
export function blocksLayout({ rows, named }: SheetCells): LaidOut | null {
  const isIndented = named < 2 && areIndented(rows);
  const parts = isIndented ? blocksFrom(rows, isOutdented) : blocksFrom(rows, isApart);
  const read = parts.map((part) => ({ part, block: readBlock(part, isIndented, named > 1) }));
  const blocks = read.flatMap(({ block }) => block ?? []);
  const [first] = blocks;
  if (!first || blocks.length < MIN_BLOCKS || blocks.length < parts.length * NEARLY_ALL_CELLS) return null;
  const leftOut = read.flatMap(({ part, block }) =>
    block
      ? block.leftOut.map((text) => noteLeftOut(block.rowNumber, text))
      : part.map((row) => noteLeftOut(row.rowNumber, textOf(row))),
  );
  return sheetOfRecipes(
    blocks.map(({ rowNumber, texts }) => ({ rowNumber, texts })),
    ['name', 'ingredients', 'instructions'],
    first.rowNumber,
    [noteOnBlocks(first.rowNumber), ...leftOut],
  );
}

function isOutdented({ cells }: SheetRow): boolean {
  return /^\S/.test(cells[0] ?? '');
}

function isApart({ rowNumber }: SheetRow, before: SheetRow | undefined): boolean {
  return before !== undefined && rowNumber > before.rowNumber + 1;
}

/** Lines are indented below their names, which stand alone in the first column. */
function areIndented(rows: readonly SheetRow[]): boolean {
  const names = rows.filter(isOutdented);
  return (
    names.length >= MIN_BLOCKS &&
    names.length <= rows.length / 2 &&
    names[0] === rows[0] &&
    names.every(({ cells }) => cells.slice(1).every((cell) => cell.trim() === ''))
  );
}

/** The texts of a block below its name; "20th Century" and "2 to 2" stand where only names do. */
function readBlock(
  [title, ...lines]: readonly [SheetRow, ...SheetRow[]],
  isIndented: boolean,
  isNamed: boolean,
): Block | null {
  const name = textOf(title);
  if (name === '' || name.length > LONGEST_NAME_CHARACTERS) return null;
  if (!isIndented && startsWithAmount(name)) return null;
  // Names of columns above the lines of each recipe keep them apart.
  const card = readCard(isNamed ? lines : lines.map((row) => ({ ...row, cells: [textOf(row)] })));
  if (!card || (isNamed && !card.isNamed)) return null;
  const { texts, leftOut } = withTitles(card, card.titles);
  return { rowNumber: title.rowNumber, texts: new Map([['name', [name]], ...texts]), leftOut };
}
