import { escapeHtml } from '#ui/lib/head/page-head.ts';
import type { PrintDocument } from '#ui/lib/print/print-in-window.ts';

/** Names instead of ids, lines in the visitor's units. */
export interface PrintableRecipe {
  name: string;
  image: string | null;
  /** SVG that is written as it is, for a recipe without an image. */
  drawing: string | null;
  funFact: string | null;
  facts: readonly { label: string; value: string }[];
  ingredients: readonly string[];
  instructions: readonly string[];
  /** With the address as a QR code in SVG, which is written as it is. */
  link: { address: string; code: string } | null;
}

/** PRODUCT.md, section 4. */
export interface PrintOptions {
  funFact: boolean;
  image: boolean;
}

export interface PrintHouse {
  origin: string;
  copyright: string;
}

const FRACTIONS = /((?:\d{1,3} )?)(?<![\d/])([1-9]\/\d{1,2})(?![\d/])/g;

/** http, https or a path of this site; null for anything else. */
export function printableImage(image: string | null, origin: string): string | null {
  if (!image || !/^(?:https?:\/\/|\/)/i.test(image) || !URL.canParse(image, origin)) return null;
  const url = new URL(image, origin);
  if (image.startsWith('/') && url.origin !== new URL(origin).origin) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Letter paper less the margins, in points. */
const PAGE_WIDTH_PT = 504;
const PAGE_HEIGHT_PT = 734;
const TEXT_PT = 12;
const LINE_HEIGHT = 1.4;
/** From comfortable to the smallest that is read at arm's length (8.5 pt). */
const SCALES = [1, 0.92, 0.84, 0.77, 0.71];

/** In points, from the average width of letters. */
function textHeight(text: string, sizePt: number, widthPt: number): number {
  const lettersPerLine = widthPt / (sizePt * 0.47);
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / lettersPerLine)));
  return lines.reduce((sum, count) => sum + count, 0) * sizePt * LINE_HEIGHT;
}

/** 2 cm, which a phone reads from half a metre. */
const CODE_PT = 57;

/** An estimate in points, rather too high than too low. */
function pageHeight(recipe: PrintableRecipe, options: PrintOptions, scale: number): number {
  const size = TEXT_PT * scale;
  const hasImage = (options.image && recipe.image !== null) || recipe.drawing !== null;
  const topWidth = PAGE_WIDTH_PT - (hasImage ? 150 : 0);
  const listHeight = (lines: readonly string[], width: number, gap: number) =>
    lines.reduce((sum, line) => sum + textHeight(line, size, width) + gap, 0);
  const facts = recipe.facts.map(({ label, value }) => `${label} ${value}`);
  const top = textHeight(recipe.name, 30 * scale, topWidth) + 16 + listHeight(facts, topWidth, 2);
  const funFact =
    options.funFact && recipe.funFact ? textHeight(recipe.funFact, size, PAGE_WIDTH_PT - 24) + 34 * scale : 0;
  const ingredients = listHeight(recipe.ingredients, PAGE_WIDTH_PT / 2 - 24, 4 * scale);
  const instructions = listHeight(recipe.instructions, PAGE_WIDTH_PT - 24, 5 * scale);
  const foot = 115 * scale + (recipe.link ? CODE_PT : 0);
  return Math.max(top, hasImage ? 145 : 0) + funFact + ingredients / 2 + 20 + instructions + foot + 20;
}

/** A line that is not split leaves the rest of its page empty. */
const PAGE_FILL = 0.96;

/** A recipe of several pages uses none of the smaller sizes. */
const COMFORTABLE_SIZES = 3;

function scaleForOnePage(recipe: PrintableRecipe, options: PrintOptions): number | undefined {
  return SCALES.find((scale) => pageHeight(recipe, options, scale) <= PAGE_HEIGHT_PT);
}

/** One page, or as few as comfortable type allows. */
function typeScale(recipe: PrintableRecipe, options: PrintOptions): number {
  const onOne = scaleForOnePage(recipe, options);
  if (onOne !== undefined) return onOne;
  const heights = SCALES.map((scale) => pageHeight(recipe, options, scale) / PAGE_HEIGHT_PT);
  const pages = heights.slice(0, COMFORTABLE_SIZES).map((height) => Math.ceil(height / PAGE_FILL));
  return SCALES[pages.indexOf(Math.min(...pages))] ?? 1;
}

