import { isBareAmount, joinMeasure, joinUnit, startsWithNumber } from './amounts.ts';

/** Keys of what an entry is about, the likeliest first: a step may have a number beside its text. */
const NAMES = [
  /^label$/i,
  /^food$/i,
  /^(?:name|ingredient|ingredient_?name|item|product|title)s?$/i,
  /^(?:text|instruction|description|spirit|value|step|special|line|original|raw|display)s?$/i,
];
const AMOUNT = /^(?:amount|measure|measurement|quantity|qty|dose|volume|parts?|ml|oz|cl)s?$/i;
/** The list within such a part. */
const SECTION = /^(?:itemListElement|steps|ingredients|items|instructions)$/i;
const NOTE = /^(?:note|notes|comment|remark)$/i;
const UNIT = /^(?:unit|units|uom|unitname)$/i;

/** The entries of a cell that holds a program's list or record (see `readLiteral`); null when it holds something else. */
export function readEntries(text: string): string[] | null {
  const literal = readLiteral(text.trim());
  if (literal === undefined) return null;
  const entries = Array.isArray(literal)
    ? literal.flatMap((one) => entriesOfSection(one) ?? [entryOf(one)])
    : entriesOfRecord(literal);
  return entries.some((entry) => entry === undefined)
    ? null
    : entries.filter((entry): entry is string => entry !== undefined && entry !== '');
}

/** The same with '' for each entry that is nothing: position counts in a list of amounts. */
export function readPlaces(text: string): string[] | null {
  const literal = readLiteral(text.trim());
  if (!Array.isArray(literal)) return null;
  const entries = literal.map(entryOf);
  return entries.some((entry) => entry === undefined) ? null : (entries as string[]);
}

/** The entries of a part of a recipe with a title of its own, such as a HowToSection of schema.org; null for any other value. */
function entriesOfSection(value: Literal): (string | undefined)[] | null {
  if (value === null || typeof value === 'string' || Array.isArray(value)) return null;
  const [, list] = Object.entries(value).find(([key, one]) => SECTION.test(key) && Array.isArray(one)) ?? [];
  return Array.isArray(list) && list.length > 0 ? list.map(entryOf) : null;
}

/** Undefined for what is no line of a recipe. */
function entryOf(value: Literal): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) {
    const texts = value.map((part) => (typeof part === 'string' ? part : ''));
    const [first = '', second = ''] = texts;
    return texts.length === 2 ? joinEither(first, second) : undefined;
  }
  const textsOf = (key: RegExp): string[] =>
    Object.entries(value).flatMap(([name, one]) => (key.test(name) ? textOf(one) : []));
  const find = (key: RegExp): string => textsOf(key)[0] ?? '';
  const name = NAMES.flatMap(textsOf).find((text) => /\p{L}/u.test(text)) ?? '';
  const note = find(NOTE);
  // Where a program has not taken a line apart, the whole of it stands in the note.
  if (name === '') return note === '' ? undefined : note;
  const line = joinMeasure(joinUnit(find(AMOUNT), find(UNIT)), name);
  return note === '' || !('food' in value) ? line : `${line}, ${note}`;
}

/** A text, or the name of what a record is about. */
function textOf(value: Literal): string[] {
  if (typeof value === 'string') return [value];
  const name = value === null || Array.isArray(value) ? null : value['name'];
  return typeof name === 'string' ? [name] : [];
}

/** A record whose keys are ingredients and whose values are amounts, or with one list inside. */
function entriesOfRecord(record: { [key: string]: Literal }): (string | undefined)[] {
  const pairs = Object.entries(record);
  const [only] = pairs;
  if (pairs.length === 1 && only && Array.isArray(only[1])) return only[1].map(entryOf);
  if (pairs.every(([, value]) => value === null || typeof value === 'string'))
    return pairs.map(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      return /^\d+$/.test(name) ? text : joinMeasure(text, name);
    });
  return pairs.map(([, value]) => entryOf(value));
}

/** A pair of an ingredient and its amount, in either order. */
function joinEither(first: string, second: string): string {
  const isAmount = (text: string): boolean => startsWithNumber(text) || isBareAmount(text);
  return isAmount(second) && !isAmount(first) ? joinMeasure(second, first) : joinMeasure(first, second);
}

/** What a list or a record in a cell holds: texts, numbers, nothing, and more of them. */
export type Literal = string | null | Literal[] | { [key: string]: Literal };

/** Deeper ones are no recipe, and would only cost time. */
const MAX_DEPTH = 5;
const NO_VALUE = /^(?:none|null|nan|na|undefined)$/i;
/** The comma behind the last entry counts for nothing. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|c?\(|(,\s*(?=[\])}]))|[\w.+-]+|\s+|[^]/g;
const BRACKETS: Readonly<Record<string, string>> = { '(': '[', ')': ']' };
const ESCAPE = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^]))/gi;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

/**
 * Reads a list or record as programs print it: JSON (`["a"]`, `{"a": 1}`), Python (`['a', None]`, `{'a': 1}`, `('a', 'b')`) or R
 * (`c("a", "b")`). Numbers and bare words come as text.
 * @returns undefined when the text is nothing of the kind
 */
export function readLiteral(text: string): Literal[] | { [key: string]: Literal } | undefined {
  if (!/^(?:[[{]|c?\(\s*(?:["']|None,))/.test(text) || !/[\])}]$/.test(text)) return undefined;
  try {
    return JSON.parse(asJson(text)) as Literal[] | { [key: string]: Literal };
  } catch {
    return PLAIN_LIST.test(text) ? text.slice(1, -1).split(/,\s*/) : undefined;
  }
}

/** "[White Rum, Lime Juice]", as Java prints a list. */
const PLAIN_LIST = /^\[[^[\]{}"']+\]$/;

function asJson(text: string): string {
  let depth = 0;
  let json = '';
  for (const [token, lastComma] of text.matchAll(TOKEN)) {
    const sign = token === 'c(' ? '(' : (token[0] ?? '');
    if (/[[({]/.test(sign)) depth += 1;
    else if (/[\])}]/.test(sign)) depth -= 1;
    // A lone mark begins a text without an end.
    if (depth > MAX_DEPTH || token === '"' || token === "'") throw new SyntaxError('no list of a recipe');
    if (sign === '"' || sign === "'") json += JSON.stringify(unescaped(token.slice(1, -1)));
    else if (/[\w.+-]/.test(sign)) json += NO_VALUE.test(token) ? 'null' : JSON.stringify(token);
    else if (lastComma === undefined) json += BRACKETS[sign] ?? token;
  }
  return json;
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, long?: string, short?: string, sign: string = '') => {
    const code = long ?? short;
    return code === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16));
  });
}
