import type { Menu } from '#openapi/generated/model.ts';
import { escapeHtml } from '#ui/lib/head/page-head.ts';
import type { PrintDocument } from '#ui/lib/print/print-in-window.ts';
import { OF_AGE } from '#ui/lib/words/of-age.ts';
import type { MenuPart } from './menu-lines.ts';

export interface PrintableMenu extends Pick<Menu, 'name' | 'introduction'> {
  parts: readonly MenuPart[];
  /** What the house is called. */
  house: string;
  address: string;
  /** The address as a QR code in SVG, which is written as it is. */
  code: string;
}

interface Paper {
  label: string;
  page: string;
  sizesPt: readonly number[];
  /** Two are tried where one takes more than the paper. */
  columns: readonly number[];
  /** Within its margins. */
  widthPt: number;
  heightPt: number;
  codePt: number;
}

/** A table tent is folded in the middle, and says the same on both sides. */
export const MENU_PAPERS = {
  card: {
    label: 'Card, 5.5 × 8.5 in',
    page: '5.5in 8.5in',
    sizesPt: [12, 11, 10, 9, 8],
    columns: [1, 2],
    widthPt: 324,
    heightPt: 540,
    codePt: 72,
  },
  tent: {
    label: 'Table tent, a letter page folded once',
    page: '8.5in 11in',
    sizesPt: [12, 11, 10, 9, 8],
    columns: [2],
    widthPt: 525,
    heightPt: 338,
    codePt: 72,
  },
} as const satisfies Record<string, Paper>;

export type MenuPaper = keyof typeof MENU_PAPERS;

/** The width of a character in em, what line breaks leave free included: rather too much, since a tent cuts off what is beyond it. */
const CHARACTER = 0.6;
const COLUMN_GAP_PT = 28.8;
/** Where nothing but the code fits. */
const LARGE_CODE_PT = 187;

function heightOf(menu: PrintableMenu, paper: Paper, sizePt: number, columns: number): number {
  const rows = (text: string, width: number) => Math.ceil((text.length * CHARACTER) / width);
  const width = paper.widthPt / sizePt;
  const column = (width - (COLUMN_GAP_PT / sizePt) * (columns - 1)) / columns;
  const head = 1.8 + rows(menu.name, width / 2.4) * 2.5 + rows(menu.introduction ?? '', width) * 1.3;
  const foot = 1 + Math.max(paper.codePt / sizePt, 3);
  const parts = menu.parts.flatMap(({ title, lines }) => [
    1.7 + rows(title, column / 1.25) * 1.7,
    ...lines.map(({ name, price, note, allergens }) => {
      const free = column - 1 - price.length * CHARACTER;
      return 0.3 + rows(name, free) * 1.3 + rows(below(note, allergens), free / 0.8) * 1.1;
    }),
  ]);
  const body = parts.reduce((sum, height) => sum + height, 0) / columns;
  // What does not break leaves the end of a column free.
  return head + foot + body + (columns > 1 ? Math.max(...parts, 0) : 0);
}

/** The largest type at which all of it fits, in one column if possible; undefined when it does not fit at all. */
function fittingStyle(menu: PrintableMenu, paper: Paper): { sizePt: number; columns: number } | undefined {
  return paper.columns
    .flatMap((columns) => paper.sizesPt.map((sizePt) => ({ sizePt, columns })))
    .find(({ sizePt, columns }) => heightOf(menu, paper, sizePt, columns) * sizePt <= paper.heightPt);
}

const styles = ({ page, codePt }: Paper, sizePt: number, columns: number, isTent: boolean): string => `
@page { size: ${page}; margin: ${isTent ? '0' : '0.5in'}; }
* { box-sizing: border-box; }
body { margin: 0; font: ${sizePt}pt/1.3 Figtree, system-ui, sans-serif; color: #0f2a22; background: #fff; }
h1, h2 { font-family: Bricolage, Figtree, system-ui, sans-serif; font-stretch: 86%; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.2em; font-size: 2.4em; line-height: 1.05; }
h2 { margin: 0.9em 0 0.3em; padding-bottom: 0.15em; border-bottom: 1px solid #cfdad1; font-size: 1.25em; break-after: avoid; }
p { margin: 0; overflow-wrap: anywhere; }
main { columns: ${columns}; column-gap: ${COLUMN_GAP_PT}pt; }
ul { margin: 0; padding: 0; list-style: none; }
header { font-size: 0.8em; letter-spacing: 0.08em; text-transform: uppercase; color: #0f5c46; }
li { margin-bottom: 0.3em; break-inside: avoid; overflow-wrap: anywhere; }
li div { display: flex; align-items: baseline; gap: 0.4em; }
li i { flex: 1; min-width: 1em; border-bottom: 1px dotted #4b6258; }
li p { padding-right: 4em; font-size: 0.8em; color: #4b6258; }
b { font-weight: 600; white-space: nowrap; }
footer { display: flex; gap: 0.2in; align-items: center; margin-top: 1em; font-size: 0.8em; color: #4b6258; break-inside: avoid; }
footer svg { flex: none; width: ${codePt}pt; height: ${codePt}pt; }
.side { width: 8.5in; height: 5.5in; padding: 0.4in 0.6in; overflow: hidden; }
.side:first-child { transform: rotate(180deg); border-top: 1px dashed #cfdad1; }
@media screen { body { padding: 0.5in; } }`;

function below(note: string, allergens: string): string {
  return [note, allergens].filter(Boolean).join(' · ');
}

function paragraph(text: string | null): string {
  return text ? `<p>${escapeHtml(text)}</p>` : '';
}

function partHtml({ title, lines }: MenuPart): string {
  const items = lines.map(
    ({ name, price, note, allergens }) =>
      `<li><div>${escapeHtml(name)}<i></i>${price ? `<b>${escapeHtml(price)}</b>` : ''}</div>` +
      `${paragraph(below(note, allergens))}</li>`,
  );
  return `<section><h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul></section>`;
}

/** Escaped and without scripts, for the Content-Security-Policy. On a tent, what is too long gives way to its code. */
export function menuDocument(menu: PrintableMenu, name: MenuPaper): PrintDocument {
  const paper: Paper = MENU_PAPERS[name];
  if (name !== 'tent') return paperDocument(menu, paper, false);
  const withCode: Paper = { ...paper, codePt: LARGE_CODE_PT };
  if (fittingStyle(menu, paper)) return paperDocument(menu, paper, true);
  const withoutDrinks = { ...menu, parts: [] };
  const isShort = fittingStyle(withoutDrinks, withCode) !== undefined;
  return paperDocument(isShort ? withoutDrinks : { ...withoutDrinks, introduction: null }, withCode, true);
}

function paperDocument(menu: PrintableMenu, paper: Paper, isTent: boolean): PrintDocument {
  const side = [
    `<header>${escapeHtml(menu.house)}</header>`,
    `<h1>${escapeHtml(menu.name)}</h1>`,
    paragraph(menu.introduction),
    menu.parts.length > 0 ? `<main>${menu.parts.map(partHtml).join('')}</main>` : '',
    `<footer>${menu.code}<div>${paragraph(OF_AGE)}${paragraph(menu.address)}</div></footer>`,
  ].join('');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(menu.name)}</title></head><body>`,
    isTent ? `<div class="side">${side}</div>`.repeat(2) : side,
    '</body></html>',
  ].join('');
  const [sizePt = 12] = paper.sizesPt;
  const fitting = fittingStyle(menu, paper) ?? { sizePt, columns: 1 };
  return { html, css: styles(paper, fitting.sizePt, fitting.columns, isTent) };
}
