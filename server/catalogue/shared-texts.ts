import type { Fields, Item } from './item.ts';

/** Sharing more would take more memory than it saves. */
const MAX_TEXTS = 50_000;
const LONGEST_SHARED_LENGTH = 80;
const MAX_ENTRIES = 2;

/** One copy of short texts and lists that many items have. A database copies them for each row: 164 MB at 100,000 recipes instead of 100. */
export class SharedTexts {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly unknown[]>();

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
