import { SheetError } from './sheet-error.ts';
import { SHEET_FIELDS } from './sheet-fields.ts';
import { sheetRow, type ExportedCocktail } from './sheet-row.ts';
import { zipChunks, type ZipPart } from './zip-stream.ts';

const MAX_EXCEL_CELL_CHARACTERS = 32_767;
/** Wide enough to read. */
const COLUMN_WIDTH_CHARACTERS = 24;
const ROWS_PER_CHUNK = 100;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, apart from the sheet itself. */
const FRAME: readonly ZipPart[] = [
  {
    path: '[Content_Types].xml',
    texts: [
      `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
      `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
    ],
  },
  {
    path: '_rels/.rels',
    texts: [
      `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    path: 'xl/workbook.xml',
    texts: [
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Cocktails" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    path: 'xl/_rels/workbook.xml.rels',
    texts: [
      `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
  },
];

/**
 * The rows of `csvChunks` as an .xlsx workbook, made while it is sent; the same cocktails give the same bytes.
 *
 * @param cocktails is gone through twice
 * @throws SheetError 400 at once when a cell is longer than Excel allows (32,767 characters); the CSV has no such limit
 */
export function xlsxChunks(cocktails: Iterable<ExportedCocktail>): AsyncIterable<Uint8Array> {
  for (const cocktail of cocktails) refuseLongCells(cocktail);
  return zipChunks([...FRAME, { path: 'xl/worksheets/sheet1.xml', texts: sheetTexts(cocktails) }]);
}

function refuseLongCells(cocktail: ExportedCocktail): void {
  // Texts have a length in the contract; only a list of lines can be too long for a cell.
  const characters = [...cocktail.ingredients, ...cocktail.instructions].reduce(
    (sum, line) => sum + line.length,
    0,
  );
  // Each line may need quotes and escapes.
  if (2 * characters < MAX_EXCEL_CELL_CHARACTERS / 2) return;
  if (sheetRow(cocktail).every((text) => text.length <= MAX_EXCEL_CELL_CHARACTERS)) return;
  throw new SheetError(
    400,
    `'${cocktail.name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
  );
}

function* sheetTexts(cocktails: Iterable<ExportedCocktail>): Generator<string> {
  const columns = `<col min="1" max="${SHEET_FIELDS.length}" width="${COLUMN_WIDTH_CHARACTERS}" customWidth="1"/>`;
  yield `${XML}<worksheet xmlns="${MAIN}"><cols>${columns}</cols><sheetData>${rowXml(SHEET_FIELDS)}`;
  let rows: string[] = [];
  for (const cocktail of cocktails) {
    rows.push(rowXml(sheetRow(cocktail)));
    if (rows.length < ROWS_PER_CHUNK) continue;
    yield rows.join('');
    rows = [];
  }
  yield `${rows.join('')}</sheetData></worksheet>`;
}

function rowXml(texts: readonly string[]): string {
  return `<row>${texts.map(cellXml).join('')}</row>`;
}

/** Blanks at the ends and line ends would be lost without the attribute. */
const NEEDS_SPACE = /^\s|\s$|[\n\t]|\s\s/;

function cellXml(text: string): string {
  if (text === '') return '<c/>';
  const space = NEEDS_SPACE.test(text) ? ' xml:space="preserve"' : '';
  return `<c t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`;
}

/**
 * Signs of markup, and those that XML cannot hold: in a workbook `_x0041_` stands for a character by its number, so a text that
 * looks like it needs an escape as well.
 */
const SPECIAL = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(
    SPECIAL,
    (sign) => MARKUP[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}
