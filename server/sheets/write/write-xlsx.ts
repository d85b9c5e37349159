import { CocktailDifficulty } from '#openapi/generated/model.ts';
import { SheetError } from '../read/sheet-error.ts';
import { SHEET_FIELDS, type SheetField } from '../sheet-fields.ts';
import type { FurtherColumn } from './further-columns.ts';
import { sheetHeader, sheetRow, sheetRows, type ExportedCocktail } from './sheet-row.ts';
import { ABOUT_SHEET, aboutTexts } from './workbook-about.ts';
import { frameParts, worksheetPath } from './workbook-frame.ts';
import {
  booleanCell,
  columnLetters,
  columnsXml,
  FROZEN_HEADER,
  MAIN,
  STYLES,
  textCell,
  textRow,
  XML,
} from './workbook-xml.ts';
import { zipChunks } from './zip-stream.ts';

const MAX_EXCEL_CELL_CHARACTERS = 32_767;
/** Widths follow the contents of so many cocktails, between these bounds in characters. */
const MEASURED_COCKTAILS = 200;
const [MIN_WIDTH, MAX_WIDTH] = [10, 60];
/** Lists to choose from reach below the last row, for rows that are added. */
const ROWS_TO_ADD = 1_000;

const SHEET = 'Cocktails';

/**
 * The rows of `csvChunks` as an .xlsx workbook with a second worksheet that explains them, made while it is sent; the same cocktails
 * give the same bytes.
 *
 * @param cocktails is gone through twice
 * @throws SheetError 400 at once when a cell is longer than Excel allows (32,767 characters); the CSV has no such limit
 */
export function xlsxChunks(
  cocktails: Iterable<ExportedCocktail>,
  further: readonly FurtherColumn[] = [],
): AsyncIterable<Uint8Array> {
  const header = sheetHeader(further);
  const widths = header.map((name) => Math.max(MIN_WIDTH, name.length + 4));
  let count = 0;
  for (const cocktail of cocktails) {
    refuseLongCells(cocktail);
    if (count < MEASURED_COCKTAILS) widen(widths, sheetRow(cocktail, further));
    count += 1;
  }
  return zipChunks([
    ...frameParts([SHEET, ABOUT_SHEET], `$A$1:$${columnLetters(header.length - 1)}$${count + 1}`),
    { path: worksheetPath(0), texts: sheetTexts(cocktails, count, widths, further) },
    { path: worksheetPath(1), texts: aboutTexts() },
  ]);
}

function widen(widths: number[], texts: readonly string[]): void {
  for (const [at, text] of texts.entries()) {
    const longest = text.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
    widths[at] = Math.min(MAX_WIDTH, Math.max(widths[at] ?? 0, longest + 2));
  }
}

function refuseLongCells(cocktail: ExportedCocktail): void {
  // Texts have a length in the contract; only a list of lines can be too long for a cell.
  const { length } = [...cocktail.ingredients, ...cocktail.instructions].join('');
  // Each line may need quotes and escapes.
  if (2 * length < MAX_EXCEL_CELL_CHARACTERS / 2) return;
  if (sheetRow(cocktail).every((text) => text.length <= MAX_EXCEL_CELL_CHARACTERS)) return;
  throw new SheetError(
    400,
    `'${cocktail.name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
  );
}

function* sheetTexts(
  cocktails: Iterable<ExportedCocktail>,
  count: number,
  widths: readonly number[],
  further: readonly FurtherColumn[],
): Generator<string> {
  const header = textRow(sheetHeader(further), STYLES.header);
  yield `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEADER}${columnsXml(widths)}<sheetData>${header}`;
  for (const rows of sheetRows(cocktails, further)) yield rows.map(rowXml).join('');
  const lastColumn = columnLetters(widths.length - 1);
  yield `</sheetData><autoFilter ref="A1:${lastColumn}${count + 1}"/>${validations(count)}</worksheet>`;
}

/** The cells of one cocktail; whether it is featured is a real boolean. */
function rowXml(texts: readonly string[]): string {
  const cells = texts.map((text, at) =>
    SHEET_FIELDS[at] === 'featured' ? booleanCell(text === 'true') : textCell(text, STYLES.body),
  );
  return `<row>${cells.join('')}</row>`;
}

/** Lists to choose from in the columns of few options. */
function validations(count: number): string {
  const list = (field: SheetField, options: readonly string[]): string => {
    const letter = columnLetters(SHEET_FIELDS.indexOf(field));
    const cells = `${letter}2:${letter}${count + ROWS_TO_ADD}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>"${options.join(',')}"</formula1></dataValidation>`;
  };
  const lists = [list('difficulty', Object.values(CocktailDifficulty)), list('featured', ['TRUE', 'FALSE'])];
  return `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}
