/** Reads our own list format: a JSON array, an entry per line, or else entries between `;` or `|`. */
export function readListCell(cell: string): string[] {
  const text = cell.trim();
  const lines = clean(text.split(/\r\n|\r|\n/));
  return readJsonList(text) ?? (lines.length > 1 ? lines : clean(text.split(/[;|]/)));
}

/** Writes a list so that `readListCell` returns the same entries: one per line if possible, or else JSON. */
export function writeListCell(entries: string[]): string {
  const lines = entries.join('\n');
  const read = readListCell(lines);
  const exact = read.length === entries.length && read.every((entry, index) => entry === entries[index]);
  return exact ? lines : JSON.stringify(entries);
}

/** Reads a cell that holds a JSON array of texts. Returns null when it holds something else. */
function readJsonList(text: string): string[] | null {
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const entries = value.map((entry: unknown) => (typeof entry === 'number' ? String(entry) : entry));
    return entries.every((entry) => typeof entry === 'string') ? clean(entries) : null;
  } catch {
    return null;
  }
}

function clean(entries: string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

const NO_VALUE = /^(?:none|null|nan|na|undefined)$/i;
/** Matches a text in quotation marks, or a bare word or number, up to the comma after it. */
const ENTRY = /\s*(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([\w.+-]+))\s*(?:,\s*|$)/y;
const LIST = /^(?:\[([^]*)\]|\((\s*(?:["']|None,)[^]*)\))$/;
const ESCAPE = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^]))/gi;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

/**
 * Returns the entries of a printed list: JSON (`["a", "b"]`) or Python (`['a', None]`, `('a', 'b')`). Drops
 * empty entries. Returns null for other texts, and for lists of lists or records.
 */
export const readEntries = (text: string): string[] | null => readAllEntries(text)?.filter(Boolean) ?? null;

/** Keeps empty entries as '', since positions count in a list of amounts. */
export function readAllEntries(text: string): string[] | null {
  const [, square, round] = LIST.exec(text.trim()) ?? [];
  const inside = square ?? round;
  if (inside === undefined) return null;
  const entries: string[] = [];
  for (let index = 0; index < inside.length;) {
    ENTRY.lastIndex = index;
    const [whole, double, single, bare = ''] = ENTRY.exec(inside) ?? [];
    if (!whole) return null;
    const quoted = double ?? single;
    entries.push(quoted !== undefined ? unescaped(quoted).trim() : NO_VALUE.test(bare) ? '' : bare);
    index += whole.length;
  }
  return entries;
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, long?: string, short?: string, sign: string = '') => {
    const code = long ?? short;
    return code === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16));
  });
}
