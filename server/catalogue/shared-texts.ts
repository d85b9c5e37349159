import type { Fields, Item } from './item.ts';

/** Texts that are known at a time. Those of a large catalogue's own would take more memory than sharing saves. */
const MAX_TEXTS = 50_000;
const LONGEST_SHARED_LENGTH = 80;
const MAX_ENTRIES = 2;

/**
 * One copy of the short texts and lists that many items have: ids, lines of ingredients, steps, times. A database gives each row
 * copies of its own: 100,000 recipes take 164 MB with them, and 100 MB without.
 */
export class SharedTexts {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly unknown[]>();

  /** An equal item that shares what it can. */
  item({ id, version, createdAt, updatedAt, fields }: Item): Item {
    return {
      id,
      version,
      createdAt: this.#text(createdAt),
      updatedAt: this.#text(updatedAt),
      fields: this.#fields(fields),
    };
  }

  #fields(fields: Fields): Fields {
    const shared: Record<string, unknown> = {};
    for (const field of Object.keys(fields)) {
      const value = fields[field];
      if (typeof value === 'string') shared[field] = this.#text(value);
      else shared[field] = Array.isArray(value) ? this.#list(value) : value;
    }
    return shared;
  }

  #text(text: string): string {
    if (text.length > LONGEST_SHARED_LENGTH) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size === MAX_TEXTS) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }

  #list(list: readonly unknown[]): readonly unknown[] {
    const shared = list.map((entry) => (typeof entry === 'string' ? this.#text(entry) : entry));
    if (list.length > MAX_ENTRIES) return shared;
    const key = JSON.stringify(shared);
    const known = this.#lists.get(key);
    if (known) return known;
    if (this.#lists.size === MAX_TEXTS) this.#lists.clear();
    this.#lists.set(key, shared);
    return shared;
  }
}
