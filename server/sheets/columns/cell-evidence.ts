import { hasAmount, hasUnit, isBareAmount, isMeasured, withoutAmount } from '../lines/line-amounts.ts';
import { EAST_ASIAN_SIGNS, isNothing } from '../lines/foreign-text.ts';
import { readPlaces } from '../lines/read-entries.ts';
import { withoutMarks } from '../lines/split-entries.ts';
import { isFlag, isTechnique } from '../words/cell-words.ts';
import { FEW_CELLS, HALF_OF_CELLS, MOST_CELLS, NEARLY_ALL_CELLS } from '../shares.ts';

const LONG_TEXT_CHARACTERS = 60;
const LONGEST_NAME_CHARACTERS = 60;
const MOST_CATEGORIES = 20;

/** No cocktail is called like a mail address, a page, a number, a code, a date or a telephone. */
const NO_NAME =
  /^\S+@\S+\.\S+$|^(?:https?:|www\.)\S+$|^[+#(]?[\d\s.,:/()+-]{3,}$|^\p{L}{1,4}[-_.#]?\d{2,}$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T\s]+\d.*)?$/iu;
const DIGITS = /^[\d\s.,/-]+$/;
/** "7 days". */
const TIME =
  /^\d+\s?(?:days?|weeks?|months?|years?|tage?|wochen?|monate?|jours?|mois|d[ií]as?|mes(?:es)?|giorni)$/i;
/** An article number, and no amount. */
const CODE = /^\d{5,}$/;

/** What is found of a column is asked for again for each way to read the sheet. */
function perColumn<Found>(find: (cells: readonly string[]) => Found): (cells: readonly string[]) => Found {
  const known = new WeakMap<readonly string[], { found: Found }>();
  return (cells) => {
    const before = known.get(cells);
    if (before) return before.found;
    const found = find(cells);
    known.set(cells, { found });
    return found;
  };
}

/** The cells that say something. */
export const filled = perColumn((cells): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell)),
);

/** `shareOf` for a kind of cells that is asked for often. */
function shareFor(fits: (cell: string) => boolean): (cells: readonly string[]) => number {
  return perColumn((cells) => shareOf(cells, fits));
}

/** How many of the cells that say something fit. */
export function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  const texts = filled(cells);
  return texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;
}

function isNoName(cell: string): boolean {
  const text = cell.trim();
  return isFlag(text) || NO_NAME.test(text) || TIME.test(text) || (hasUnit(text) && isBareAmount(text));
}

/** True for an ingredient with its amount and unit. */
export function isMeasuredLine(cell: string): boolean {
  return isMeasured(cell) && hasUnit(cell) && !isBareAmount(cell);
}

/** "2 oz gin, 1 oz lime, mint": most of it begins with an amount, and nothing in it is a sentence. */
export function isMeasuredList(cell: string): boolean {
  const entries = withoutMarks(cell.split(/[\n;|、，]|,(?!\d)|\s[+·/]\s/).map((entry) => entry.trim()));
  const measured = entries.filter(isMeasuredLine);
  return (
    measured.length > 1 &&
    measured.length >= entries.length * MOST_CELLS &&
    !/\p{Ll}{3}[.!]\s+\p{Lu}/u.test(cell)
  );
}

/** True for a column of lists with amounts, whatever it is called. */
export const areIngredients = perColumn(
  (cells) =>
    shareOf(cells, (cell) => hasAmount(cell) && !isBareAmount(cell) && !/^https?:/i.test(cell)) >=
      MOST_CELLS &&
    shareOf(cells, (cell) => /[,;|\n、，]|\s[/+·]\s/.test(cell) && /\d|½|¼|¾/.test(cell)) >= MOST_CELLS,
);

function isProse(cell: string): boolean {
  return cell.length > 30 && cell.trim().split(/\s+/).length > 5 && !/^https?:/i.test(cell);
}

/** Short instructions: "Shake hard. Strain." */
export function isSentence(cell: string): boolean {
  return /\p{L}{2}[.!。！]\s*$/u.test(cell) && /\p{L}[.!]?\s+\p{L}|[。！]/u.test(cell);
}

