import { unguardFormula } from '#openapi/validation/formula-guard.ts';
import { anyOf, wordsFor } from '../words/languages.ts';

/** Marks that are not seen (zero width, direction of writing), and the wide forms of digits, Latin letters and `％＋．／`. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const WIDE = /[\uff05\uff0b\uff0e\uff0f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const HAS_EITHER = /[\u200b-\u206f\ufeff\uff05-\uff5a]/;

/** A cell in the signs that amounts and words are looked for in. */
export function plainSigns(guarded: string): string {
  const cell = unguardFormula(guarded);
  if (!HAS_EITHER.test(cell)) return cell;
  return cell.replace(UNSEEN, '').replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** The signs of Chinese, Japanese and Korean, for the brackets of a pattern; `ー` makes a vowel long and is of no script. */
export const EAST_ASIAN_SIGNS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}`;

/** What separates the entries of a list in any script, for the brackets of a pattern. A comma does so too, but stands in numbers as well. */
export const LIST_SIGNS = '|;；؛、，،';

/** What other people write into a cell that has nothing to say. */
const NOTHING = new RegExp(String.raw`^(?:n\/?a|n\.\s?a\.?|-+|[–—]|${anyOf(wordsFor('nothing'))})\.?$`, 'iu');
const LONGEST_NOTHING_CHARACTERS = 20;

/** True for an empty cell and for `NA`, `N/A`, `none`, `geen`, a lone dash and the like. */
export function isNothing(text: string): boolean {
  return text === '' || (text.length <= LONGEST_NOTHING_CHARACTERS && NOTHING.test(text));
}

/** Nearly all cells there are need nothing done. */
const NEEDS_TIDYING = /^\s|\s$|[^\S ]|\s\s|[_\u200b\ufeff]| [,.;!?]/;

/** One line without stray signs: no-break and doubled spaces, marks of a lost accent (`Cafe_`). */
export function tidyText(text: string): string {
  if (!NEEDS_TIDYING.test(text)) return text;
  return text
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .replace(/(\p{L})_(?=\s|$)/gu, '$1')
    .replace(/ (?=[,.;!?](\s|$))/g, '')
    .trim();
}

const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^“”„]+)[“”]|«\s?([^«»]+?)\s?»|「([^「」]+)」)$/u;

/** A text without quotation marks around the whole of it. */
export function unquoted(text: string): string {
  const [, ...inner] = QUOTED.exec(text) ?? [];
  return inner.find((one) => one !== undefined)?.trim() ?? text;
}

/** A list without the brackets around the whole of it: "(mint, lemonade)". */
export function unbracketed(text: string): string {
  return /^\((?!none,)([^()'"]*,[^()'"]*)\)$/i.exec(text.trim())?.[1]?.trim() ?? text;
}

/** The text with a capital first letter. */
export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A relation to a page, as note programs export it: "Gin (https://…)", "Gin (Ingredients/Gin%200a1b.md)". */
const RELATION = /\s?\((?:https?:\/\/[^\s()]+|[^\s()]{1,300}\.(?:md|html|csv)(?:[?#][^\s()]*)?)\)/g;
/** The same in Markdown: "[Gin](https://…)". */
const LINK = /\[([^[\]]{1,200})\]\((?:https?:\/\/)?[^\s()]+\)/g;

const ADDRESS = /:\/\/|\]\(|\.(?:md|html|csv)\b/;

/** The same without the addresses that stand behind the names they belong to. */
export function foreignText(guarded: string): string {
  const cell = plainSigns(guarded);
  if (!cell.includes('(') || !ADDRESS.test(cell)) return cell;
  return (cell.includes('](') ? cell.replace(LINK, '$1') : cell).replace(RELATION, '');
}

const OPENING = /[([{（［【〔《「『]/;
const CLOSING = /[)\]}）］】〕》」』]/;

/** Splits at every match of `separator` (a global pattern without groups, whose signs are dropped) outside parentheses and brackets. */
export function splitOutsideParentheses(text: string, separator: RegExp): string[] {
  if (!OPENING.test(text)) return text.split(separator);
  const parts: string[] = [];
  let from = 0;
  let scanned = 0;
  let depth = 0;
  for (const match of text.matchAll(separator)) {
    for (; scanned < match.index; scanned++) {
      const sign = text[scanned] ?? '';
      if (OPENING.test(sign)) depth++;
      else if (depth > 0 && CLOSING.test(sign)) depth--;
    }
    if (depth > 0) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}

const EMPHASIS = /(?<![\p{L}\p{N}])(\*\*|__|[*_`])(?=\S)([^*_`]+)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** Without the signs of Markdown for bold and slanted words. */
export function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, '$2');
}
