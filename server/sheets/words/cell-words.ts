import { CocktailDifficulty } from '#openapi/generated/model/index.ts';
import { foldText } from '#openapi/names/fold-text.ts';
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