const EAST_ASIAN_SIGN = new RegExp(`[${EAST_ASIAN_SIGNS}]`, 'gu');
/** A sign of Chinese, Japanese or Korean says as much as two letters. */
export const areLong = shareFor(
  (cell) => cell.replace(EAST_ASIAN_SIGN, '$&$&').length > LONG_TEXT_CHARACTERS,
);
export const areTechniques = shareFor(isTechnique);
export const shareOfProse = shareFor(isProse);

/** Short texts that are (nearly) all different, as names are. */
export function areNames(cells: readonly string[], share = MOST_CELLS): boolean {
  const texts = filled(cells);
  return areShortWords(cells) && new Set(texts).size >= texts.length * share;
}

export const areShortWords = perColumn(
  (cells) =>
    shareOf(cells, (cell) => cell.length <= LONGEST_NAME_CHARACTERS && /\p{L}/u.test(cell)) >=
      NEARLY_ALL_CELLS && shareOf(cells, (cell) => isNoName(cell) || DIGITS.test(cell)) < HALF_OF_CELLS,
);

export const areRepeated = perColumn((cells) => new Set(filled(cells)).size < filled(cells).length);

/** More words in a cell than a recipe may have categories. */
export const areTooManyWords = perColumn(
  (cells) => shareOf(cells, (cell) => cell.split(/[\n;|,、，]/).length > MOST_CATEGORIES) > 0,
);

/** True for a column of amounts alone, one or a list of them in a cell. */
export const isAmountColumn = perColumn(
  (cells) =>
    shareOf(cells, (cell) => amountPlaces(cell).every((one) => one === '' || isBareAmount(one))) >=
      NEARLY_ALL_CELLS && shareOf(cells, (cell) => CODE.test(cell)) < MOST_CELLS,
);

function amountPlaces(cell: string): string[] {
  return (readPlaces(cell) ?? cell.split(/[\n;|]|,(?!\d)|\s\/\s/)).map((one) => one.trim());
}

/** How many entries a cell has where anything separates them. */
export function countEntries(cell: string): number {
  const text = cell.trim();
  if (text === '') return 0;
  const places = readPlaces(text);
  if (places) return places.length;
  const ratio = /^\d+(?:[.,]\d+)?(?:\s?:\s?\d+(?:[.,]\d+)?)+$/.test(text);
  return text
    .split(ratio ? ':' : /[\r\n]+|[;；|、，]|,\s|,(?!\d)|\s[/·]\s|\s:\s(?!\d)/)
    .filter((one) => one.trim()).length;
}

/** In how many rows two columns have as many entries. */
export function agreement(cells: readonly string[], others: readonly string[]): number {
  const told = [...cells.keys()].filter(
    (row) => !isNothing((cells[row] ?? '').trim()) && !isNothing((others[row] ?? '').trim()),
  );
  const alike = told.filter((row) => countEntries(cells[row] ?? '') === countEntries(others[row] ?? ''));
  return alike.length / Math.max(1, told.length);
}

/** How many of the cells that say something name what other columns name in the same row. */
export function isRepeatedIn(cells: readonly string[], lists: readonly (readonly string[])[]): number {
  const rows = [...cells.keys()].filter((row) => !isNothing((cells[row] ?? '').trim()));
  const repeated = rows.filter((row) => {
    const listed = lists
      .map((list) => list[row] ?? '')
      .join('\n')
      .toLowerCase();
    const [first = ''] = (cells[row] ?? '').trim().split(/[\r\n;|,]/, 1);
    return listed.includes(withoutAmount(first).trim().toLowerCase());
  });
  return repeated.length / Math.max(rows.length, 1);
}

/** How many rows go on with the row above: they repeat its cell or have none. */
export const shareOfRuns = perColumn((cells): number => {
  const texts = cells.map((cell) => cell.trim());
  const further = texts.filter((text, at) => at > 0 && (text === '' || text === texts[at - 1]));
  return further.length / Math.max(1, texts.length - 1);
});

/** Each value stands in one run of rows: it names what the rows belong to. */
export const areGroups = perColumn((cells): boolean => {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  const runs = texts.filter((text, at) => text !== texts[at - 1]);
  return runs.length > 1 && new Set(runs).size === runs.length && shareOfRuns(cells) >= FEW_CELLS;
});

export const shareWithAmount = shareFor(hasAmount);
export const shareOfAmounts = shareFor(isBareAmount);
export const shareOfLines = shareFor(isMeasuredLine);
export const shareOfLists = shareFor(isMeasuredList);
export const shareOfNoNames = shareFor(isNoName);
