import { startsWithAmount } from '../lines/line-amounts.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { noteLeftOut, readCard, withTitles } from './read-card.ts';
import type { LaidOut, SheetCells } from './sheet-layout.ts';
import { NEARLY_ALL_CELLS } from '../shares.ts';

const MIN_BLOCKS = 2;
const LONGEST_NAME_CHARACTERS = 60;
const HEADER = ['name', 'ingredients', 'instructions'];

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
  if (named > 1) return null;
  const indented = splitIndented(rows);
  const parts = indented ?? splitBlocks(rows);
  const read = parts.map((part) => ({ part, block: readBlock(part, indented !== null) }));
  const blocks = read.flatMap(({ block }) => block ?? []);
  const [first] = blocks;
  if (!first || blocks.length < MIN_BLOCKS || blocks.length < parts.length * NEARLY_ALL_CELLS) return null;
  const labels = [...new Set([...HEADER, ...blocks.flatMap(({ texts }) => [...texts.keys()])])];
  const laid = blocks.map(({ rowNumber, texts }): SheetRow => ({
    rowNumber,
    cells: labels.map((label) => texts.get(label)?.join('\n') ?? ''),
  }));
  return {
    header: { rowNumber: first.rowNumber, cells: labels },
    body: laid,
    notes: [
      {
        row: first.rowNumber,
        field: '',
        message: 'Each block of rows is a recipe; its first row stands for it',
      },
      ...read.flatMap(({ part, block }) =>
        block === null
          ? part.map((row) => noteLeftOut(row.rowNumber, textOf(row)))
          : block.leftOut.map((text) => noteLeftOut(block.rowNumber, text)),
      ),
    ],
  };
}

/** Blocks whose lines are indented below their names, which stand in the first column; null for any other sheet. */
function splitIndented(rows: readonly SheetRow[]): SheetRow[][] | null {
  const isName = ({ cells }: SheetRow): boolean => (cells[0] ?? '').trim() !== '';
  const names = rows.filter(isName);
  const areAlone = names.every(({ cells }) => cells.slice(1).every((cell) => cell.trim() === ''));
  const [first] = rows;
  if (!first || !isName(first) || !areAlone || names.length < MIN_BLOCKS) return null;
  if (names.length > rows.length / 2) return null;
  const blocks: SheetRow[][] = [];
  for (const row of rows) {
    if (isName(row)) blocks.push([row]);
    else blocks.at(-1)?.push(row);
  }
  return blocks;
}

/** Rows that follow each other without a blank row. */
function splitBlocks(rows: readonly SheetRow[]): SheetRow[][] {
  const blocks: SheetRow[][] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const current = blocks.at(-1);
    if (!before || !current || row.rowNumber > before.rowNumber + 1) blocks.push([row]);
    else current.push(row);
  }
  return blocks;
}

/** The texts of a block below its name; "20th Century" and "2 to 2" stand where only names do. */
function readBlock([title, ...lines]: readonly SheetRow[], isIndented: boolean): Block | null {
  const name = title ? textOf(title) : '';
  if (!title || name === '' || name.length > LONGEST_NAME_CHARACTERS) return null;
  if (!isIndented && startsWithAmount(name)) return null;
  const card = readCard(
    lines.map(({ rowNumber, cells }) => ({ rowNumber, cells: [textOf({ rowNumber, cells })] })),
  );
  if (!card) return null;
  const { texts, leftOut } = withTitles(card, card.titles);
  return { rowNumber: title.rowNumber, texts: new Map([['name', [name]], ...texts]), leftOut };
}

function textOf({ cells }: SheetRow): string {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');
}
