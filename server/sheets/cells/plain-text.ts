import { unguardFormula } from '#openapi/formula-guard.ts';
import ENTITIES from './html-entities.json' with { type: 'json' };

const NAMED = new Map(Object.entries(ENTITIES.signs));
/** The accent that an entity such as `&eacute;` names. */
const ACCENTS = new Map(Object.entries(ENTITIES.accents));

const TAG_THAT_ENDS_A_LINE = /<br\s*\/?>|<\/(?:p|li|div|tr|h[1-6])>/gi;
const TAG = /<\/?(?:p|li|ul|ol|div|b|i|u|em|strong|span|a|br|table|tbody|tr|td|h[1-6])(?:\s[^<>]*)?>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+\d*));/gi;
/** Invisible marks (zero width, direction of writing) are removed. Full-width signs become plain ones. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const WIDE = /[\uff05\uff0b\uff0e\uff0f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
/** A relation as note programs export it: "Gin (https://…), Rum (Ingredients/Rum%200a1b.md)". */
const RELATION = /\s?\((?:https?:\/\/[^\s()]+|[^\s()]{1,300}\.(?:md|html|csv)(?:[?#][^\s()]*)?)\)(,\s*)?/g;
const LINK = /\[([^[\]]{1,200})\]\((?:https?:\/\/)?[^\s()]+\)/g;
/** Long runs of blanks are shortened, since patterns would read them again for each blank. */
const LONG_GAP = /(?<!\s)\s{100,}/g;

/** Returns the plain text of a foreign cell, without markup, entities, links and invisible signs. */
export function plainText(guarded: string): string {
  let text = unguardFormula(guarded);
  if (text.length >= 100) text = text.replace(LONG_GAP, (gap) => (/[\r\n]/.test(gap) ? '\n' : ' '));
  if (text.includes('<')) text = text.replace(TAG_THAT_ENDS_A_LINE, '\n').replace(TAG, '');
  if (text.includes('&')) text = text.replace(ENTITY, decoded);
  if (text.includes('](')) text = text.replace(LINK, '$1');
  if (text.includes('(')) text = text.replace(RELATION, (_, comma?: string) => (comma ? '\n' : ''));
  if (/[\u200b-\uff5a]/.test(text))
    text = text.replace(UNSEEN, '').replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return text;
}

function decoded(sign: string, decimal?: string, hex?: string, name?: string): string {
  if (name === undefined) {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : sign;
  }
  const namedSign = NAMED.get(name.toLowerCase());
  if (namedSign !== undefined) return namedSign;
  const accent = ACCENTS.get(name.slice(1).toLowerCase());
  return accent === undefined ? sign : `${name[0]}${accent}`.normalize('NFC');
}

/** Returns the URL in a cell: from a picture's tag, Markdown, brackets after a file name, or alone. */
export function urlIn(cell: string): string {
  const text = unguardFormula(cell).trim();
  const [, tagged] = /<img\s[^>]*src=["']?([^"'\s>]+)/i.exec(text) ?? [];
  const [, bracketed] = /\((https?:\/\/[^\s()]+)\)/.exec(text) ?? [];
  return tagged ?? bracketed ?? text;
}

/** Makes one line without doubled blanks and marks of a lost accent (`Cafe_`). */
export function tidyText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(\p{L})_(?=\s|$)/gu, '$1')
    .replace(/ (?=[,.;!?](\s|$))/g, '')
    .trim();
}

const OPENING = /[([{（［【「『]/;
const CLOSING = /[)\]}）］】」』]/;

/** Splits at every match of `separator` (a global pattern without groups) outside brackets. */
export function splitOutsideBrackets(text: string, separator: RegExp): string[] {
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

/** Matches letters as they look when a text was read in the wrong encoding. */
export const GARBLED_LETTERS =
  /\ufffd|Ã[\u0080-\u00bf©¨¼¶¤]|â€|\p{L}[¹²³¼½¾¿£¥¢§¶¤¦±×÷ªº†‡‰‹›„ˆ˜]\p{Ll}|[ðþýÞÐÝ]\p{Ll}/u;
