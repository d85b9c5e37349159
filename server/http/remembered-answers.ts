import type { Answer } from './answer.ts';
import { LastAnswers } from './last-answers.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** For answers of older revisions. */
const MAX_LAST_BYTES = 16 * 1024 * 1024;
/** What an entry costs beside its bytes: key, headers, bookkeeping. */
const ENTRY_BYTES = 1024;

interface Entry {
  answer: Answer;
  size: number;
  /** What of the catalogue it shows; null is all of it. */
  shows: readonly string[] | null;
}

/**
 * Answers of one revision of the catalogue, by address. What shows anything that changed is forgotten when the
 * revision moves on; within one revision the least recently used go first. An answer that depends on a cookie or a
 * session must never come in here.
 */
export class RememberedAnswers {
  readonly #answers = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Answer>>();
  readonly #last = new LastAnswers(MAX_LAST_BYTES);
  #revision = 0;
  #bytes = 0;

  constructor(readonly maxBytes = DEFAULT_MAX_BYTES) {}

  /** What all of it holds in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The catalogue has moved on to `revision`. `changed` is everything that has: resources such as 'cocktails' and
   * items such as 'cocktails/negroni'; without it, anything may have.
   */
  moveTo(revision: number, changed?: ReadonlySet<string>): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    for (const [address, { shows }] of this.#answers) {
      if (!changed || !shows || shows.some((part) => changed.has(part))) this.#forget(address);
    }
  }

  find(address: string): Answer | undefined {
    const entry = this.#answers.get(address);
    if (!entry) return undefined;
    // Put last again: a Map keeps its order, so the least recently used stands first.
    this.#answers.delete(address);
    this.#answers.set(address, entry);
    if (this.#account(entry)) this.#makeRoom();
    return entry.answer;
  }

  /** The newest answer that there ever was: for when the database is away, and its reader is told so. */
  findLast(address: string): Answer | undefined {
    return this.find(address) ?? this.#last.find(address);
  }

  /**
   * Makes an answer; who asks while it is being made waits for it rather than making it again. Only what is kept
   * under `address` is shared: what was not, or is too old by then, everyone makes alone.
   */
  async once(address: string, make: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#underWay.get(address);
    if (underWay) {
      await underWay.catch(() => undefined);
      const known = this.find(address);
      if (known) return known;
    }
    const making = make();
    this.#underWay.set(address, making);
    try {
      return await making;
    } finally {
      if (this.#underWay.get(address) === making) this.#underWay.delete(address);
    }
  }

  /** Keeps `answer` unless the catalogue has moved on since it was read at `revision`. `shows`: see OperationAnswer. */
  remember(address: string, revision: number, answer: Answer, shows?: readonly string[]): void {
    this.moveTo(revision);
    if (revision !== this.#revision) return;
    this.#last.keep(address, answer);
    this.#forget(address);
    const entry = { answer, size: 0, shows: shows ?? null };
    this.#answers.set(address, entry);
    this.#account(entry);
    this.#makeRoom();
  }

  /** Compressed forms are made after an answer came in, so its size grows. Tells whether it did. */
  #account(entry: Entry): boolean {
    const size = entry.answer.size + ENTRY_BYTES;
    if (size === entry.size) return false;
    this.#bytes += size - entry.size;
    entry.size = size;
    return true;
  }

  #forget(address: string): void {
    const entry = this.#answers.get(address);
    if (!entry) return;
    this.#bytes -= entry.size;
    this.#answers.delete(address);
  }

  #makeRoom(): void {
    for (const address of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#forget(address);
    }
  }
}
