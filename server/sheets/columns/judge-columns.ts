import { hasAmount, hasUnit, isBareAmount, isMeasured } from '../lines/amounts.ts';
import { isTechnique, isTechniqueName } from '../words/cell-words.ts';
import { unitOf } from './ingredient-columns.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { readPlaces } from '../lines/read-entries.ts';
import type { ColumnUse, Sample } from './column-use.ts';
import { columnsOfLines, columnsPerIngredient, columnsWithAmounts } from './guess-ingredients.ts';
import type { SheetField } from '../sheet-fields.ts';

/** A column of short words is judged by its cells: most of them have to agree. */
const MOST = 0.6;
const NEARLY_ALL = 0.85;
const FEW = 0.3;
const LONG_TEXT_CHARACTERS = 60;
const LONGEST_NAME_CHARACTERS = 60;

/**
 * Corrects what column names say by what the cells say: a `method` of 'Shake' and 'Stir' is the technique, a `type` of 'Wine cocktail'
 * is the category, a column of '2 oz' and '1 dash' beside the ingredients holds their amounts.
 * @param isFixed columns that were given their field by hand keep it
 */
export function judgeColumns(
  uses: readonly ColumnUse[],
  sample: Sample,
  isFixed: (index: number) => boolean,
): ColumnUse[] {
  const isFree = (field: SheetField): boolean => uses.every((use) => use.field !== field);
  const hasOtherSteps = (index: number): boolean =>
    uses.some((use) => use.field === 'instructions' && use.index !== index);
  return uses.flatMap((use): ColumnUse[] => {
    const { index, field, number } = use;
    if (field === 'ingredients' && use.part === 'entry' && number === 0)
      return [
        isAmountColumn(sample(index)) && isBesideNames(use, uses, sample) ? { ...use, part: 'amount' } : use,
      ];
    if (isFixed(index)) return [use];
    // A base with its amount is one of the ingredients; `guessColumns` finds the others.
    if (field === 'spirits' && isFree('ingredients') && shareOf(sample(index), isMeasuredLine) >= MOST)
      return [];
    if (field === 'instructions' && number === 0) {
      const isType =
        shareOf(sample(index), isTechniqueName) >= NEARLY_ALL &&
        shareOf(sample(index), (cell) => cell.length > LONG_TEXT_CHARACTERS) === 0;
      // Nothing else says how the drink is made, so the word is its only step too, and a doubtful one.
      if (!isType || !isFree('type')) return [use];
      return hasOtherSteps(index) ? [{ ...use, field: 'type' }] : [{ ...use, field: 'type' }, use];
    }
    if (field !== 'type' || shareOf(sample(index), isTechnique) >= FEW || filled(sample(index)).length === 0)
      return [use];
    if (shareOf(sample(index), (cell) => cell.length > LONG_TEXT_CHARACTERS) >= FEW)
      return isFree('instructions') ? [{ ...use, field: 'instructions' }] : [];
    return isFree('category') ? [{ ...use, field: 'category' }] : [];
  });
}

/** Of several columns for the instructions, the one that holds nothing but names of techniques; undefined when there is none. */
export function techniqueAmong(candidates: readonly number[], sample: Sample): number | undefined {
  if (candidates.length < 2) return undefined;
  return candidates.find((index) => shareOf(sample(index), isTechniqueName) >= NEARLY_ALL);
}

