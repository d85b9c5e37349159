import type { CocktailDifficulty } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import type { SheetField } from '../sheet-fields.ts';
import WORDS from './languages.json' with { type: 'json' };

/** A part of ingredient lines that has a column of its own. */
export type PartField = 'amount' | 'unit';

/**
 * The words of one language, between commas. Case does not count, a blank and a dot may be left out, and `*` stands for any letters.
 */
interface LanguageWords {
  /** What columns are called, by the field that they fill. */
  columns: Readonly<Partial<Record<SheetField | PartField, string>>>;
  units?: string;
  /** Between the two numbers of a range. */
  range?: string;
  /** How an amount begins that has no number. */
  counts?: string;
  and?: string;
  /** The first letters of techniques. */
  techniques?: string;
  /** How an ingredient is. */
  qualities?: string;
  /** How a remark about an ingredient begins. */
  purposes?: string;
  /** What an ingredient is in a drink. */
  kinds?: string;
  /** What fills the glass or the shaker, and usually has no amount. */
  fillers?: string;
  difficulties?: Readonly<Partial<Record<CocktailDifficulty, string>>>;
  yes?: string;
  no?: string;
  /** In a cell that has nothing to say: no garnish. */
  nothing?: string;
  glasses?: string;
  /** What a dot stands behind within a sentence. */
  abbreviations?: string;
  step?: string;
  /** What columns of steps are called, in the order of the steps. */
  sequence?: string;
  /** Names of worksheets that say nothing. */
  tabs?: string;
  /** The words of a title that names no recipe. */
  titles?: string;
  /** What the name of a person is called, such as that of who fills in a form. */
  persons?: string;
  /** How goods are counted that stand in a store. */
  packages?: string;
  /** What a card says besides the recipe. */
  others?: string;
  /** What stands below the ingredients of a recipe, and below all recipes. */
  totals?: string;
  remarks?: string;
}

/** What each language has a list of words for. */
export type WordKind = Exclude<keyof LanguageWords, 'columns' | 'difficulties'>;

/**
 * The words of all languages; where two of them use a word for different things, the first counts.
 *
 * Names of columns are those of programs, read in November 2026: schema.org/Recipe, TheCocktailDB, Mr. Boston and the IBA (en),
 * karlomikus/vue-salt-rim (de, fr, es, it, pt, nl, pl), TandoorRecipes/recipes (ru), mealie-recipes/mealie (ko, ja), with their
 * plurals and usual synonyms; all other languages have the usual words of cook books (Danish with Norwegian, Croatian with Serbian and Bosnian).
 */
export const LANGUAGES: readonly LanguageWords[] = Object.values(WORDS);

/** The words of a list. */
export function listed(words = ''): string[] {
  return words.split(',').flatMap((word) => word.trim() || []);
}

/** Without its accents, a shorter word may be another one. */
const SHORTEST_WITHOUT_ACCENTS = 5;

/** The words of one kind in all languages, those in Latin, Greek and Cyrillic letters also as they are written without accents. */
export function wordsFor(kind: WordKind): string[] {
  const words = LANGUAGES.flatMap((language) => listed(language[kind]));
  const accented = words.filter(
    (word) =>
      word.length >= SHORTEST_WITHOUT_ACCENTS &&
      /^[\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(word),
  );
  return [...words, ...accented.map(foldText)];
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': String.raw`\s?`,
  '.': String.raw`\.?`,
  '*': String.raw`\p{L}*`,
};

/** A pattern for any of the words. Most texts begin with a plain letter: they are not compared with words in other scripts. */
export function anyOf(words: readonly string[]): string {
  const plain = treeOf(words.filter((word) => /^[ -~]/.test(word)));
  const others = treeOf(words.filter((word) => /^[^ -~]/.test(word)));
  return [plain, others && `(?=[^ -~])(?:${others})`].filter(Boolean).join('|');
}

/** Words share their beginnings: of thousands of them, few are tried at a sign. The longest comes first. */
function treeOf(words: readonly string[]): string {
  const endings = new Map<string, string[]>();
  for (const word of words) {
    const [sign = ''] = word.toLowerCase();
    endings.set(sign, [...(endings.get(sign) ?? []), word.slice(sign.length)]);
  }
  const ends = endings.delete('');
  const longer = [...endings].map(([sign, rest]) => {
    const more = treeOf(rest);
    const pattern = SIGNS[sign] ?? sign.replace(/[+?^${}()|[\]\\/]/, String.raw`\$&`);
    return pattern + (more.includes('|') ? `(?:${more})` : more);
  });
  return [...longer, ...(ends ? [''] : [])].join('|');
}
