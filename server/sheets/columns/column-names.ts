import type { SheetField } from '../sheet-fields.ts';
import { isFigure, isOtherLabel } from '../words/cell-words.ts';
import { anyOf, type PartField, wordsFor } from '../words/languages.ts';
import {
  isPart,
  type Meaning,
  meaningOf,
  misspelt,
  ownField,
  plainName,
  wholeMeaning,
} from './column-words.ts';
import { numberedName } from './numbered-names.ts';

/** Words that say nothing of what a column holds. */
const FILLERS =
  /^(?:the|of|a|an|and|cocktails?|recipes?|drinks?|full|main|list|text|name|names|en|english|all|needed|required|for|your|this|details?|info|iba|specified|standard|used|official|please|enter|what|which|how|is|are|its|it|do|does|you|we|with)$/;

/** In 'amount_oz' it says the unit; see `unitOf`. */
const UNIT = /^(?:ml|cl|oz|dl|parts?|in)$/;

const LETTERED = /^(\p{L}+)\s([A-L])$/u;

/** "Ingredient A | Amount A | Ingredient B": numbers, where the letters are places. */
export function plainNames(header: readonly string[]): string[] {
  const isSeries = ['A', 'B'].every((letter) =>
    header.some((column) => LETTERED.exec(column.trim())?.[2] === letter),
  );
  return header.map(withoutPrefix(header)).map((column) => {
    const [, base = '', letter = ''] = (isSeries && LETTERED.exec(column.trim())) || [];
    const isPlace = base !== '' && /^(?:ingredients|amount|unit)$/.test(meaningOf(plainName(base)) ?? '');
    return plainName(isPlace ? `${base} ${letter.charCodeAt(0) - 64}` : column);
  });
}

const PREFIXED = /^(\p{L}+)[\s_]+(\p{L}+)$/u;

/** "Touch Unit" and "Touch Amount" are called after the same thing: the rest says which part of a line they hold. */
function withoutPrefix(header: readonly string[]): (column: string) => string {
  const parts = new Map<string, Set<PartField>>();
  for (const column of header) {
    const [, prefix = '', rest = ''] = PREFIXED.exec(column) ?? [];
    const part = meaningOf(plainName(rest));
    if (prefix !== '' && isPart(part)) parts.set(prefix, (parts.get(prefix) ?? new Set()).add(part));
  }
  return (column) => {
    const [, prefix = '', rest = ''] = PREFIXED.exec(column) ?? [];
    return parts.get(prefix)?.size === 2 && isPart(meaningOf(plainName(rest))) ? rest : column;
  };
}

/**
 * The field of a header name in several words or languages: the others say nothing ("Full ingredients list"), or all that are known say
 * the same ("Zutaten / Ingredients", "Category カテゴリ", "Which glass do you serve it in?"). It is a guess: exact names win over it.
 */
function nearField(column: string): Meaning | null {
  if (isFigure(column)) return null;
  const parts = column.split(/[/|\n:]/).map(plainName);
  const found = parts.length > 1 ? parts.map(meaningOf).find(Boolean) : null;
  // "Cost/unit" is no unit.
  if (found && isPart(found) && parts.some((part) => meaningOf(part) === null && isOtherLabel(part)))
    return null;
  if (found) return found;
  const words = wordsOf(column).filter(
    (word, _at, all) => !FILLERS.test(word) && !(all.length > 1 && UNIT.test(word)),
  );
  const meanings = words.map(meaningOf);
  const known = new Set(meanings.filter((meaning) => meaning !== null));
  const [only] = known;
  // "What is your cocktail called?"
  if (known.size === 0 && isSentence(column) && NAME_WORD.test(column)) return 'name';
  if (known.size !== 1 || only === undefined) return null;
  return !meanings.includes(null) || isSentence(column) ? only : null;
}

/** The word of a question or a title that asks for the name, though it says nothing in "Cocktail ingredients". */
const NAME_WORD = /(?<!\p{L})(?:cocktails?|drinks?|beverages?)(?!\p{L})/iu;

/** What a column's name says of it, and how surely: our own word, another one's, something near, or one word among others. */
export interface NameEvidence {
  field: SheetField | null;
  part: PartField | null;
  score: number;
}

export const NAME_SCORES = { own: 10, foreign: 8, near: 5, partial: 2 } as const;

/** "Your full name" is that of who fills in a form, "your name for it" that of the drink. */
const OF_A_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(wordsFor('persons'))})(?!\p{L}|\s(?:for|of|für|de|du|del|do)\s)`,
  'iu',
);

export function nameEvidence(column: string, plain: string): NameEvidence {
  if (OF_A_PERSON.test(column.replaceAll('_', ' ')))
    return { field: null, part: null, score: NAME_SCORES.near };
  const evidence = (found: Meaning | null, score: number): NameEvidence =>
    isPart(found)
      ? { field: null, part: found, score }
      : { field: found, part: null, score: found === null ? 0 : score };
  const found = meaningOf(plain);
  if (found) return evidence(found, ownField(plain) ? NAME_SCORES.own : NAME_SCORES.foreign);
  const near = nearField(column);
  if (near) return evidence(near, NAME_SCORES.near);
  const words = wordsOf(column);
  const others = words.filter((word) => !FILLERS.test(word));
  const isOther = isOtherLabel(column);
  const known = new Set(others.flatMap((word) => wholeMeaning(word) ?? []));
  if (!isOther && known.has('ingredients')) return evidence('ingredients', NAME_SCORES.partial);
  const meant = isOther ? null : misspelt(plain);
  if (meant) return evidence(meant, NAME_SCORES.partial);
  // "Étapes de réalisation", but no "Glass price".
  const [only = null, ...further] = isFigure(column) || words.some(isOtherLabel) ? [] : known;
  if (only && only !== 'name' && !isPart(only) && further.length === 0)
    return evidence(only, NAME_SCORES.partial);
  const isName =
    NAME_WORD.test(column) || words.includes('name') || others.some((word) => meaningOf(word) === 'name');
  return evidence(isName ? 'name' : null, others.length === 0 ? NAME_SCORES.near : NAME_SCORES.partial);
}

/** Words that tell one column of ingredients from another; any other word may tell a version or a count of the same ones. */
const KINDS_OF_INGREDIENTS =
  /^(?:non|alcohol|alcoholic|nonalcoholic|liquid|dry|fresh|main|other|more|additional|further|extra|optional|secondary|remaining|rest)$/;

/** True for one of several columns that share the ingredients: "Alcoholic ingredients", "Other ingredients". */
export function isShareOfIngredients(column: string): boolean {
  // "Ingredients (ml)" are those of "Ingredients (oz)" once more.
  const words = wordsOf(column.replace(/[()]/g, ' ')).filter((word) => !FILLERS.test(word));
  const others = words.filter((word) => meaningOf(word) !== 'ingredients');
  return others.length < words.length && others.every((word) => KINDS_OF_INGREDIENTS.test(word));
}

function wordsOf(column: string): string[] {
  return column
    .replace(/\([^()]*\)/g, '')
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}ー]+/u)
    .map(plainName)
    .filter((word) => word !== '');
}

/** A question of a form, such as "Which glass do you serve it in?". */
function isSentence(column: string): boolean {
  return /[?？]\s*$|^\s*(?:please|list|enter|what|which|how|describe|write|tell|give)\s/i.test(column);
}

/** What a header name is known to be, a field or a part of ingredient lines; all columns of a series are the same. Null when nothing is known. */
export function knownColumn(column: string): string | null {
  const plain = plainName(column);
  return meaningOf(plain) ?? numberedName(plain)?.part ?? nearField(column);
}
