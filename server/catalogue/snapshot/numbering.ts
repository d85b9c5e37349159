/**
 * Numbers for texts: 0, 1, 2 … in the order in which they come.
 *
 * Invariant: the number of a text never changes, and no number is used again. Snapshots therefore share one numbering, although
 * it grows: a text that a later snapshot brings has a number for which an earlier one holds nothing.
 */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  get size(): number {
    return this.#texts.length;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The number of a text, which gets one now if it has none. */
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
