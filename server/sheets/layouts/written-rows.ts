import { inRuns } from '../in-runs.ts';
import { withoutEmphasis } from '../lines/foreign-text.ts';
import { labelled } from '../lines/labelled-line.ts';
import { hasUnit } from '../lines/line-amounts.ts';
import { LIST_ENTRY } from '../lines/split-entries.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { areMost, areNearlyAll, areSome, FEW } from '../shares.ts';
import { isKnownIngredient } from '../words/ingredient-words.ts';
import { isEntry, isTitle, type WrittenRow } from './block-rows.ts';
import { labelsOf } from './card-cells.ts';
import { isFootnote, isIngredient, isListOfNames } from './card-lines.ts';
import { textOf } from './sheet-layout.ts';

interface Line extends WrittenRow {
  text: string;
  /** The signs before a heading; 0 for any other line. */
  level: number;
}

const HEADING = /^(#{1,6})(?:\s+|(?<=##)(?=\p{L}))(.*?)[\s#]*$/u;
const BOLD = /^(\*\*|__)[^*_:：]+\1$/;
const RULE = /^(?:[-_*=~]\s?){3,}$/;
/** A line in bold letters is a heading too, below the others. */
const BOLD_LEVEL = 7;
const MIN_WRAPPED_CHARACTERS = 50;
const NUMBER = /^\d{1,2}[.)]\s+/;

/**
 * The rows of a text whose marks say what its lines are, as people write notes and Markdown: headings and lists. Marks are taken away.
 * Null for any other sheet.
 */
export function writtenRows(rows: readonly SheetRow[]): WrittenRow[] | null {
  const texts = rows.map((row) => textOf(row, ', '));
  const isMarked = HEADING.test(texts[0] ?? '') || texts.filter(hasMark).length >= texts.length * FEW;
  if (!isMarked || !areNearlyAll(rows, ({ cells }) => cells[0]?.trim() !== '')) return null;
  const lines = inRuns(
    rows.flatMap((row, at) =>
      isFootnote(texts, at)
        ? { ...row, text: texts[at] ?? '', level: 0, mark: 'footnote' as const }
        : readLine(row, texts[at] ?? ''),
    ),
    goesOn,
  ).map(joinWrapped);
  const listed = lines.filter(isListed);
  const isMeasured = ({ text }: Line): boolean => hasUnit(text);
  const isKnown = ({ text }: Line): boolean => isKnownIngredient(text);
  // What is to be done, and a table of contents, are lists too.
  const areRecipes = listed.some(isMeasured)
    ? areSome(listed, (line) => isMeasured(line) || isKnown(line))
    : areMost(listed, isKnown);
  if (!areRecipes) return null;
  const { level, count } = namingHeadings(lines);
  const titles = lines.filter((line, at) => isTitleOfList(line, lines[at - 1], lines[at + 1]));
  if (count > 0 && count >= titles.length) nameHeadings(lines, level);
  else nameTitles(lines);
  setSections(lines);
  return lines.some(({ mark }) => mark === 'name') ? lines : null;
}

function hasMark(text: string): boolean {
  return LIST_ENTRY.test(text) || HEADING.test(text) || BOLD.test(text);
}

/** A long line without an end goes on in the next one. */
function goesOn({ rowNumber, mark, level, text }: Line, run: readonly [Line, ...Line[]]): boolean {
  const before = run.at(-1) ?? run[0];
  const isPlain = mark === undefined && level === 0 && before.level === 0;
  const isWrapped = before.text.length >= MIN_WRAPPED_CHARACTERS && !/[.!?:。]$/.test(before.text);
  return isPlain && isWrapped && rowNumber === before.rowNumber + 1 && !isLabel(text);
}

function joinWrapped(run: readonly [Line, ...Line[]]): Line {
  const text = run.map((line) => line.text).join(' ');
  return { ...run[0], text, ...(run.length > 1 && { cells: [text] }) };
}

function readLine(row: SheetRow, whole: string): Line[] {
  const text = whole.replace(/\s*\\$/, '');
  if (RULE.test(text)) return [];
  const [, signs = '', title = ''] = HEADING.exec(text) ?? [];
  const isBold = BOLD.test(text);
  const isItem = signs === '' && !isBold && LIST_ENTRY.test(text);
  const plain = withoutEmphasis(signs === '' ? (isItem ? text.replace(LIST_ENTRY, '') : text) : title);
  const line = { ...row, cells: [plain], text: plain, level: isBold ? BOLD_LEVEL : signs.length };
  // "#### Method" is a label.
  if (line.level > 0 && isLabel(plain)) return [{ ...line, cells: [`${plain}:`], level: 0 }];
  return [isItem ? { ...line, mark: NUMBER.test(text) ? 'numbered' : 'entry' } : line];
}

function isLabel(text: string): boolean {
  const [label] = labelsOf([{ at: 0, text }]);
  return label !== undefined && label.field !== 'name';
}

/** What goes into a drink, whether a sign stands before it or not. */
function isListed(line: Line): boolean {
  return line.level === 0 && (isEntry(line) || isIngredient(line.text) || isListOfNames(line.text));
}

/** The level of the headings most of which have a list below, and how many have. */
function namingHeadings(lines: readonly Line[]): { level: number; count: number } {
  const counts = new Map<number, number>();
  let last = 0;
  for (const line of lines) {
    if (line.level > 0) last = line.level;
    else if (last > 0 && isListed(line)) {
      counts.set(last, (counts.get(last) ?? 0) + 1);
      last = 0;
    }
  }
  const [[level, count] = [0, 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return { level, count };
}

/** A line without a sign right above a list, which nothing but a list stands right above. */
function isTitleOfList(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  const isBelow = (one: Line | undefined, above: Line): boolean => one?.rowNumber === above.rowNumber + 1;
  return (
    isPlainTitle(line) &&
    next !== undefined &&
    isBelow(next, line) &&
    isListed(next) &&
    (before === undefined || isListed(before) || !isBelow(line, before))
  );
}

function isPlainTitle(line: Line): boolean {
  return line.level === 0 && line.mark === undefined && !isListed(line) && isTitle(line);
}

function nameHeadings(lines: readonly Line[], level: number): void {
  for (const line of lines) {
    if (line.level === 0) continue;
    line.mark = line.level > level ? 'heading' : line.level === level ? 'name' : 'section';
    const text = line.text.replace(NUMBER, '');
    const named = labelled(text);
    line.cells = [named?.field === 'name' ? named.value : text];
  }
}

/** A list belongs to the last title above it; a title right above that begins a section, as headings do. */
function nameTitles(lines: readonly Line[]): void {
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (line.level > 0) line.mark = 'section';
    if (!isListed(line) || !before || isListed(before)) continue;
    const above = lines.slice(lines.slice(0, at).findLastIndex((one) => one.mark !== undefined) + 1, at);
    const nameAt = above.findLastIndex(isPlainTitle);
    const [section, name] = [above[nameAt - 1], above[nameAt]];
    if (!name) continue;
    name.mark = 'name';
    if (section && isPlainTitle(section) && section.rowNumber + 1 === name.rowNumber)
      section.mark = 'section';
  }
}

/** The sections of a text that has several say what the recipes are. */
function setSections(lines: readonly Line[]): void {
  const sections = inRuns(lines, ({ mark }) => mark !== 'section').filter(
    ([first, ...below]) => first.mark === 'section' && below.some(({ mark }) => mark === 'name'),
  );
  if (sections.length < 2) return;
  for (const [{ cells }, ...below] of sections)
    for (const line of below) if (line.mark === 'name') line.section = cells[0];
}
