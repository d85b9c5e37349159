import { EAST_ASIAN_SIGNS, isNothing, LIST_SIGNS } from '../lines/foreign-text.ts';
import { hasAmount, hasUnit, isBareAmount, isMeasured, withoutAmount } from '../lines/line-amounts.ts';
import { readPlaces } from '../lines/read-entries.ts';
import { withoutMarks } from '../lines/split-entries.ts';
import { areMost, areNearlyAll, areSome, FEW, filled, MOST, perColumn, shareOf } from '../shares.ts';
import { isFlag, isTechnique } from '../words/cell-words.ts';
import { isKnownIngredient, isPoured } from '../words/ingredient-words.ts';

const LONG_TEXT_CHARACTERS = 60;
const LONGEST_NAME_CHARACTERS = 60;

/** No cocktail is called like a mail address, a page, a number, a code, a date or a telephone. */
const NO_NAME =
  /^\S+@\S+\.\S+$|^(?:https?:|www\.)\S+$|^[+#(]?[\d\s.,:/()+-]+$|^\p{L}{1,4}[-_.#]?\d{2,}$|^(?!\p{L}{5,}\d+$)(?=\S*\d\S*\d)(?=\S*\p{L})[\dA-Z_-]{5,}$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T\s]+\d.*)?$/iu;
/** "7 days", but not "43 Sour" or "1 Daiquiri" of a list with numbers. */
const TIME = /^\d+\s?\p{Ll}+$/u;
/** An article number, and no amount. */
const CODE = /^\d{5,}$/;
/** Anything that separates; a blank stands behind a colon that does. */
const SEPARATOR = new RegExp(String.raw`[\r\n]+|[${LIST_SIGNS}]|(?<!\d),|,(?!\d)|\s[/·+]\s|\s:\s(?!\d)`);
/** "2:1:1" are parts. */
const RATIO = /^\d+(?:[.,]\d+)?(?:\s?:\s?\d+(?:[.,]\d+)?)+$/;

/** The entries of a cell where anything separates them; '' for a place that says nothing. */
export function entriesIn(cell: string): string[] {
  const text = cell.trim();
  const places = readPlaces(text) ?? text.split(isRatio(text) ? ':' : SEPARATOR);
  return places.map((place) => place.trim());
}

/** How many of them say something. */
export function countEntries(cell: string): number {
  return entriesIn(cell).filter(Boolean).length;
}

export function isRatio(cell: string): boolean {
  return RATIO.test(cell.trim());
}

export function isList(cell: string): boolean {
  return countEntries(cell) > 1;
}

export function isNoName(cell: string): boolean {
  const text = cell.trim();
  return isFlag(text) || NO_NAME.test(text) || TIME.test(text) || (hasUnit(text) && isBareAmount(text));
}

export function isAddress(cell: string): boolean {
  return /^https?:\/\/\S+$/i.test(cell);
}

/** "ml", without a number. */
export function isUnit(cell: string): boolean {
  return isBareAmount(cell) && !/\d/.test(cell);
}

/** True for an ingredient with its amount and unit. */
export function isMeasuredLine(cell: string): boolean {
  return isMeasured(cell) && hasUnit(cell) && !isBareAmount(cell);
}

/** "2 oz gin, 1 oz lime, mint": most of it begins with an amount, and nothing in it is a sentence. */
export function isMeasuredList(cell: string): boolean {
  const entries = withoutMarks(entriesIn(cell));
  return (
    entries.filter(isMeasuredLine).length > 1 &&
    areMost(entries, isMeasuredLine) &&
    !/\p{Ll}{3}[.!]\s+\p{Lu}/u.test(cell)
  );
}

const MAX_NAME_WORDS = 4;

/** "Gin, Campari, vermouth rosso": several names in each cell, without amounts. */
export const areNameLists = perColumn(
  (cells: readonly string[]): boolean => areNearlyAll(cells, isList) && areNearlyAll(cells, isNameList),
);

function isNameList(cell: string): boolean {
  const isName = (name: string): boolean =>
    /^\p{L}[^.!?\d]*$/u.test(name) && name.split(/\s+/).length <= MAX_NAME_WORDS;
  return entriesIn(cell.replace(/\.\s*$/, '')).every(isName);
}

/** "Vodka, lime, ginger beer": names that are known as those of ingredients, and not "Stir, strain". */
export const areKnownLists = perColumn((cells: readonly string[]): boolean => {
  const names = filled(cells).flatMap(entriesIn);
  const isStep = (name: string): boolean => isTechnique(name.split(/\s/, 1)[0] ?? '');
  const areLists = areMost(cells, isList) && areNearlyAll(cells, isNameList);
  return areLists && areSome(names, isKnownIngredient) && !areSome(names, isStep);
});

/** True for a list with something strong in it. */
export function isStrong(list: string): boolean {
  return entriesIn(list).some((entry) => isPoured(withoutAmount(entry)));
}

/** Lines or lists with amounts and units. */
export function areMeasured(cells: readonly string[]): boolean {
  return areMost(cells, isMeasuredLine) || areMost(cells, isMeasuredList);
}

/** True for a column of lists with amounts, whatever it is called. */
export function areIngredients(cells: readonly string[]): boolean {
  return areMost(cells, hasAmountAndName) && areMost(cells, isListWithNumber);
}

function hasAmountAndName(cell: string): boolean {
  return hasAmount(cell) && !isBareAmount(cell) && !isAddress(cell);
}

function isListWithNumber(cell: string): boolean {
  return isList(cell) && /\d|½|¼|¾/.test(withoutMarks(entriesIn(cell)).join(' '));
}

export function isProse(cell: string): boolean {
  return cell.length > 30 && cell.trim().split(/\s+/).length > 5 && !isAddress(cell);
}

/** Short instructions: "Shake hard. Strain." */
export function isSentence(cell: string): boolean {
  return /\p{L}{2}[.!。！]\s*$/u.test(cell) && /\p{L}[.!]?\s+\p{L}|[。！]/u.test(cell);
}

const EAST_ASIAN_SIGN = new RegExp(`[${EAST_ASIAN_SIGNS}]`, 'gu');

/** A sign of Chinese, Japanese or Korean says as much as two letters. */
export function isLong(cell: string): boolean {
  return cell.replace(EAST_ASIAN_SIGN, '$&$&').length > LONG_TEXT_CHARACTERS;
}

/** Short texts that are (nearly) all different, as names are. */
export function areNames(cells: readonly string[], share = MOST): boolean {
  return areShortWords(cells) && new Set(filled(cells)).size >= filled(cells).length * share;
}

export function areShortWords(cells: readonly string[]): boolean {
  return areNearlyAll(cells, isShortWord) && !areMost(cells, isNoName);
}

function isShortWord(cell: string): boolean {
  return cell.length <= LONGEST_NAME_CHARACTERS && /\p{L}/u.test(cell);
}

export function areRepeated(cells: readonly string[]): boolean {
  return new Set(filled(cells)).size < filled(cells).length;
}

/** True for a column of amounts alone, one or a list of them in a cell. */
export function isAmountColumn(cells: readonly string[]): boolean {
  return areNearlyAll(cells, areAmounts) && !areMost(cells, isCode);
}

function areAmounts(cell: string): boolean {
  return entriesIn(cell).every((one) => one === '' || isBareAmount(one));
}

function isCode(cell: string): boolean {
  return CODE.test(cell);
}

/** The rows in which columns say something. */
function rowsTold(...columns: (readonly string[])[]): number[] {
  const isTold = (row: number): boolean => columns.every((cells) => !isNothing((cells[row] ?? '').trim()));
  return [...(columns[0] ?? []).keys()].filter(isTold);
}

/** In how many rows two columns have as many entries. */
export function agreement(cells: readonly string[], others: readonly string[]): number {
  return shareOf(
    rowsTold(cells, others),
    (row) => countEntries(cells[row] ?? '') === countEntries(others[row] ?? ''),
  );
}

/** How many of the cells that say something name what other columns name in the same row. */
export function isRepeatedIn(cells: readonly string[], lists: readonly (readonly string[])[]): number {
  return shareOf(rowsTold(cells), (row) => {
    const listed = lists.map((list) => list[row] ?? '').join('\n');
    const [first = ''] = (cells[row] ?? '').trim().split(/[\r\n;|,]/, 1);
    return listed.toLowerCase().includes(withoutAmount(first).trim().toLowerCase());
  });
}

/** True for lists that name nothing but what another column names in the same row. */
export function isNamedWithin(cells: readonly string[], others: readonly string[]): boolean {
  return cells.every((cell, row) => {
    const within = (others[row] ?? '').toLowerCase();
    return entriesIn(cell).every((entry) => within.includes(entry.trim().toLowerCase()));
  });
}

/** Some rows go on with the row above: they repeat its cell or have none. */
export const areInRuns = perColumn((cells: readonly string[]): boolean => {
  const texts = cells.map((cell) => cell.trim());
  const further = texts.filter((text, at) => at > 0 && (text === '' || text === texts[at - 1]));
  return further.length >= FEW * Math.max(1, texts.length - 1);
});

/** Each value stands in one run of rows: it names what the rows belong to. */
export const areGroups = perColumn((cells: readonly string[]): boolean => {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  const runs = texts.filter((text, at) => text !== texts[at - 1]);
  return runs.length > 1 && new Set(runs).size === runs.length && areInRuns(cells);
});
