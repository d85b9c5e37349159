const CHUNK_BITS = 8;
const CHUNK_LENGTH = 1 << CHUNK_BITS;
const MASK = CHUNK_LENGTH - 1;

type Chunk<Value> = (Value | undefined)[];

/** Values by number, immutable. An edit shares all chunks of 256 values that it leaves alone. */
export class Vector<Value> {
  readonly #chunks: readonly Chunk<Value>[];

  constructor(chunks: readonly Chunk<Value>[] = []) {
    this.#chunks = chunks;
  }

  at(number: number): Value | undefined {
    return this.#chunks[number >> CHUNK_BITS]?.[number & MASK];
  }

  edit(): VectorEdit<Value> {
    return new VectorEdit(this.#chunks);
  }
}

class VectorEdit<Value> {
  readonly #chunks: Chunk<Value>[];
  readonly #own = new Set<number>();

  constructor(chunks: readonly Chunk<Value>[]) {
    this.#chunks = [...chunks];
  }

  set(number: number, value: Value | undefined): void {
    const index = number >> CHUNK_BITS;
    this.#ownChunk(index)[number & MASK] = value;
  }

  done(): Vector<Value> {
    this.#own.clear();
    return new Vector(this.#chunks);
  }

  #ownChunk(index: number): Chunk<Value> {
    while (this.#chunks.length <= index) {
      this.#own.add(this.#chunks.length);
      this.#chunks.push(new Array<Value | undefined>(CHUNK_LENGTH).fill(undefined));
    }
    let chunk = this.#chunks[index] ?? [];
    if (!this.#own.has(index)) {
      chunk = chunk.slice();
      this.#chunks[index] = chunk;
      this.#own.add(index);
    }
    return chunk;
  }
}

/** Numbers for texts. A number never changes and is never used again, so all snapshots share one numbering although it grows. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  get size(): number {
    return this.#texts.length;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts.push(text);
    return number;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }
}
