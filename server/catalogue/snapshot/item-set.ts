import { foldLine, nameKey } from '#openapi/text/fold-text.ts';
import { findNamed } from '#openapi/text/name-rank.ts';
import { Refusal } from '../decisions/refusal.ts';
import { identityOf, nameOf, type Item } from '../items/item.ts';
import { REFERENCES_TO, type ResourceName } from '../items/resources.ts';
import { noSuchItem } from '../decisions/messages.ts';
import { SlotIndex, SlotIndexEdit, type ItemEdit, type SlotEdit } from '../items/slot-index.ts';

/** The number of each id. It is the same in all snapshots, and stays while the process lives. */
type SlotsById = Map<string, number>;

interface ItemsBySlot {
  /** Items by slot. */
  items: readonly (Item | undefined)[];
  /** The sort key by slot. */
  keys: readonly (string | undefined)[];
  /** Each identity has one slot. */
  identities: SlotIndex;
  slotsByName: readonly number[];
}

const NO_ITEMS: ItemsBySlot = { items: [], keys: [], identities: new SlotIndex(), slotsByName: [] };

/** The items of one resource at one revision. Indexes name items by slot. */
export class ItemSet {
  readonly resource: ResourceName;
  readonly slotsByName: readonly number[];
  readonly #slotsById: SlotsById;
  readonly #contents: ItemsBySlot;
  #itemsByName: readonly Item[] | undefined;
  #positions: readonly number[] | undefined;

  constructor(resource: ResourceName, slotsById: SlotsById = new Map(), contents = NO_ITEMS) {
    this.resource = resource;
    this.slotsByName = contents.slotsByName;
    this.#slotsById = slotsById;
    this.#contents = contents;
  }

  get size(): number {
    return this.slotsByName.length;
  }

  get(id: string): Item | undefined {
    const slot = this.#slotsById.get(id);
    return slot === undefined ? undefined : this.#contents.items[slot];
  }

  /** Throws a Refusal with 'not found'. */
  getOrRefuse(id: string): Item {
    const item = this.get(id);
    if (!item) throw new Refusal('not found', noSuchItem(this.resource, id));
    return item;
  }

  /** Returns the id if there is no such item. */
  nameOf(id: string): string {
    const item = this.get(id);
    return item ? nameOf(this.resource, item.fields) : id;
  }

  get itemsByName(): readonly Item[] {
    return (this.#itemsByName ??= this.itemsAt(this.slotsByName));
  }

  /** Positions in the order of names, by slot. */
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

  /** Upper and lower case are the same. An id wins over another item's name. */
  findByIdOrName(idOrName: string): Item | undefined {
    const key = nameKey(idOrName);
    return this.get(key) ?? this.findByIdentity(key);
  }

  /** Clients send references back as responses show them. Where those are names, a name wins over an id. */
  resolve(idOrName: string): Item | undefined {
    const isShownByName = REFERENCES_TO[this.resource][0]?.reference.shownBy === 'name';
    const named = isShownByName ? this.findByIdentity(nameKey(idOrName)) : undefined;
    return named ?? this.findByIdOrName(idOrName);
  }

  get slotEnd(): number {
    return this.#slotsById.size;
  }

  /** Returns -1 for an id that never had a slot. */
  slotOf(id: string): number {
    return this.#slotsById.get(id) ?? -1;
  }

  itemAt(slot: number): Item | undefined {
    return this.#contents.items[slot];
  }

  itemsAt(slots: readonly number[]): Item[] {
    return slots.map((slot) => this.#contents.items[slot]).filter((item) => item !== undefined);
  }

  firstByName(slots: readonly number[], limit: number): Item[] {
    const { positions } = this;
    const byName = slots.toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
    return this.itemsAt(byName.slice(0, limit));
  }

  /** `part` is folded. If no name contains it, small mistakes are allowed. */
  slotsOfNamesWith(part: string): number[] {
    const slots = [...this.#contents.identities].map(([name, [slot = 0]]) => ({ name, slot }));
    return findNamed(slots, part, ({ name }) => name).map(({ slot }) => slot);
  }

  assignSlots(edits: readonly ItemEdit[]): SlotEdit[] {
    return edits.map((edit) => {
      const slot = this.#slotsById.get(edit.id) ?? this.#slotsById.size;
      this.#slotsById.set(edit.id, slot);
      return { ...edit, slot };
    });
  }

  withEdits(edits: readonly SlotEdit[]): ItemSet {
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
    const slotsByName = moved.size === 0 ? this.slotsByName : reorder(this.slotsByName, moved, keys);
    const contents = { items, keys, identities: identities.finish(), slotsByName };
    return new ItemSet(this.resource, this.#slotsById, contents);
  }
}

/** Slots that did not move are sorted already, so the sort is nearly linear. */
function reorder(
  order: readonly number[],
  moved: ReadonlySet<number>,
  keys: readonly (string | undefined)[],
): number[] {
  const byKey = (a: number, b: number): number => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1);
  const unmovedSlots = order.filter((slot) => !moved.has(slot));
  const movedSlots = [...moved].filter((slot) => keys[slot] !== undefined).sort(byKey);
  return [...unmovedSlots, ...movedSlots].sort(byKey);
}
