import Papa from 'papaparse';
import { knownFieldsIn } from '../cells/read-column-name.ts';
import { RowCollector, type SheetRow, unreadable } from './sheet-rows.ts';
import { SheetError, tooManyColumnsError } from './sheet-error.ts';
import { LAST_COLUMN, MAX_ROW_CHARACTERS, MAX_SHEET_COLUMNS } from './sheet-limits.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SNIFFED_ROWS = 40;
const SNIFFED_CHARACTERS = 256 * 1024;

/**
 * Reads separated values. A record is one row, whatever line ends its cells have. Blank lines count in row
 * numbers, as in a spreadsheet. Throws a SheetError when a limit is passed, and for an open quotation mark.
 */
export function readCsv(text: string): SheetRow[] {
  const separatorLine = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const newline = lineEndOf(body);
  const delimiter = separatorLine?.[1] ?? sniffDelimiter(body, newline);
  const collector = new RowCollector();
  forEachRecord(body, { delimiter, newline }, (rowNumber, { data: cells, errors }, recordText) => {
    if (cells.length > LAST_COLUMN) throw tooManyColumnsError(cells.length);
    if (errors.some(({ code }) => code === 'MissingQuotes'))
      throw errorInRow(`A quotation mark in row ${rowNumber} is never closed.`);
    if (errors.length > 0) {
      const why = 'A quotation mark stands in the middle of a quoted cell; write it twice';
      collector.add({ rowNumber, cells, error: unreadable(why) });
    } else {
      collector.add({
        rowNumber,
        cells: newline === '\n' ? withoutReturn(cells) : cells,
        ...(mayBeContinued(delimiter, cells, recordText) && { mayBeShifted: true }),
      });
    }
  });
  const { rows } = collector;
  const spaced = rows.filter(({ cells }) => cells.some((cell, index) => index > 0 && /^ \S/.test(cell)));
  // If most rows have a blank after a separator, the blank does not show that a cell continues.
  return spaced.length > rows.length / 2 ? rows.map(({ mayBeShifted: _, ...row }) => row) : rows;
}

/** Tells whether an unquoted cell continues the one before it: "Shake it, and strain" may be one cell. */
function mayBeContinued(delimiter: string, cells: readonly string[], text: string): boolean {
  return cells.some(
    (cell, index) =>
      index > 0 && /^ \p{Ll}/u.test(cell) && text.includes(`${cells[index - 1]}${delimiter}${cell}`),
  );
}

/** Parses the text in pieces, since the parser holds all cells of an endless row in memory. */
function forEachRecord(
  text: string,
  format: Pick<Papa.ParseConfig, 'delimiter' | 'newline'>,
  take: (rowNumber: number, record: Papa.ParseStepResult<string[]>, recordText: string) => void,
): void {
  let rowNumber = 0;
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + MAX_ROW_CHARACTERS);
    const isLast = start + piece.length === text.length;
    let end = 0;
    Papa.parse<string[]>(piece, {
      ...format,
      step(record) {
        const { cursor } = record.meta;
        // The row may continue, so the next piece starts with it.
        if (cursor === piece.length && !isLast) return;
        const recordText = piece.slice(end, cursor);
        end = cursor;
        take((rowNumber += 1), record, recordText);
      },
    });
    if (end === 0)
      throw errorInRow(`Row ${rowNumber + 1} is too long. Perhaps a quotation mark in it is never closed.`);
    start += end;
  }
}

/** Returns the first line end outside quotation marks. Quoted cells may have other line ends. */
function lineEndOf(text: string): '\n' | '\r' {
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === '\n' && !isQuoted) return '\n';
    else if (sign === '\r' && !isQuoted) return text[index + 1] === '\n' ? '\n' : '\r';
  }
  return '\n';
}

/** Removes the CR that the last cell of a row has in a file with CRLF. A quoted cell has none. */
function withoutReturn(cells: string[]): string[] {
  const last = cells.at(-1);
  return last?.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}

const errorInRow = (what: string): SheetError => new SheetError(`${what} Correct that row and try again.`);

/** Returns the delimiter of the widest rows, if most have that width and the header has known names. */
function sniffDelimiter(text: string, newline: '\n' | '\r'): string {
  let best: string = DELIMITERS[0];
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text.slice(0, SNIFFED_CHARACTERS), {
      delimiter,
      newline,
      preview: SNIFFED_ROWS,
    });
    const records = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    const widths = records.map(({ length }) => length);
    // A title above the header is narrower.
    const middle = widths.toSorted((a, b) => a - b)[(widths.length - 1) >> 1];
    const width = (widths[0] === 1 ? middle : widths[0]) ?? 0;
    const alike = widths.filter((length) => length === width).length / Math.max(records.length, 1);
    const knownFields = Math.max(
      0,
      ...records
        .filter(({ length }) => length > 1)
        .map((cells) => knownFieldsIn(cells.slice(0, MAX_SHEET_COLUMNS)).size),
    );
    const score = width < 2 ? 0 : width * (0.5 + alike) * (1 + knownFields);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}
