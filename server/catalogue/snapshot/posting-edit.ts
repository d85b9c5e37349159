import type { Steps } from '../steps.ts';
import { changedPosting, countOf, type Posting } from './posting.ts';
import type { Vector } from './vector.ts';

const KEYS_PER_STEP = 500;

/** What an edit makes of postings by key. */
export interface EditedPostings {
  postings: Vector<Posting>;
  /** Keys that had nothing before, and keys that have nothing now. */
  appeared: readonly number[];
  vanished: readonly number[];
}

/** Collects what is to be added to postings and removed from them, so that each is made anew once. */
export class PostingEdit {
  readonly #before: Vector<Posting>;
  readonly #removed = new Map<number, number[]>();
  readonly #added = new Map<number, number[]>();

  constructor(before: Vector<Posting>) {
    this.#before = before;
  }

  add(key: number, number: number): void {
    push(this.#added, key, number);
  }

  remove(key: number, number: number): void {
    push(this.#removed, key, number);
  }

  /** In steps of some milliseconds. */
  *done(): Steps<EditedPostings> {
    const edit = this.#before.edit();
    const appeared: number[] = [];
    const vanished: number[] = [];
    let done = 0;
    for (const key of new Set([...this.#removed.keys(), ...this.#added.keys()])) {
      done += 1;
      if (done % KEYS_PER_STEP === 0) yield;
      const before = this.#before.at(key);
      const after = changedPosting(before, this.#removed.get(key) ?? NONE, this.#added.get(key) ?? NONE);
      if (before === after) continue;
      edit.set(key, after);
      if (countOf(before) === 0) appeared.push(key);
      else if (countOf(after) === 0) vanished.push(key);
      // Freed at once: of a whole catalogue, these lists take as much memory as its index.
      this.#added.delete(key);
    }
    return { postings: edit.done(), appeared, vanished };
  }
}

const NONE: readonly number[] = [];

function push(lists: Map<number, number[]>, key: number, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
