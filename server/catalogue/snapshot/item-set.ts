import { foldLine, nameKey } from '#openapi/text/fold-text.ts';
import { findNamed } from '#openapi/text/name-rank.ts';
import { Refusal } from '../decision.ts';
import { identityOf, nameOf, type Item, type ItemEdit, type SlotEdit } from '../item.ts';
import { REFERENCES_TO, type ResourceName } from '../resources.ts';
import { noSuchItem } from '../messages.ts';
import { SlotIndex, SlotIndexEdit } from '../slot-index.ts';

/** Numbers each id. All snapshots share these slots, and an id keeps its slot while the process lives. */
type Slots = Map<string, number>;

interface Contents {
  /** Items by slot. */
  items: readonly (Item | undefined)[];
  /** The sort key by slot. */
  keys: readonly (string | undefined)[];
  /** Each identity has one slot. */
  identities: SlotIndex;
  slotsByName: readonly number[];
}

const NOTHING: Contents = { items: [], keys: [], identities: new SlotIndex(), slotsByName: [] };

/** The items of one resource at one revision. Indexes name items by slot, and slots are only added. */
export class ItemSet {
  readonly resource: ResourceName;
  readonly slotsByName: readonly number[];
  readonly #slots: Slots;
  readonly #contents: Contents;
  #itemsByName: readonly Item[] | undefined;
  #positions: readonly number[] | undefined;

  constructor(resource: ResourceName, slots: Slots = new Map(), contents = NOTHING) {
    this.resource = resource;
    this.slotsByName = contents.slotsByName;
    this.#slots = slots;
    this.#contents = contents;
  }

  get size(): number {
    return this.slotsByName.length;
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

  get itemsByName(): readonly Item[] {
    return (this.#itemsByName ??= this.itemsAt(this.slotsByName));
  }

  /** The position in the order of names, by slot. */
  get positions(): readonly number[] {
    if (!this.#positions) {
      const positions = new Array<number>(this.slotEnd).fill(0);
      for (const [position, slot] of this.slotsByName.entries()) positions[slot] = position;
      this.#positions = positions;
    }
    return this.#positions;
  }

  findByIdentity(identity: string): Item | undefined {
    const slot = this.#contents.identities.get(identity)[0];
    return slot === undefined ? undefined : this.#contents.items[slot];
  }

  /** Finds an item by id or name, in any case. If responses show names, a name wins over another's id. */
  resolve(idOrName: string): Item | undefined {
    const key = nameKey(idOrName);
    const isShownByName = REFERENCES_TO[this.resource][0]?.reference.shownBy === 'name';
    return isShownByName
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
    const { positions } = this;
    const byName = slots.toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
    return this.itemsAt(byName.slice(0, most));
  }

  /** Finds the items whose names hold the folded part. If there are none, small mistakes are allowed. */
  slotsOfNamesWith(part: string): number[] {
    const named = [...this.#contents.identities].map(([name, [slot = 0]]) => ({ name, slot }));
    return findNamed(named, part, ({ name }) => name).map(({ slot }) => slot);
  }

  assignSlots(edits: readonly ItemEdit[]): SlotEdit[] {
    return edits.map((edit) => {
      const slot = this.#slots.get(edit.id) ?? this.#slots.size;
      this.#slots.set(edit.id, slot);
      return { ...edit, slot };
    });
  }

  edited(edits: readonly SlotEdit[]): ItemSet {
    const items = [...this.#contents.items];
    const keys = [...this.#contents.keys];
    const identities = new SlotIndexEdit(this.#contents.identities);
    const moved = new Set<number>();
    for (const { slot, before, after } of edits) {
      items[slot] = after;
      const oldIdentity = before && identityOf(this.resource, before.fields);
      const identity = after && identityOf(this.resource, after.fields);
      // The identity orders names that differ only in accents.
      const key = after && `${foldLine(nameOf(this.resource, after.fields))}\n${identity}`;
      if (keys[slot] === key) continue;
      keys[slot] = key;
      moved.add(slot);
      if (oldIdentity !== undefined) identities.remove(oldIdentity, slot);
      if (identity !== undefined) identities.add(identity, slot);
    }
    const slotsByName = moved.size === 0 ? this.slotsByName : reordered(this.slotsByName, moved, keys);
    const contents = { items, keys, identities: identities.done(), slotsByName };
    return new ItemSet(this.resource, this.#slots, contents);
  }
}

/** Returns the new order. Slots that did not move are sorted already, so the sort is nearly linear. */
function reordered(
  order: readonly number[],
  moved: ReadonlySet<number>,
  keys: readonly (string | undefined)[],
): number[] {
  const byKey = (a: number, b: number): number => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1);
  const staying = order.filter((slot) => !moved.has(slot));
  const placed = [...moved].filter((slot) => keys[slot] !== undefined).sort(byKey);
  return [...staying, ...placed].sort(byKey);
}
