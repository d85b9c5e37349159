import { bottlesOf } from '#openapi/ingredients/bottles.ts';
import { idsIn, isSameValue, splitPath, type Item, type PlacedEdit } from '../item.ts';
import { forEachResource, RESOURCES, type ResourceName } from '../resources.ts';
import type { Steps } from '../pausable-work.ts';
import { Numbering, Vector } from './numbered-values.ts';
import { countOf, numbersOf, PostingEdit, type Posting } from './posting.ts';

const EDITS_PER_STEP = 500;

const FURTHER_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  cocktails: ['featured', 'difficulty', 'ingredients', 'bottles'],
};
const PUBLICATION_FIELDS = ['status', 'shownFrom', 'shownUntil'];
/** Values that are told from another field: the bottles that a recipe needs. */
const TOLD_FROM: Partial<Record<string, { field: string; values: (lines: readonly string[]) => string[] }>> =
  {
    bottles: { field: 'ingredients', values: bottlesOf },
  };

export class Facet {
  readonly values: Numbering;
  readonly #slots: Vector<Posting>;

  constructor(values = new Numbering(), slots = new Vector<Posting>()) {
    this.values = values;
    this.#slots = slots;
  }

  slotsOf(value: string): ArrayLike<number> {
    return numbersOf(this.#posting(value));
  }

  count(value: string): number {
    return countOf(this.#posting(value));
  }

  slotsAt(number: number): ArrayLike<number> {
    return numbersOf(this.#slots.at(number));
  }

  countAt(number: number): number {
    return countOf(this.#slots.at(number));
  }

  #posting(value: string): Posting | undefined {
    const number = this.values.find(value);
    return number === undefined ? undefined : this.#slots.at(number);
  }

  *edited(field: string, edits: readonly PlacedEdit[]): Steps<EditedFacet> {
    const edit = new PostingEdit(this.#slots);
    for (const [at, { slot, before, after }] of edits.entries()) {
      if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      const [source] = splitPath(TOLD_FROM[field]?.field ?? field);
      if (before && after && isSameValue(before.fields[source], after.fields[source])) continue;
      for (const value of valuesOf(before, field)) edit.remove(this.values.numberOf(value), slot);
      for (const value of valuesOf(after, field)) edit.add(this.values.numberOf(value), slot);
    }
    const { postings, appeared, vanished } = yield* edit.done();
    return { facet: new Facet(this.values, postings), appeared, vanished };
  }
}

export interface EditedFacet {
  facet: Facet;
  appeared: readonly number[];
  vanished: readonly number[];
}

export type Facets = ReadonlyMap<string, Facet>;

export const FACET_FIELDS = forEachResource((resource): readonly string[] => [
  ...RESOURCES[resource].references.map(({ field }) => field),
  ...(FURTHER_FIELDS[resource] ?? []),
  ...RESOURCES[resource].fields.map(({ name }) => name).filter((field) => PUBLICATION_FIELDS.includes(field)),
]);

function valuesOf(item: Item | undefined, field: string): readonly string[] {
  if (!item) return [];
  const told = TOLD_FROM[field];
  if (told) return told.values(idsIn(item.fields, told.field));
  const value = item.fields[field];
  return typeof value === 'boolean' ? [String(value)] : [...new Set(idsIn(item.fields, field))];
}
