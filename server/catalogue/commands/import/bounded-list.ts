/** As many entries as the answer may have, and how many more there were. */
export class BoundedList<One> {
  readonly listed: One[] = [];
  more = 0;
  #characters = 0;
  readonly #maxItems: number;
  readonly #maxCharacters: number;

  constructor(maxItems: number, maxCharacters = Infinity) {
    this.#maxItems = maxItems;
    this.#maxCharacters = maxCharacters;
  }

  /** `characters`: about how many the entry takes. */
  add(one: One, characters = 0): void {
    this.#characters += characters;
    const isFull = this.more > 0 || this.listed.length === this.#maxItems;
    if (isFull || this.#characters > this.#maxCharacters) this.more += 1;
    else this.listed.push(one);
  }
}
