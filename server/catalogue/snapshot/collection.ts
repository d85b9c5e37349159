import { foldLine, nameKey } from '#openapi/names/fold-text.ts';
import { namedLike } from '#openapi/names/name-rank.ts';
import { Refusal } from '../decision.ts';
import { identityOf, nameOf, type Item, type ItemEdit, type PlacedEdit } from '../item.ts';
import { noSuchItem, REFERENCES_TO, type ResourceName } from '../resources.ts';
import { SlotIndex, SlotIndexEdit } from '../slot-index.ts';

/** Gives a number, the slot, to each id. All snapshots share it, and an id keeps its slot as long as the process lives. */
type Slots = Map<string, number>;

interface Contents {
  /** The index is the slot. */
  items: readonly (Item | undefined)[];
  /** The index is the slot, and the value is what the item is sorted by. */
  keys: readonly (string | undefined)[];
  /** Each identity has one slot. */
  identities: SlotIndex;
  /** Slots in the order of names. */
  order: readonly number[];
}

const NOTHING: Contents = { items: [], keys: [], identities: new SlotIndex(), order: [] };

/** Holds the items of one resource, and its items stay the same. Indexes name them by slots, to which later collections only add. */
export class Collection {
  readonly resource: ResourceName;
  readonly order: readonly number[];
  readonly #slots: Slots;
  readonly #contents: Contents;
  #sorted: readonly Item[] | undefined;
  #places: readonly number[] | undefined;

  constructor(resource: ResourceName, slots: Slots = new Map(), contents = NOTHING) {
    this.resource = resource;
    this.order = contents.order;
    this.#slots = slots;
    this.#contents = contents;
  }

  get size(): number {
    return this.order.length;
  }

  get(id: string): Item | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#contents.items[slot];
  }

  /** Throws a Refusal, 'not found', for an item that is not there. */
  getOrRefuse(id: string): Item {
    const item = this.get(id);
    if (!item) throw new Refusal('not found', noSuchItem(this.resource, id));
    return item;
  }

  /** Returns the name of an item, or its id when the item is gone. */
  nameOf(id: string): string {
    const item = this.get(id);
    return item ? nameOf(this.resource, item.fields) : id;
  }

  get sorted(): readonly Item[] {
    return (this.#sorted ??= this.itemsAt(this.order));
  }

  /** The index is the slot, and the value is the place in the order of names. */
  get places(): readonly number[] {
    if (!this.#places) {
      const places = new Array<number>(this.slotEnd).fill(0);
      for (const [place, slot] of this.order.entries()) places[slot] = place;
      this.#places = places;
    }
    return this.#places;
  }

  findByIdentity(identity: string): Item | undefined {
    const slot = this.#contents.identities.get(identity)[0];
    return slot === undefined ? undefined : this.#contents.items[slot];
  }

  /**
   * Finds an item by its id or name, whatever the case. Where answers show the names of this resource, a name wins over another item's id.
   */
  resolve(idOrName: string): Item | undefined {
    const key = nameKey(idOrName);
    const isAnsweredByName = REFERENCES_TO[this.resource][0]?.reference.answers === 'name';
    return isAnsweredByName
      ? (this.findByIdentity(key) ?? this.get(key))
      : (this.get(key) ?? this.findByIdentity(key));
  }

  get slotEnd(): number {
    return this.#slots.size;
  }

  /** Returns -1 for an id that never had a slot. */
  slotOf(id: string): number {
    return this.#slots.get(id) ?? -1;
  }

  itemAt(slot: number): Item | undefined {
    return this.#contents.items[slot];
  }

  itemsAt(slots: readonly number[]): Item[] {
    const items: Item[] = [];
    for (const slot of slots) {
      const item = this.#contents.items[slot];
      if (item) items.push(item);
    }
    return items;
  }

  /** Returns the first of the slots' items in the order of names. */
  firstByName(slots: readonly number[], most: number): Item[] {
    const { places } = this;
    const byName = slots.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    return this.itemsAt(byName.slice(0, most));
  }

  /** Finds the items whose names hold the folded part. If there are none, small mistakes are allowed. */
  slotsOfNamesWith(part: string): number[] {
    const named = [...this.#contents.identities].map(([name, [slot = 0]]) => ({ name, slot }));
    return namedLike(named, part, ({ name }) => name).map(({ slot }) => slot);
  }

  placed(edits: readonly ItemEdit[]): PlacedEdit[] {
    return edits.map((edit) => {
      const slot = this.#slots.get(edit.id) ?? this.#slots.size;
      this.#slots.set(edit.id, slot);
      return { ...edit, slot };
    });
  }

  edited(edits: readonly PlacedEdit[]): Collection {
    const items = [...this.#contents.items];
    const keys = [...this.#contents.keys];
    const identities = new SlotIndexEdit(this.#contents.identities);
    const moved = new Set<number>();
    for (const { slot, before, after } of edits) {
      items[slot] = after;
      const [was, identity] = [before, after].map((item) => item && identityOf(this.resource, item.fields));
      // The identity settles names that differ only in accents.
      const key = after && `${foldLine(nameOf(this.resource, after.fields))}\n${identity}`;
      if (keys[slot] === key) continue;
      keys[slot] = key;
      moved.add(slot);
      if (was !== undefined) identities.remove(was, slot);
      if (identity !== undefined) identities.add(identity, slot);
    }
    const order = moved.size === 0 ? this.order : reordered(this.order, moved, keys);
    return new Collection(this.resource, this.#slots, {
      items,
      keys,
      identities: identities.done(),
      order,
    });
  }
}

/** Returns the new order. Slots that did not move are in order already, and a sort takes linear time over them. */
function reordered(
  order: readonly number[],
  moved: ReadonlySet<number>,
  keys: readonly (string | undefined)[],
): number[] {
  const byKey = (one: number, other: number): number => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1);
  const staying = order.filter((slot) => !moved.has(slot));
  const come = [...moved].filter((slot) => keys[slot] !== undefined).sort(byKey);
  return [...staying, ...come].sort(byKey);
}
