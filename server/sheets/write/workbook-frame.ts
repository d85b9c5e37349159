import { MAIN, XML } from './workbook-xml.ts';
import type { ZipPart } from './zip-stream.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const TOP = '<alignment vertical="top" wrapText="1"/>';

/** Formats: 0 plain, then those of `STYLES`: wrapped text at the top, and a bold header. */
const STYLE_SHEET =
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1">${TOP}</xf>` +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">${TOP}</xf></cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/**
 * The parts of a workbook apart from its worksheets.
 * @param names of the worksheets, which stand at `worksheetPath`
 * @param filter the cells of the first worksheet that are filtered, such as `$A$1:$P$9`
 */
export function frameParts(names: readonly string[], filter: string): ZipPart[] {
  const override = (path: string, kind: string): string =>
    `<Override PartName="/${path}" ContentType="${SPREADSHEET}.${kind}+xml"/>`;
  const worksheets = names.map((_, at) => override(worksheetPath(at), 'worksheet'));
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const targets = names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const);
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${worksheets.join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets>` +
      `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${names[0]}!${filter}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([...targets, ['styles', 'styles.xml']]),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${STYLE_SHEET}</styleSheet>`,
  };
  return Object.entries(parts).map(([path, xml]) => ({ path, texts: [XML, xml] }));
}

export function worksheetPath(at: number): string {
  return `xl/worksheets/sheet${at + 1}.xml`;
}

function relations(all: readonly (readonly [type: string, target: string])[]): string {
  const written = all.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONSHIPS}">${written.join('')}</Relationships>`;
}
