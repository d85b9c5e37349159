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

const FIRST_CAPACITY = 32;
/** Fewer are sorted by comparing, which costs less than a count for every key. */
const MAX_COMPARED = 1000;

/** In ascending order, none twice. */
interface Group {
  key: number;
  numbers: Uint32Array;
}

/** Two typed arrays: the five million pairs of 100,000 recipes take a third of the memory of lists by key. */
export class PairList {
  #keys: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  #numbers: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  #length = 0;

  push(key: number, number: number): void {
    if (this.#length === this.#keys.length) {
      this.#keys = doubled(this.#keys);
      this.#numbers = doubled(this.#numbers);
    }
    this.#keys[this.#length] = key;
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** By key in ascending order. The groups share memory, and the list is empty afterwards. */
  *groups(): Generator<Group, undefined> {
    const keys = this.#keys.subarray(0, this.#length);
    const numbers = this.#numbers.subarray(0, this.#length);
    this.#keys = new Uint32Array();
    this.#numbers = this.#keys;
    this.#length = 0;
    const [sortedKeys, sortedNumbers] =
      keys.length > MAX_COMPARED ? counted(keys, numbers) : compared(keys, numbers);
    for (let from = 0; from < sortedKeys.length;) {
      const key = sortedKeys[from] ?? 0;
      let to = from + 1;
      while (sortedKeys[to] === key) to += 1;
      yield { key, numbers: ascending(sortedNumbers.subarray(from, to)) };
      from = to;
    }
    return undefined;
  }
}

function doubled(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(Math.max(FIRST_CAPACITY, array.length * 2));
  larger.set(array);
  return larger;
}

function compared(keys: Uint32Array, numbers: Uint32Array): [Uint32Array, Uint32Array] {
  const order = Uint32Array.from(keys, (_, at) => at).sort(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other,
  );
  return [order.map((at) => keys[at] ?? 0), order.map((at) => numbers[at] ?? 0)];
}

function counted(keys: Uint32Array, numbers: Uint32Array): [Uint32Array, Uint32Array] {
  let highest = 0;
  for (const key of keys) if (key > highest) highest = key;
  const places = new Uint32Array(highest + 2);
  for (const key of keys) places[key + 1] = (places[key + 1] ?? 0) + 1;
  for (let key = 1; key < places.length; key += 1) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0);
  const sortedKeys = new Uint32Array(keys.length);
  const sortedNumbers = new Uint32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    const place = places[key] ?? 0;
    places[key] = place + 1;
    sortedKeys[place] = key;
    sortedNumbers[place] = numbers[at] ?? 0;
  }
  return [sortedKeys, sortedNumbers];
}

function ascending(numbers: Uint32Array): Uint32Array {
  for (let at = 1; at < numbers.length; at += 1)
    if ((numbers[at - 1] ?? 0) >= (numbers[at] ?? 0)) {
      numbers.sort();
      return numbers.filter((number, index) => index === 0 || number !== numbers[index - 1]);
    }
  return numbers;
}
