export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Formats of cells: their places in `cellXfs` of the styles. */
export const STYLES = { body: 1, header: 2 } as const;

/** Blanks at the ends and line ends would be lost without the attribute. */
const NEEDS_SPACE = /^\s|\s$|[\n\t]|\s\s/;

/** A cell of text; `style` is one of `STYLES`. */
export function textCell(text: string, style: number): string {
  if (text === '') return `<c s="${style}"/>`;
  const space = NEEDS_SPACE.test(text) ? ' xml:space="preserve"' : '';
  return `<c s="${style}" t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`;
}

export function textRow(texts: readonly string[], style: number): string {
  return `<row>${texts.map((text) => textCell(text, style)).join('')}</row>`;
}

export function booleanCell(value: boolean): string {
  return `<c s="${STYLES.body}" t="b"><v>${value ? 1 : 0}</v></c>`;
}

/** 'A' for 0, 'AA' for 26. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The widths of the columns, in characters. */
export function columnsXml(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols>`;
}

/** The first row stays in sight while the others are scrolled. */
export const FROZEN_HEADER =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

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
