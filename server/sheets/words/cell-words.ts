import { foldText, nameKey } from '#openapi/names/fold-text.ts';
import { CocktailDifficulty } from '#openapi/generated/model.ts';
import { anyOf, LANGUAGES, listed, wordsFor } from './languages.ts';

const TECHNIQUE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${anyOf(wordsFor('techniques').map(foldText))})`,
  'u',
);
const LONGEST_TECHNIQUE_WORDS = 4;

/** True for a cell that names a technique and says nothing else: 'Shake', 'Stirred', 'Build in glass'. */
export function isTechnique(cell: string): boolean {
  const text = cell.trim();
  return (
    text.length <= 40 &&
    text.split(/\s+/).length <= LONGEST_TECHNIQUE_WORDS &&
    !/[.!?]\s/.test(text) &&
    TECHNIQUE.test(foldText(text))
  );
}

/** True for a technique by its name alone: 'Shaken', 'Dry shake', 'Build in glass'; 'Stir over ice' is an instruction. */
export function isTechniqueName(cell: string): boolean {
  const text = cell.trim();
  return (
    isTechnique(text) && /^[\p{L}\p{M}ー-]+(?:\s[\p{L}\p{M}ー-]+)?(?:\sin(?:\sthe)?\sglass)?$/u.test(text)
  );
}

const DIFFICULTIES = Object.values(CocktailDifficulty);
const BY_WORD = new Map(
  LANGUAGES.flatMap(({ difficulties = {} }) =>
    DIFFICULTIES.flatMap((difficulty) =>
      listed(difficulties[difficulty]).map((word) => [foldText(word), difficulty] as const),
    ),
  ),
);

/** The difficulty that a word, a number of 1 to 5 or stars mean; null for anything else. */
export function difficultyOf(text: string): CocktailDifficulty | null {
  const plain = foldText(text.trim());
  const known = BY_WORD.get(plain);
  if (known) return known;
  const [, full = '', digit] =
    /^(?:([★⭐*]{1,5})[☆\ufe0f]*|([1-5])(?:\s*(?:\/|of|von|de)\s*5)?)$/u.exec(plain) ?? [];
  const count = digit === undefined ? [...full].length : Number(digit);
  return count > 0 ? (DIFFICULTIES[count - 1] ?? null) : null;
}

const YES = new RegExp(`^(?:${anyOf(wordsFor('yes'))})$`, 'iu');
const NO = new RegExp(`^(?:${anyOf(wordsFor('no'))})?$`, 'iu');

/** Whether a cell says yes, or no as an empty one does; any other text as it is. */
export function readFlag(text: string): boolean | string {
  return YES.test(text) || (NO.test(text) ? false : text);
}

/** True for a cell that says yes or no. */
export function isFlag(cell: string): boolean {
  return typeof readFlag(cell.trim()) === 'boolean';
}

const GLASS = new RegExp(anyOf(wordsFor('glasses')), 'iu');

/** True for a cell that names a glass: "Fill the glass with ice" says what to do. */
export function isGlass(cell: string): boolean {
  return GLASS.test(cell) && cell.length < 40 && cell.trim().split(/\s+/).length < 5;
}

const folded = (kind: Parameters<typeof wordsFor>[0]): string => anyOf(wordsFor(kind).map(foldText));

/** The name that a spreadsheet gives to a worksheet, and names that say as little. */
const GENERIC_TAB = new RegExp(String.raw`^(?:${folded('tabs')})?[\s_.#-]*\d*$`, 'u');
/** " (2)", as a spreadsheet calls the copy of a worksheet. */
const COPY = /\s*\(\d+\)$/;
/** A number before the name, which only keeps the worksheets in order: "07 - Negroni". */
const PLACE = /^\d{1,3}(?:\s*[.)_:–-]\s*|\s+)(?=\p{L})/u;
const TITLE_WORD = new RegExp(`^(?:${folded('titles')})$`, 'u');
const OTHER_LABEL = new RegExp(`^(?:${folded('others')})$`, 'u');

/** The name on a worksheet's tab, without what only tells worksheets apart; '' for the spreadsheet's own name. */
export function nameOnTab(tab: string): string {
  const name = tab.replace(COPY, '').replace(PLACE, '').trim();
  return GENERIC_TAB.test(foldText(name)) ? '' : name;
}

/** True for a tab that a spreadsheet named after another one: its name is that of the other recipe. */
export function isCopiedTab(tab: string): boolean {
  return COPY.test(tab);
}

/** True for a heading such as "Recipe card", which names no recipe. */
export function isGenericTitle(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || TITLE_WORD.test(word));
}

/** "Price (€)", "Verkoopprijs incl. btw", "Ricarico %": what says more about a label. */
const BEHIND_LABEL = /\s*(?:[:：(%]|\s(?:incl|excl|inkl|exkl|ex|net|per|pro|par|por)(?!\p{L})).*$/isu;

/** True for what a card says besides the recipe: "Price", "ABV:". */
export function isOtherLabel(text: string): boolean {
  const words = text.replace(BEHIND_LABEL, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return OTHER_LABEL.test(foldText(words).trim());
}

/** True when a title and the name on a tab share a word, so that they may mean the same cocktail. */
export function shareWord(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    nameKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1);
  const known = words(other);
  return words(one).some((word) => known.includes(word));
}

/** Columns of numbers that are no ingredients. */
const FIGURES =
  /(?:^|[\s_-])(?:ratings?|prices?|costs?|calories?|kcal|energy|abv|proof|servings?|yield|time|min(?:utes?)?|year|votes?|likes|count|number|total|score|rank|page|volume|size|preis|prix|precio|prezzo|id|no\.?|nr\.?)(?:$|[\s_(])|^#|\/\s?\d+$/i;

/** True for a column of numbers by its name: "Price", "Volume". */
export function isFigure(column: string): boolean {
  return FIGURES.test(column);
}
