import { joinMeasure, joinUnit } from './amounts.ts';

/** Keys of what an entry is about, the likeliest first: a step may have a number beside its text. */
const NAMES = [
  /^label$/i,
  /^(?:name|ingredient|ingredient_?name|item|product|title)s?$/i,
  /^(?:text|instruction|description|spirit|value|step|special|line|original|raw|display)s?$/i,
];
const AMOUNT = /^(?:amount|measure|measurement|quantity|qty|dose|volume|parts?|ml|oz|cl)s?$/i;
const UNIT = /^(?:unit|units|uom|unitname)$/i;

/** The entries of a cell that holds a program's list (see `readLiteral`); null when it holds something else. */
export function readEntries(text: string): string[] | null {
  return readPlaces(text)?.filter(Boolean) ?? null;
}

/** The same with '' for each entry that is nothing: position counts in a list of amounts. */
export function readPlaces(text: string): string[] | null {
  const entries = readLiteral(text.trim())?.map(entryOf) ?? [undefined];
  return entries.includes(undefined) ? null : (entries as string[]);
}

/** Undefined for what is no line of a recipe. */
function entryOf(value: Literal): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return undefined;
  const textsOf = (key: RegExp): string[] =>
    Object.entries(value).flatMap(([name, one]) => (key.test(name) && typeof one === 'string' ? [one] : []));
  const find = (key: RegExp): string => textsOf(key)[0] ?? '';
  const name = NAMES.flatMap(textsOf).find((text) => /\p{L}/u.test(text));
  return name === undefined ? undefined : joinMeasure(joinUnit(find(AMOUNT), find(UNIT)), name);
}

/** What a list or a record in a cell holds: texts, numbers, nothing, and more of them. */
export type Literal = string | null | Literal[] | { [key: string]: Literal };

/** Deeper ones are no recipe, and would only cost time. */
const MAX_DEPTH = 5;
const NO_VALUE = /^(?:none|null|nan|na|undefined)$/i;
/** The comma behind the last entry counts for nothing. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|(,\s*(?=[\])}]))|[\w.+-]+|\s+|[^]/g;
const BRACKETS: Readonly<Record<string, string>> = { '(': '[', ')': ']' };
const ESCAPE = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^]))/gi;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

/**
 * Reads a list as programs print it, of texts or of records: JSON (`["a"]`, `[{"a": 1}]`), Python (`['a', None]`, `('a', 'b')`).
 * Numbers and bare words come as text.
 * @returns undefined when the text is nothing of the kind
 */
export function readLiteral(text: string): Literal[] | undefined {
  if (!/^(?:\[|\(\s*(?:["']|None,))/.test(text) || !/[\])]$/.test(text)) return undefined;
  try {
    return JSON.parse(asJson(text)) as Literal[];
  } catch {
    return undefined;
  }
}

function asJson(text: string): string {
  let depth = 0;
  let json = '';
  for (const [token, lastComma] of text.matchAll(TOKEN)) {
    const sign = token[0] ?? '';
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
