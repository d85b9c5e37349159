/** What a list or a record in a cell holds: texts, numbers, nothing, and more of them. */
export type Literal = string | null | Literal[] | { [key: string]: Literal };

/** Deeper ones are no recipe, and would only cost time. */
const MAX_DEPTH = 5;
const NOTHING = /^(?:none|null|nan|na|undefined)$/i;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

/**
 * Reads a list or record as programs print it: JSON (`["a"]`, `{"a": 1}`), Python (`['a', None]`, `{'a': 1}`, `('a', 'b')`) or R
 * (`c("a", "b")`). Numbers and bare words come as text.
 * @returns undefined when the text is nothing of the kind
 */
export function readLiteral(text: string): Literal[] | { [key: string]: Literal } | undefined {
  if (!/^(?:[[{]|c?\(\s*["'])/.test(text) || !/[\])}]$/.test(text)) return undefined;
  try {
    const reader = new LiteralReader(text);
    const value = reader.value(0);
    return reader.isAtEnd() && value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

class LiteralReader {
  readonly text: string;
  #at = 0;

  constructor(text: string) {
    this.text = text;
  }

  isAtEnd(): boolean {
    this.#skip();
    return this.#at === this.text.length;
  }

  value(depth: number): Literal {
    if (depth > MAX_DEPTH) throw new SyntaxError('too deep');
    this.#skip();
    const sign = this.text[this.#at] ?? '';
    if (sign === '[') return this.#list(']', depth);
    if (sign === '(') return this.#list(')', depth);
    if (this.text.startsWith('c(', this.#at)) {
      this.#at += 1;
      return this.#list(')', depth);
    }
    if (sign === '{') return this.#record(depth);
    if (sign === '"' || sign === "'") return this.#quoted(sign);
    return this.#word();
  }

  #list(end: string, depth: number): Literal[] {
    this.#at += 1;
    const entries: Literal[] = [];
    for (;;) {
      if (this.#takes(end)) return entries;
      entries.push(this.value(depth + 1));
      if (!this.#takes(',') && !this.#isNext(end)) throw new SyntaxError('no comma');
    }
  }

  #record(depth: number): { [key: string]: Literal } {
    this.#at += 1;
    const entries: [string, Literal][] = [];
    for (;;) {
      if (this.#takes('}')) return Object.fromEntries(entries);
      const key = this.value(depth + 1);
      if (typeof key !== 'string' || !this.#takes(':')) throw new SyntaxError('no key');
      entries.push([key, this.value(depth + 1)]);
      if (!this.#takes(',') && !this.#isNext('}')) throw new SyntaxError('no comma');
    }
  }

  #quoted(quote: string): string {
    let read = '';
    for (this.#at += 1; this.#at < this.text.length; this.#at++) {
      const sign = this.text[this.#at] ?? '';
      if (sign === quote) {
        this.#at += 1;
        return read;
      }
      read += sign === '\\' ? this.#escape() : sign;
    }
    throw new SyntaxError('no end of a text');
  }

  #escape(): string {
    const sign = this.text[++this.#at] ?? '';
    const digits = { u: 4, x: 2 }[sign];
    if (digits === undefined) return ESCAPES[sign] ?? sign;
    const code = this.text.slice(this.#at + 1, this.#at + 1 + digits);
    if (!/^[0-9a-f]+$/i.test(code)) throw new SyntaxError('no code');
    this.#at += digits;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  /** A number, `None`, `null`, `True` … */
  #word(): Literal {
    const [word = ''] = /^[\w.+-]+/.exec(this.text.slice(this.#at, this.#at + 40)) ?? [];
    if (word === '') throw new SyntaxError('no value');
    this.#at += word.length;
    return NOTHING.test(word) ? null : word;
  }

  #isNext(sign: string): boolean {
    this.#skip();
    return this.text[this.#at] === sign;
  }

  #takes(sign: string): boolean {
    const isNext = this.#isNext(sign);
    if (isNext) this.#at += 1;
    return isNext;
  }

  #skip(): void {
    while (/\s/.test(this.text[this.#at] ?? '')) this.#at += 1;
  }
}
