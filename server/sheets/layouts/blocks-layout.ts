import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { inRuns } from '../in-runs.ts';
import { labelled } from '../lines/labelled-line.ts';
import { startsWithAmount } from '../lines/line-amounts.ts';
import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { areMost, MOST, NEARLY_ALL } from '../shares.ts';
import { isGenericTitle, isOtherLabel, isTechnique } from '../words/cell-words.ts';
import { isQualifier } from '../words/ingredient-words.ts';
import {
  isApart,
  isHeadingAmid,
  isNameLabel,
  isOutdented,
  isTitle,
  isWhole,
  type WrittenRow,
} from './block-rows.ts';
import { withTitles } from './card.ts';
import { areTwice, cellsOf, columnsOf, fieldOf, labelsOf, nameSeveral } from './card-cells.ts';
import { areInStock, hasGoods, isBare, isSentence, PRICE } from './card-lines.ts';
import { MAX_CARD_ROWS, readCard } from './read-card.ts';
import {
  fieldsIn,
  type FoundRecipe,
  type LaidOut,
  noteLeftOut,
  noteOnBlocks,
  type SheetCells,
  sheetOfRecipes,
  textOf,
} from './sheet-layout.ts';
import { writtenRows } from './written-rows.ts';

const MIN_BLOCKS = 2;
const LOOKED_AT_ROWS = 60;
const LONGEST_NAME_CHARACTERS = 60;
/** Names of people and drinks are shorter. */
const MIN_STEP_WORDS = 5;

const BESIDE = noteOn(0, 'Recipes stand side by side; they are counted like rows, from 2 on');

type Part = [WrittenRow, ...WrittenRow[]];
/** Whether a row begins a block. */
type Begins = (row: WrittenRow, before: WrittenRow | undefined) => boolean;

/** The recipe of a block, and what of it is in no field. */
interface Block extends FoundRecipe {
  leftOut: string[];
  doubts: ImportDoubtName[];
}

/**
 * Each recipe is a block of rows, without a header: labels that begin with that of the name, or lines below the name, which stands out
 * to the left or behind a blank row. Blocks may stand side by side.
 */
export function blocksLayout({ rows: all, named, table: { header } }: SheetCells): LaidOut | null {
  const written = named < 2 ? writtenRows(all) : null;
  const rows: readonly WrittenRow[] = written ?? all;
  const top = rows.slice(0, LOOKED_AT_ROWS);
  const firsts = top.map((row) => cellsOf(row)[0]);
  const left = Math.min(...firsts.map((first) => first?.at ?? Infinity));
  // What stands to the right of the labels goes on with the row above.
  const labels = firsts.map((first) => (first?.at === left ? first.text : ''));
  // The header of a table may look like one; all rows of a long table are not looked at for that.
  const names = top.filter(isNameLabel).length;
  const areCards = (): boolean =>
    areStacked(rows) || blocksFrom(rows, isApart).every(([one]) => isNameLabel(one));
  const isLabelled = names > 0 && (areLabels(labels, named) || (names >= MIN_BLOCKS && areCards()));
  const unmarked = isLabelled ? isNameLabel : named < 2 && areIndented(rows) ? isOutdented : isApart;
  const begins = written ? isMarked : unmarked;
  const blockOf = (part: Part): Block | null => readBlock(part, begins, named > 1);
  const mayBeBeside = begins === isApart && (named < 2 || areTwice(fieldsIn(header)));
  const beside = mayBeBeside ? blocksBeside(rows).map(blockOf) : [];
  const areBeside = beside.length >= MIN_BLOCKS && beside.every((block) => block !== null);
  const parts = areBeside
    ? []
    : blocksFrom(rows, begins).flatMap(isLabelled ? withoutNextTitle : withoutTitle);
  const blocks = areBeside
    ? beside.map((block, at) => ({ ...block, rowNumber: at + 2 }))
    : parts.flatMap((part) => blockOf(part) ?? []);
  const [first] = blocks;
  const areWhole = blocks.some(({ texts }) => !isBare(texts));
  // "To buy" and "For the syrup" among recipes.
  for (const { texts, doubts } of blocks)
    if (isQualifier(texts.get('name')?.[0] ?? '') || (areWhole && isBare(texts) && hasGoods(texts)))
      doubts.push('titleName');
  // A row alone is a title or a heading, and so are several without a line or a label.
  const least =
    parts.filter(
      (part) =>
        part[0].mark !== 'section' &&
        part.length > 1 &&
        !part.every((row) => isTitle(row) || labelled(textOf(row))),
    ).length * NEARLY_ALL;
  if (!first || blocks.length < Math.max(isLabelled || written ? 1 : MIN_BLOCKS, least)) return null;
  const sections = new Set(parts.flatMap(([{ section }]) => section ?? []));
  const others = parts
    .filter(([{ rowNumber }]) => blocks.every((block) => block.rowNumber !== rowNumber))
    .map((part) => part.filter((row) => !sections.has(textOf(row))));
  return sheetOfRecipes(
    blocks.map(({ leftOut: _, ...block }) => block),
    ['name', 'ingredients', 'instructions'],
    first.rowNumber,
    [
      areBeside ? BESIDE : noteOnBlocks(first.rowNumber),
      ...blocks.flatMap(({ rowNumber, leftOut }) => leftOut.map((text) => noteLeftOut(rowNumber, text))),
      ...others.flat().map((row) => noteLeftOut(row.rowNumber, textOf(row))),
    ],
  );
}

