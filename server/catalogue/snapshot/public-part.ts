import { bodies } from '#openapi/generated/bodies.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { areSameFields, fieldValues, mapReferences, type Item } from '../items/item.ts';
import type { PausableWork } from '#server/concurrency/pausable-work.ts';
import {
  recordByResource,
  PUBLISHABLE,
  RESOURCE_NAMES,
  RESOURCES,
  type ResourceName,
} from '../items/resources.ts';
import { DATE_FIELDS, slotsWith } from './facets.ts';
import type { ItemEdit } from '../items/slot-index.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

export interface PublicPart {
  /** The snapshot has only public items, and references to them. It is the whole snapshot while all are public. */
  readonly snapshot: Snapshot;
  /** The snapshot is valid from this time on, in milliseconds since 1970. */
  readonly time: number;
  /** The first time after `time` at which an item appears or ends. */
  readonly until: number;
}

/** The ids of hidden items. */
type HiddenIds = Readonly<Record<ResourceName, ReadonlySet<string>>>;

/** Starts from `base`, an earlier public snapshot, and changes only what differs. */
export function* buildPublicPart(whole: Snapshot, time: number, base = whole): PausableWork<PublicPart> {
  const hidden = hiddenIdsAt(whole, time);
  const until = nextPublicationTime(whole, time);
  if (Object.values(hidden).every(({ size }) => size === 0)) return { snapshot: whole, time, until };
  const edits = new Map<ResourceName, ItemEdit[]>();
  for (const resource of RESOURCE_NAMES) {
    const different = differences(resource, base, whole, hidden);
    if (different.length > 0) edits.set(resource, different);
    yield;
  }
  return { snapshot: edits.size === 0 ? base : yield* buildSnapshot(base, edits), time, until };
}

/** Items that are not published, and those with a required list that names only hidden items. */
function hiddenIdsAt(whole: Snapshot, time: number): HiddenIds {
  const { itemSets, facets } = whole;
  const hidden = recordByResource((resource) => {
    const items = PUBLISHABLE.includes(resource) ? draftsAndDatedItems(whole, resource) : [];
    const unpublished = items.filter(({ fields }) => publicationOf(fields, time) !== 'published');
    return new Set(unpublished.map(({ id }) => id));
  });
  for (const resource of PUBLISHABLE) {
    const { required = [] } = bodies[RESOURCES[resource].body];
    for (const { field, resource: referred } of RESOURCES[resource].references) {
      if (!required.includes(field)) continue;
      const referrers = [...hidden[referred]].flatMap((id) => slotsWith(facets[resource], field, id));
      for (const { id, fields } of itemSets[resource].itemsAt(referrers))
        if (fieldValues(fields, field).every((used) => hidden[referred].has(used))) hidden[resource].add(id);
    }
  }
  return hidden;
}

/** All items that may be hidden at some time. Facets find them, since most items are always published. */
function draftsAndDatedItems({ itemSets, facets }: Snapshot, resource: ResourceName): Item[] {
  const slots = new Set(slotsWith(facets[resource], 'status', 'draft'));
  for (const field of DATE_FIELDS)
    for (const [, withDate] of facets[resource].get(field) ?? [])
      for (const slot of withDate) slots.add(slot);
  return itemSets[resource].itemsAt([...slots]);
}

function differences(resource: ResourceName, base: Snapshot, whole: Snapshot, hidden: HiddenIds): ItemEdit[] {
  const [earlier, current] = [base.itemSets[resource], whole.itemSets[resource]];
  // An unchanged item may refer to one that was hidden or appeared.
  const isFiltered = RESOURCES[resource].references.some((reference) => hidden[reference.resource].size > 0);
  if (earlier === current && hidden[resource].size === 0 && !isFiltered) return [];
  const edits: ItemEdit[] = [];
  for (let slot = 0; slot < current.slotEnd; slot += 1) {
    const before = earlier.itemAt(slot);
    const item = current.itemAt(slot);
    const after = item && !hidden[resource].has(item.id) ? publicItem(resource, item, hidden) : undefined;
    const { id } = before ?? after ?? {};
    if (id !== undefined && before !== after && !isSameState(before, after))
      edits.push({ id, before, after });
  }
  return edits;
}

function publicItem(resource: ResourceName, item: Item, hidden: HiddenIds): Item {
  const { fields } = item;
  const refersToHidden = RESOURCES[resource].references.some(({ field, resource: referred }) => {
    const hiddenIds = hidden[referred];
    return hiddenIds.size > 0 && fieldValues(fields, field).some((id) => hiddenIds.has(id));
  });
  if (!refersToHidden) return item;
  const publicFields = mapReferences(resource, fields, (ids, { resource: referred }) =>
    ids.filter((id) => !hidden[referred].has(id)),
  );
  return { ...item, fields: publicFields };
}

const isSameState = (a: Item | undefined, b: Item | undefined): boolean =>
  a?.version === b?.version &&
  a?.updatedAt === b?.updatedAt &&
  areSameFields(a?.fields ?? null, b?.fields ?? null);

function nextPublicationTime({ facets }: Snapshot, time: number): number {
  let next = Infinity;
  for (const resource of PUBLISHABLE)
    for (const field of DATE_FIELDS)
      for (const [date] of facets[resource].get(field) ?? []) {
        const publicationTime = Date.parse(date);
        if (publicationTime > time && publicationTime < next) next = publicationTime;
      }
  return next;
}
