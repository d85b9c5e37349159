import { isLetterAt, wordsIn, type Word } from '#openapi/names/words-in.ts';

/** Returns a pattern of whole words: it finds `gin` in "dry gin" and not in "ginger". `words` are alternatives of a pattern. */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

/** Tells whether whole words of a table stand in a folded text. `words` are alternatives of a pattern, without groups that capture. */
export function anyNamed(words: string): (text: string) => boolean {
  const entry = firstNamed([{ words }]);
  return (text) => entry(text) !== null;
}

/** Returns a function that finds the first entry whose words stand in a folded text, wherever they stand. */
export function firstNamed<Entry extends { words: string }>(
  entries: readonly Entry[],
): (text: string) => Entry | null {
  let table: Table | null = null;
  return (text) => {
    // The table is made when it is first asked for, since a browser asks few of them.
    const known = (table ??= tableOf(entries.map(({ words }) => words)));
    let first = Infinity;
    for (const word of wordsIn(text)) first = Math.min(first, entryAt(known, text, word));
    return entries[first] ?? null;
  };
}

/**
 * Has the names of a table by their first words, since a table has hundreds of names and most words of a text begin none. A name whose
 * first word may be any stands below ''.
 */
type Table = ReadonlyMap<string, readonly Name[]>;

interface Name {
  words: string | RegExp;
  entry: number;
}

function tableOf(words: readonly string[]): Table {
  const table = new Map<string, Name[]>();
  for (const [entry, patterns] of words.entries())
    for (const pattern of alternativesOf(patterns)) {
      const { beginnings, rest } = spelledOut(pattern);
      const whole = rest === '' ? null : new RegExp(`(?:${pattern})(?![a-z\\d])`, 'y');
      for (const beginning of beginnings) {
        const first = FIRST_WORD.exec(beginning)?.[0] ?? '';
        const isKnown = first.length < beginning.length || /^$|^\(\?[=!]/.test(rest);
        const key = isKnown ? first : '';
        table.set(key, [...(table.get(key) ?? []), { words: whole ?? beginning, entry }]);
      }
    }
  return table;
}

const FIRST_WORD = /^[a-z\d]+/;

/** Splits the alternatives of a pattern, but not those inside its brackets. */
function alternativesOf(pattern: string): string[] {
  const alternatives: string[] = [];
  let from = 0;
  for (let at = 0; at <= pattern.length; at += 1) {
    if (pattern[at] === '(') at = closingOf(pattern, at);
    if (at < pattern.length && pattern[at] !== '|') continue;
    alternatives.push(pattern.slice(from, at));
    from = at + 1;
  }
  return alternatives;
}

/** Returns the place of the bracket that closes the one at a place. */
function closingOf(pattern: string, from: number): number {
  let depth = 0;
  for (let at = from; at < pattern.length; at += 1) {
    if (pattern[at] === '(') depth += 1;
    if (pattern[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return pattern.length;
}

/** Lists all texts of a pattern. If it has signs such as `\w+`, it lists what stands before the first of them, and `rest` begins with it. */
function spelledOut(pattern: string): { beginnings: string[]; rest: string } {
  let beginnings = [''];
  for (let at = 0; at < pattern.length;) {
    const isGroup = pattern.startsWith('(?:', at);
    const end = isGroup
      ? closingOf(pattern, at) + 1
      : at + (/^\[[^\]]*\]|^\\?[^]/.exec(pattern.slice(at))?.[0].length ?? 1);
    const choices = isGroup ? choicesOf(pattern.slice(at + 3, end - 1)) : lettersOf(pattern.slice(at, end));
    const isOptional = pattern[end] === '?';
    if (!choices || /[*+{]/.test(pattern[end] ?? '')) return { beginnings, rest: pattern.slice(at) };
    const further = isOptional ? [...choices, ''] : choices;
    beginnings = beginnings.flatMap((beginning) => further.map((choice) => beginning + choice));
    at = isOptional ? end + 1 : end;
  }
  return { beginnings, rest: '' };
}

function choicesOf(group: string): string[] | null {
  const choices = alternativesOf(group).map(spelledOut);
  return choices.every(({ rest }) => rest === '') ? choices.flatMap(({ beginnings }) => beginnings) : null;
}

/** Returns what one sign of a pattern stands for. Returns null if that is no short list. */
function lettersOf(sign: string): string[] | null {
  if (sign.startsWith('[')) return /\w-\w|\\/.test(sign) ? null : [...sign.slice(1, -1)];
  if (sign.startsWith('\\')) return /\w/.test(sign[1] ?? '') ? null : [sign.slice(1)];
  return /[($^]/.test(sign) ? null : [sign];
}

/** Returns the first entry with a name that begins with a word of the text. */
function entryAt(table: Table, text: string, { word, start }: Word): number {
  return Math.min(firstAt(table.get(word), text, start), firstAt(table.get(''), text, start));
}

function firstAt(names: readonly Name[] | undefined, text: string, start: number): number {
  if (names) for (const { words, entry } of names) if (isNamedAt(words, text, start)) return entry;
  return Infinity;
}

function isNamedAt(words: string | RegExp, text: string, start: number): boolean {
  if (typeof words === 'string')
    return text.startsWith(words, start) && !isLetterAt(text, start + words.length);
  words.lastIndex = start;
  return words.test(text) && !isLetterAt(text, words.lastIndex);
}
