import type { Steps } from '../pausable-work.ts';
import { PairList } from './pair-list.ts';
import { changedPosting, countOf, type Posting } from './posting.ts';
import type { Vector } from './vector.ts';

const NUMBERS_PER_STEP = 100_000;
const NUMBERS_PER_KEY = 50;

interface EditedPostings {
  postings: Vector<Posting>;
  appeared: readonly number[];
  vanished: readonly number[];
}

/** Collects changes, so that each posting is built once. */
export class PostingEdit {
  readonly #before: Vector<Posting>;
  readonly #removed = new PairList();
  readonly #added = new PairList();

  constructor(before: Vector<Posting>) {
    this.#before = before;
  }

  add(key: number, number: number): void {
    this.#added.push(key, number);
  }

  remove(key: number, number: number): void {
    this.#removed.push(key, number);
  }

  *done(): Steps<EditedPostings> {
    const edit = this.#before.edit();
    const appeared: number[] = [];
    const vanished: number[] = [];
    const removals = this.#removed.groups();
    const additions = this.#added.groups();
    let removed = removals.next().value;
    let added = additions.next().value;
    let copied = 0;
    while (removed ?? added) {
      const key = Math.min(removed?.key ?? Infinity, added?.key ?? Infinity);
      const gone = removed?.key === key ? removed.numbers : NONE;
      const come = added?.key === key ? added.numbers : NONE;
      if (gone !== NONE) removed = removals.next().value;
      if (come !== NONE) added = additions.next().value;
      const before = this.#before.at(key);
      const after = changedPosting(before, gone, come);
      copied += countOf(after) + NUMBERS_PER_KEY;
      if (copied > NUMBERS_PER_STEP) {
        copied = 0;
        yield;
      }
      if (before === after) continue;
      edit.set(key, after);
      if (before === undefined) appeared.push(key);
      else if (after === undefined) vanished.push(key);
    }
    return { postings: edit.done(), appeared, vanished };
  }
}

const NONE = new Uint32Array();
