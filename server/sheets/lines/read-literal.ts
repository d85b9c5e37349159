/** What a list or a record in a cell holds: texts, numbers, nothing, and more of them. */
export type Literal = string | null | Literal[] | { [key: string]: Literal };

/** Deeper ones are no recipe, and would only cost time. */
const MAX_DEPTH = 5;
const NOTHING = /^(?:none|null|nan|na|undefined)$/i;
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
  if (!/^(?:[[{]|c?\(\s*["'])/.test(text) || !/[\])}]$/.test(text)) return undefined;
  try {
    return JSON.parse(asJson(text)) as Literal[] | { [key: string]: Literal };
  } catch {
    return undefined;
  }
}

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
    else if (/[\w.+-]/.test(sign)) json += NOTHING.test(token) ? 'null' : JSON.stringify(token);
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
