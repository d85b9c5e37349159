import type { Answer } from './answer.ts';

/** The last answer of each address, however old: what is shown while the database is away. */
export class LastAnswers {
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  find(address: string): Answer | undefined {
    return this.#answers.get(address);
  }

  /** Keeps `answer`; those that were kept longest ago make room. */
  keep(address: string, answer: Answer): void {
    this.#forget(address);
    this.#answers.set(address, answer);
    this.#bytes += answer.bytes.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    const known = this.#answers.get(address);
    if (!known) return;
    this.#answers.delete(address);
    this.#bytes -= known.bytes.length;
  }
}