const styles = (scale: number): string => `
@page { size: letter; margin: 0.4in 0.75in; }
* { box-sizing: border-box; }
body { margin: 0.4in 0.75in; font: ${(TEXT_PT * scale).toFixed(1)}pt/${LINE_HEIGHT} Figtree, system-ui, sans-serif; color: #0f2a22; background: #fff; }
h1, h2 { font-family: Bricolage, Figtree, system-ui, sans-serif; font-stretch: 86%; letter-spacing: -0.02em; }
h1 { margin: 0 0 0.3em; font-size: ${(30 * scale).toFixed(1)}pt; line-height: 1.05; overflow-wrap: anywhere; }
h2 { margin: 1em 0 0.4em; padding-bottom: 0.2em; border-bottom: 1px solid #cfdad1; font-size: 1.15em; break-after: avoid; }
svg, img { float: right; width: 200px; height: 200px; margin: 0 0 12px 20px; object-fit: cover; --color-ink: #0f2a22; }
dl { margin: 0; }
dl div { break-inside: avoid; }
dt { display: inline; font-weight: 700; }
dt::after { content: ": "; }
dd { display: inline; margin: 0; overflow-wrap: anywhere; }
aside { clear: both; margin-top: 1em; padding: 0.7em 1em; border-left: 3px solid #f3c52f; background: #f3f6f1; break-inside: avoid; }
h2 { clear: both; }
aside h2 { margin: 0; padding: 0; border: 0; font-size: 1em; }
aside p { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
ul, ol { margin: 0; padding-left: 1.6em; }
ul { columns: 2; column-gap: 24px; }
li { margin-bottom: 0.35em; break-inside: avoid; overflow-wrap: anywhere; orphans: 4; widows: 4; }
.number { white-space: nowrap; }
.number span { font-variant-numeric: diagonal-fractions; }
footer { margin-top: 1.5em; padding-top: 0.5em; border-top: 1px solid #cfdad1; font-size: 0.8em; display: flex; gap: 12px; align-items: center; color: #4b6258; break-inside: avoid; }
footer div { flex: 1; overflow-wrap: anywhere; }
footer p { margin: 0; }
@media print {
  body { margin: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  svg, img { width: 180px; height: 180px; }
}
footer svg { float: none; width: ${CODE_PT}pt; height: ${CODE_PT}pt; margin: 0; }`;

/** `1 1/2` must not read as 11/2. */
const withFractions = (html: string): string =>
  html.replace(FRACTIONS, '<span class="number">$1<span>$2</span></span>');

const list = (tag: 'ol' | 'ul', lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${withFractions(escapeHtml(line))}</li>`).join('')}</${tag}>`;

const section = (title: string, tag: 'ol' | 'ul', lines: readonly string[]): string =>
  lines.length > 0 ? `<h2>${title}</h2>${list(tag, lines)}` : '';

/** Letter page, margins 0.4in and 0.75in, image 200px on screen and 180px printed. Escaped and without scripts, for the Content-Security-Policy. */
export function printDocument(
  recipe: PrintableRecipe,
  options: PrintOptions,
  house: PrintHouse,
): PrintDocument {
  const image = options.image ? printableImage(recipe.image, house.origin) : null;
  const facts = recipe.facts.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const linked = { ...recipe, image };
  const shown = scaleForOnePage(linked, options) === undefined ? { ...linked, link: null } : linked;
  const address = shown.link ? `<p>${escapeHtml(shown.link.address)}</p>` : '';
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(recipe.name)}</title></head><body>`,
    image ? `<img src="${escapeHtml(image)}" alt="${escapeHtml(recipe.name)}">` : (recipe.drawing ?? ''),
    `<h1>${escapeHtml(recipe.name)}</h1>`,
    facts.length > 0 ? `<dl>${facts.join('')}</dl>` : '',
    options.funFact && recipe.funFact
      ? `<aside><h2>Fun Fact</h2><p>${escapeHtml(recipe.funFact)}</p></aside>`
      : '',
    section('Ingredients', 'ul', recipe.ingredients),
    section('Instructions', 'ol', recipe.instructions),
    `<footer><div><p>${escapeHtml(house.copyright)}</p>${address}</div>${shown.link?.code ?? ''}</footer></body></html>`,
  ].join('');
  return { html, css: styles(typeScale(shown, options)) };
}
