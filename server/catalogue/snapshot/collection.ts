import { nameKey } from '#openapi/names/fold-text.ts';
import { namedLike } from '#openapi/names/name-rank.ts';
import { identityOf, type Item, type ItemEdit, type PlacedEdit } from '../item.ts';
import { REFERENCES_TO, type ResourceName } from '../resources.ts';
import type { Steps } from '../pausable-work.ts';
import { reordered } from './name-order.ts';
import { Numbering, Vector } from './numbered-values.ts';

const EDITS_PER_STEP = 500;

/** The items of one resource, immutable. An id has a number, its slot, as long as the process lives; indexes name items by slots. */
export class Collection {
  readonly resource: ResourceName;
  readonly size: number;
  readonly order: Uint32Array;
  readonly #ids: Numbering;
  readonly #items: Vector<Item>;
  readonly #identities: Numbering;
  readonly #slots: Vector<number>;
  #sorted: readonly Item[] | undefined;
  #places: Uint32Array | undefined;

  constructor(
    resource: ResourceName,
    order: Uint32Array = new Uint32Array(),
    ids = { numbering: new Numbering(), items: new Vector<Item>() },
    identities = { numbering: new Numbering(), slots: new Vector<number>() },
  ) {
    this.resource = resource;
    this.size = order.length;
    this.order = order;
    this.#ids = ids.numbering;
    this.#items = ids.items;
    this.#identities = identities.numbering;
    this.#slots = identities.slots;
  }

  get(id: string): Item | undefined {
    const slot = this.#ids.find(id);
    return slot === undefined ? undefined : this.#items.at(slot);
  }

  get sorted(): readonly Item[] {
    return (this.#sorted ??= this.itemsAt(this.order));
  }

  get places(): Uint32Array {
    if (!this.#places) {
      this.#places = new Uint32Array(this.slotEnd);
      for (let place = 0; place < this.size; place += 1) this.#places[this.order[place] ?? 0] = place;
    }
    return this.#places;
  }

  findByIdentity(identity: string): Item | undefined {
    const number = this.#identities.find(identity);
    const slot = number === undefined ? undefined : this.#slots.at(number);
    return slot === undefined ? undefined : this.#items.at(slot);
  }

  /** By id or name, whatever the case. What is the id of one item and the name of another means what the API answers with. */
  resolve(idOrName: string): Item | undefined {
    const key = nameKey(idOrName);
    const isAnsweredByName = REFERENCES_TO[this.resource][0]?.reference.answers === 'name';
    return isAnsweredByName
      ? (this.findByIdentity(key) ?? this.get(key))
      : (this.get(key) ?? this.findByIdentity(key));
  }

  slotOf(id: string): number {
    return this.#ids.numberOf(id);
  }

  get slotEnd(): number {
    return this.#ids.size;
  }

  itemAt(slot: number): Item | undefined {
    return this.#items.at(slot);
  }

  itemsAt(slots: ArrayLike<number>): Item[] {
    const items: Item[] = [];
    for (let at = 0; at < slots.length; at += 1) {
      const item = this.#items.at(slots[at] ?? 0);
      if (item) items.push(item);
    }
    return items;
  }

  /** Those whose names hold the folded part; where none does, those that hold its words but for small mistakes. */
  slotsOfNamesWith(part: string): number[] {
    const named: { name: string; slot: number }[] = [];
    for (let number = 0; number < this.#identities.size; number += 1) {
      const slot = this.#slots.at(number);
      if (slot !== undefined) named.push({ name: this.#identities.textOf(number), slot });
    }
    return namedLike(named, part, ({ name }) => name).map(({ slot }) => slot);
  }

  *placed(edits: readonly ItemEdit[]): Steps<PlacedEdit[]> {
    const placed: PlacedEdit[] = [];
    for (const { id, before, after } of edits) {
      if (placed.length % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      placed.push({ id, before, after, slot: this.slotOf(id) });
    }
    return placed;
  }

  *edited(edits: readonly PlacedEdit[]): Steps<Collection> {
    const items = this.#items.edit();
    const slots = this.#slots.edit();
    const identify = (item: Item): number =>
      this.#identities.numberOf(identityOf(this.resource, item.fields));
    // Removals come first: one item may take over the name of another.
    for (const [at, { before }] of edits.entries()) {
      if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      if (before) slots.set(identify(before), undefined);
    }
    for (const [at, { slot, after }] of edits.entries()) {
      if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      items.set(slot, after);
      if (after) slots.set(identify(after), slot);
    }
    const order = yield* reordered(this, edits);
    return new Collection(
      this.resource,
      order,
      { numbering: this.#ids, items: items.done() },
      { numbering: this.#identities, slots: slots.done() },
    );
  }
}