/** What columns without a known name hold, for the fields that nothing else fills. Each is a guess, to be shown as one. */
export function guessColumns(
  open: readonly number[],
  uses: readonly ColumnUse[],
  sample: Sample,
  header: readonly string[] | null,
): ColumnUse[] {
  const left = open.filter((index) => filled(sample(index)).length > 0);
  const guesses: ColumnUse[] = [];
  const isMissing = (field: SheetField): boolean => ![...uses, ...guesses].some((use) => use.field === field);
  const take = (field: SheetField, fits: (cells: readonly string[]) => boolean): void => {
    if (!isMissing(field)) return;
    const at = left.findIndex((index) => fits(sample(index)));
    const [index] = at >= 0 ? left.splice(at, 1) : [];
    if (index !== undefined) guesses.push({ index, field, part: 'entry', number: 0 });
  };
  take('ingredients', areIngredients);
  if (isMissing('ingredients') && header) guesses.push(...columnsWithAmounts(header, sample));
  if (isMissing('ingredients')) {
    const lines = columnsOfLines(left, sample);
    guesses.push(...(lines.length > 0 || !header ? lines : columnsPerIngredient(left, header, sample)));
    const taken = new Set(guesses.map(({ index }) => index));
    left.splice(0, left.length, ...left.filter((index) => !taken.has(index)));
  }
  take('instructions', (cells) => shareOf(cells, isProse) >= MOST);
  take('instructions', (cells) => shareOf(cells, isSentence) >= MOST);
  const amounts = amountsBeside([...uses, ...guesses], left, sample);
  if (amounts !== undefined) {
    const unit = unitOf(header?.[amounts] ?? '');
    guesses.push({ index: amounts, field: 'ingredients', part: 'amount', number: 0, ...(unit && { unit }) });
  }
  // Without ingredients it is no sheet of recipes, and a guessed name would only hide that.
  if (isMissing('ingredients')) return guesses;
  take('name', areNames);
  if (header) return guesses;
  take('image', (cells) => shareOf(cells, (cell) => /^https?:\/\/\S+$/i.test(cell)) >= MOST);
  take('glassware', (cells) => shareOf(cells, (cell) => GLASS.test(cell) && cell.length < 40) >= MOST);
  take('type', (cells) => shareOf(cells, isTechnique) >= MOST);
  take('category', (cells) => shareOf(cells, (cell) => cell.length < 40) >= MOST && isRepeated(cells));
  return guesses;
}

/** A column of amounts next to names that have none. */
function amountsBeside(
  uses: readonly ColumnUse[],
  open: readonly number[],
  sample: Sample,
): number | undefined {
  const lists = uses.filter(({ field, number }) => field === 'ingredients' && number === 0);
  const [names] = lists;
  if (!names || lists.length > 1 || shareOf(sample(names.index), hasAmount) >= FEW) return undefined;
  return open.find((index) => Math.abs(index - names.index) === 1 && isAmountColumn(sample(index)));
}

const GLASS =
  /glass|coupe|flute|highball|tumbler|mug|collins|rocks|martini|hurricane|snifter|goblet|glas|verre|vaso|copa|bicchiere|copo/i;

function areIngredients(cells: readonly string[]): boolean {
  return (
    shareOf(cells, (cell) => hasAmount(cell) && !isBareAmount(cell) && !/^https?:/i.test(cell)) >= MOST &&
    shareOf(cells, (cell) => /[,;|\n、，]|\s\/\s/.test(cell) && /\d|½|¼|¾/.test(cell)) >= MOST
  );
}

function isProse(cell: string): boolean {
  return cell.length > 30 && cell.trim().split(/\s+/).length > 5 && !/^https?:/i.test(cell);
}

/** Short instructions: "Shake hard. Strain." */
function isSentence(cell: string): boolean {
  return /\p{L}{2}[.!。！]\s*$/u.test(cell) && /\p{L}\s+\p{L}|[。！]/u.test(cell);
}

function areNames(cells: readonly string[]): boolean {
  const texts = filled(cells);
  return (
    shareOf(cells, (cell) => cell.length <= LONGEST_NAME_CHARACTERS && /\p{L}/u.test(cell)) >= 0.9 &&
    new Set(texts).size >= texts.length * MOST &&
    shareOf(cells, (cell) => /^https?:|^\d/.test(cell)) < FEW
  );
}

/** True for an ingredient with its amount and unit. */
export function isMeasuredLine(cell: string): boolean {
  return isMeasured(cell) && hasUnit(cell) && !isBareAmount(cell);
}

function isRepeated(cells: readonly string[]): boolean {
  const texts = filled(cells);
  return texts.length >= 2 && new Set(texts).size < texts.length;
}

/** True for a column of amounts alone, one or a list of them in a cell. */
export function isAmountColumn(cells: readonly string[]): boolean {
  return shareOf(cells, (cell) => placesOf(cell).every((one) => one === '' || isBareAmount(one))) >= 0.7;
}

function isBesideNames(use: ColumnUse, uses: readonly ColumnUse[], sample: Sample): boolean {
  return uses.some(
    (other) =>
      other.index !== use.index &&
      other.field === 'ingredients' &&
      other.number === 0 &&
      other.part === 'entry' &&
      !isAmountColumn(sample(other.index)),
  );
}

function placesOf(cell: string): string[] {
  return (readPlaces(cell) ?? cell.split(/[\n;|]|,(?!\d)/)).map((one) => one.trim());
}

function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell));
}

/** How many of the cells that say something fit. */
export function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  const texts = filled(cells);
  return texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;
}
