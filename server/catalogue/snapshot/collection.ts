import { nameKey } from '#openapi/names/fold-text.ts';
import { identityOf, type Item } from '../item.ts';
import { referencesTo, type ResourceName } from '../resources.ts';
import type { Steps } from '../pausable-work.ts';
import type { ItemEdit, PlacedEdit } from './item-edit.ts';
import { reordered } from './name-order.ts';
import { Numbering } from './numbering.ts';
import { Vector } from './vector.ts';

const EDITS_PER_STEP = 500;

/**
 * The items of one resource, immutable. Each id has a number, its slot, for as long as the process lives; indexes name
 * items by their slots.
 */
export class Collection {
  readonly resource: ResourceName;
  readonly size: number;
  /** Slots in the order of names. */
  readonly order: Uint32Array;
  readonly #ids: Numbering;
  readonly #items: Vector<Item>;
  readonly #identities: Numbering;
  /** Slots by the number of their item's identity. */
  readonly #slots: Vector<number>;
  #sorted: readonly Item[] | undefined;
  #places: Uint32Array | undefined;

  private constructor(
    resource: ResourceName,
    order: Uint32Array,
    ids: { numbering: Numbering; items: Vector<Item> },
    identities: { numbering: Numbering; slots: Vector<number> },
  ) {
    this.resource = resource;
    this.size = order.length;
    this.order = order;
    this.#ids = ids.numbering;
    this.#items = ids.items;
    this.#identities = identities.numbering;
    this.#slots = identities.slots;
  }

  static empty(resource: ResourceName): Collection {
    return new Collection(
      resource,
      new Uint32Array(),
      { numbering: new Numbering(), items: new Vector() },
      { numbering: new Numbering(), slots: new Vector() },
    );
  }

  get(id: string): Item | undefined {
    const slot = this.#ids.find(id);
    return slot === undefined ? undefined : this.#items.at(slot);
  }

  /** All of them in the order of their names. */
  get sorted(): readonly Item[] {
    this.#sorted ??= this.between(0, this.size);
    return this.#sorted;
  }

  /** The place of each slot in the order of names. */
  get places(): Uint32Array {
    if (!this.#places) {
      this.#places = new Uint32Array(this.slotEnd);
      for (let place = 0; place < this.size; place += 1) this.#places[this.order[place] ?? 0] = place;
    }
    return this.#places;
  }

  /** Those from one place in the order of names up to another. */
  between(from: number, to: number): Item[] {
    return this.itemsAt(this.order.subarray(from, to));
  }

  /** The item with this identity (see `identityOf`). */
  findByIdentity(identity: string): Item | undefined {
    const number = this.#identities.find(identity);
    const slot = number === undefined ? undefined : this.#slots.at(number);
    return slot === undefined ? undefined : this.#items.at(slot);
  }

  /**
   * The item that a person means by its id or its name, whatever the case. When it is the id of one item and the name
   * of another, it means what the API answers with for this resource.
   */
  resolve(idOrName: string): Item | undefined {
    const key = nameKey(idOrName);
    const isAnsweredByName = referencesTo(this.resource)[0]?.reference.answers === 'name';
    return isAnsweredByName
      ? (this.findByIdentity(key) ?? this.get(key))
      : (this.get(key) ?? this.findByIdentity(key));
  }

  /** The number of an id, which gets one now if it has none. */
  slotOf(id: string): number {
    return this.#ids.numberOf(id);
  }

  /** Beyond the last slot that was ever given. */
  get slotEnd(): number {
    return this.#ids.size;
  }

  itemAt(slot: number): Item | undefined {
    return this.#items.at(slot);
  }

  /** The items at slots that hold one. */
  itemsAt(slots: ArrayLike<number>): Item[] {
    const items: Item[] = [];
    for (let at = 0; at < slots.length; at += 1) {
      const item = this.#items.at(slots[at] ?? 0);
      if (item) items.push(item);
    }
    return items;
  }

  /** Slots of the items whose identity has `part` in it, in no order. */
  slotsOfIdentitiesWith(part: string): number[] {
    const found: number[] = [];
    for (let number = 0; number < this.#identities.size; number += 1) {
      if (!this.#identities.textOf(number).includes(part)) continue;
      const slot = this.#slots.at(number);
      if (slot !== undefined) found.push(slot);
    }
    return found;
  }

  /** Edits with the slots of their items; what is new gets one now. In steps of some milliseconds. */
  *placed(edits: readonly ItemEdit[]): Steps<PlacedEdit[]> {
    const placed: PlacedEdit[] = [];
    for (const { id, before, after } of edits) {
      if (placed.length % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      placed.push({ id, before, after, slot: this.slotOf(id) });
    }
    return placed;
  }

  /** The collection after these edits, one for each id. In steps of some milliseconds. */
  *edited(edits: readonly PlacedEdit[]): Steps<Collection> {
    const items = this.#items.edit();
    const slots = this.#slots.edit();
    const identify = (item: Item): number =>
      this.#identities.numberOf(identityOf(this.resource, item.fields));
    // All that goes goes first: one item may take over the name of another.
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