/** "CARD No. 2" above the label of the next name belongs to no recipe. */
function withoutNextTitle(part: Part): Part[] {
  const [title, before] = part.toReversed();
  const [first, ...below] = part;
  return title !== undefined && below.length > 0 && isTitle(title) && isApart(title, before)
    ? [[first, ...below.slice(0, -1)], [title]]
    : [part];
}

/** "Bar menu" right above the name of the first recipe is no name. */
function withoutTitle(part: Part): Part[] {
  const [title, name, ...below] = part;
  return name && below.length > 0 && isTitle(name) && isGenericTitle(textOf(title))
    ? [[title], [name, ...below]]
    : [part];
}

/** Labels of the fields of recipes, most of which are known. */
function areLabels(labels: readonly string[], named: number): boolean {
  const told = labels.filter((label) => label !== '');
  const known = told.flatMap((label) => fieldOf(label) ?? []);
  return (
    nameSeveral(known, named) &&
    known.length >= told.length * MOST &&
    (known.includes('ingredients') || known.includes('entry'))
  );
}

/**
 * Blocks that stand side by side, with nothing between them, in one row of them or several with blank rows between: where one is shorter
 * than its neighbour, the next may begin beside the rest of that.
 */
function blocksBeside(rows: readonly SheetRow[]): Part[] {
  if (rows.length > MAX_CARD_ROWS) return [];
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const isFilled = Array.from({ length: width }, (_, at) => rows.some(({ cells }) => cells[at]?.trim()));
  const starts = [...isFilled.keys()].filter((at) => isFilled[at] && !isFilled[at - 1]);
  if (starts.length < MIN_BLOCKS) return [];
  const [first = 0, second] = starts;
  const beginsBand: Begins = (row, before) =>
    isApart(row, before) && isTitle({ ...row, cells: row.cells.slice(first, second) });
  return blocksFrom(rows, beginsBand).flatMap((band) =>
    starts.flatMap((from, at) => {
      const part = band.map((row) => ({ ...row, cells: row.cells.slice(from, starts[at + 1]) }));
      return blocksFrom(
        part.filter((row) => textOf(row) !== ''),
        (row, before) => isApart(row, before) && isTitle(row),
      );
    }),
  );
}

/** Cards one below the other, each with a table of its own below the label of its name. */
function areStacked(rows: readonly SheetRow[]): boolean {
  const headers = rows.filter((row, at) => columnsOf(cellsOf(row), cellsOf(rows[at + 1] ?? row)));
  return headers.length >= MIN_BLOCKS && headers.length === rows.filter(isNameLabel).length;
}

/** Lines are indented below their names, which stand alone in the first column. */
function areIndented(rows: readonly SheetRow[]): boolean {
  const names = rows.filter(isOutdented);
  return (
    names.length >= MIN_BLOCKS &&
    names.length <= rows.length / 2 &&
    names[0] === rows[0] &&
    names.every(({ cells }) => cells.slice(1).every((cell) => cell.trim() === ''))
  );
}

function isMarked({ mark }: WrittenRow): boolean {
  return mark === 'name' || mark === 'section';
}

/** Blocks of rows, each from a row that begins one to the next such row. */
function blocksFrom(rows: readonly WrittenRow[], begins: Begins): Part[] {
  return inRuns(rows, (row, run) => !begins(row, run.at(-1)));
}

function isStep(text: string): boolean {
  const words = text.split(' ');
  return isSentence(text, true) || isTechnique(words[0] ?? '') || words.length >= MIN_STEP_WORDS;
}

/** The texts of a block; "20th Century" and "2 to 2" stand where only names do. */
function readBlock(rows: Part, begins: Begins, isNamed: boolean): Block | null {
  const [title, ...below] = rows;
  const behind = cellsOf(title).findIndex(
    ({ text }, at) => at > 0 && (isOtherLabel(text) || PRICE.test(text) || /[:：]$/.test(text)),
  );
  const cells = behind > 0 ? cellsOf(title).slice(0, behind) : cellsOf(title);
  const name = begins === isNameLabel ? null : cells.map(({ text }) => text).join(' ');
  // What stands beside a name is a price, a remark or another recipe.
  if (cells.length > 1 && name !== null) return null;
  if (name === '' || (name ?? '').length > LONGEST_NAME_CHARACTERS) return null;
  const isLine = startsWithAmount(name ?? '') || labelsOf(cells).length > 0;
  if (name !== null && begins === isApart && isLine) return null;
  if (name !== null && !isNamed && areMost(below, isWhole)) return null;
  const card = readCard(name === null ? rows : below);
  if (!card || areInStock(card.texts) || (name !== null && isNamed && !card.isNamed)) return null;
  const { texts, leftOut } = withTitles(card, card.titles);
  if (name !== null) {
    // Below a title, "Recipe" is no label of the name: steps stand beside it, or whose recipe it is.
    const further = texts.get('name') ?? [];
    if (!texts.has('instructions') && further.some(isStep)) texts.set('instructions', further);
    else leftOut.push(...further);
    texts.set('name', [name]);
  }
  if (title.section !== undefined && !texts.has('category')) texts.set('category', [title.section]);
  if (behind > 0 && name !== null) leftOut.push(textOf(title).slice(name.length).trim());
  const doubts: ImportDoubtName[] = card.isAgain || below.some(isHeadingAmid) ? ['crowdedIngredient'] : [];
  return texts.has('name') ? { rowNumber: title.rowNumber, texts, leftOut, doubts } : null;
}
