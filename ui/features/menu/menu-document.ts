import type { Menu } from '#openapi/generated/model/index.ts';
import { escapeHtml } from '#ui/lib/head/page-head.ts';
import type { PrintDocument } from '#ui/lib/print/print-in-window.ts';
import type { MenuPart } from './menu-lines.ts';

export interface PrintableMenu extends Pick<Menu, 'name' | 'introduction'> {
  parts: readonly MenuPart[];
  address: string;
  /** The address as a QR code in SVG, which is written as it is. */
  code: string;
}

interface Paper {
  label: string;
  page: string;
  /** Of the text, in points, from comfortable to the smallest that its reader can read. */
  sizesPt: readonly number[];
  /** Lines of the first size that fit the paper, the heading and the code left out. */
  lines: number;
  columns: number;
  codeWidth: string;
}

/** A table tent is folded in the middle, and says the same on both sides. */
export const MENU_PAPERS = {
  card: {
    label: 'Card, 5.5 × 8.5 in',
    page: '5.5in 8.5in',
    sizesPt: [12, 11, 10, 9, 8],
    lines: 22,
    columns: 1,
    codeWidth: '1in',
  },
  tent: {
    label: 'Table tent, a letter page folded once',
    page: '8.5in 11in',
    sizesPt: [12, 11, 10, 9, 8],
    lines: 22,
    columns: 2,
    codeWidth: '1in',
  },
  poster: {
    label: 'Poster, 11 × 17 in',
    page: '11in 17in',
    sizesPt: [24, 21, 18, 16, 14],
    lines: 30,
    columns: 1,
    codeWidth: '2.2in',
  },
} as const satisfies Record<string, Paper>;

export type MenuPaper = keyof typeof MENU_PAPERS;

/** A heading takes as much as two lines and a half. */
const HEADING_LINES = 2.5;
const NOTE_LINES = 0.8;

function linesOf(parts: readonly MenuPart[]): number {
  const lines = parts.flatMap((part) => part.lines);
  return (
    parts.length * HEADING_LINES + lines.reduce((sum, { note }) => sum + 1.3 + (note ? NOTE_LINES : 0), 0)
  );
}

/** The largest size at which all of it fits; undefined when it does not fit at all. */
function fittingSize({ parts }: PrintableMenu, { sizesPt, lines }: Paper): number | undefined {
  const [largest = 0] = sizesPt;
  const wanted = linesOf(parts);
  return sizesPt.find((size) => wanted * size <= lines * largest);
}

const styles = ({ page, columns, codeWidth }: Paper, sizePt: number, isTent: boolean): string => `
@page { size: ${page}; margin: ${isTent ? '0' : '0.5in'}; }
* { box-sizing: border-box; }
body { margin: 0; font: ${sizePt}pt/1.3 Figtree, system-ui, sans-serif; color: #0f2a22; background: #fff; }
h1, h2 { font-family: Bricolage, Figtree, system-ui, sans-serif; font-stretch: 86%; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.2em; font-size: 2.4em; line-height: 1.05; }
h2 { margin: 0.9em 0 0.3em; padding-bottom: 0.15em; border-bottom: 1px solid #cfdad1; font-size: 1.25em; break-after: avoid; }
p { margin: 0; overflow-wrap: anywhere; }
main { columns: ${columns}; column-gap: 0.4in; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; gap: 1em; margin-bottom: 0.3em; break-inside: avoid; }
li div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
li p { font-size: 0.8em; color: #4b6258; }
b { font-weight: 600; white-space: nowrap; }
footer { display: flex; gap: 0.2in; align-items: center; margin-top: 1em; font-size: 0.8em; color: #4b6258; break-inside: avoid; }
footer svg { flex: none; width: ${codeWidth}; height: ${codeWidth}; }
.side { width: 8.5in; height: 5.5in; padding: 0.4in 0.6in; overflow: hidden; }
.side:first-child { transform: rotate(180deg); border-top: 1px dashed #cfdad1; }
@media screen { body { padding: 0.5in; } }`;

function partHtml({ title, lines }: MenuPart): string {
  const items = lines.map(
    ({ name, price, note }) =>
      `<li><div>${escapeHtml(name)}${note ? `<p>${escapeHtml(note)}</p>` : ''}</div>` +
      `${price ? `<b>${escapeHtml(price)}</b>` : ''}</li>`,
  );
  return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
}

/**
 * Texts are escaped and there is no script, so it may be written into a window under the Content-Security-Policy. A card and a poster go on
 * to further pages; a tent has one side, so a menu that is too long for it gives way to its code.
 */
export function menuDocument(menu: PrintableMenu, name: MenuPaper): PrintDocument {
  const paper: Paper = MENU_PAPERS[name];
  const isTent = name === 'tent';
  const size = fittingSize(menu, paper);
  const [largest = 12] = paper.sizesPt;
  const parts = isTent && size === undefined ? [] : menu.parts;
  const side = [
    `<h1>${escapeHtml(menu.name)}</h1>`,
    menu.introduction ? `<p>${escapeHtml(menu.introduction)}</p>` : '',
    parts.length > 0 ? `<main>${parts.map(partHtml).join('')}</main>` : '',
    `<footer>${menu.code}<p>${escapeHtml(menu.address)}</p></footer>`,
  ].join('');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(menu.name)}</title></head><body>`,
    isTent ? `<div class="side">${side}</div>`.repeat(2) : side,
    '</body></html>',
  ].join('');
  const shown = parts.length > 0 ? paper : { ...paper, codeWidth: '2.6in' };
  return { html, css: styles(shown, size ?? largest, isTent) };
}
