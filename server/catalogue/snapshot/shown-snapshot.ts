import { bodies } from '#openapi/generated/bodies.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { idsIn, putReference, type Item, type ItemEdit } from '../item.ts';
import type { Steps } from '../pausable-work.ts';
import { RESOURCES, REFERENCES_TO, type ResourceName, MOMENT_FIELDS, PUBLISHABLE } from '../resources.ts';
import { buildSnapshot, type Snapshot } from './build-snapshot.ts';

export interface Shown {
  /** Without the items that are not public, and without references to them. It is the whole snapshot while all of it is public. */
  readonly snapshot: Snapshot;
  /** In milliseconds since 1970; it is good from this time on. */
  readonly time: number;
  /** The first moment after `time` at which an item appears or ends. */
  readonly until: number;
}

type Named = Pick<ItemEdit, 'id'> & { resource: ResourceName };

const ITEMS_PER_STEP = 500;
const HIDDEN_STATUS = 'draft';

/** It follows from what was shown `earlier`, so that a write costs no more the more drafts there are. */
export function* shownSteps(
  whole: Snapshot,
  time: number,
  earlier: (Snapshot & { readonly shown: Shown }) | null = null,
  changed: Iterable<Named> = [],
): Steps<Shown> {
  const until = nextMoment(whole, time);
  if (until === Infinity && !hidesAny(whole)) return { snapshot: whole, time, until };
  // Where all was shown before, what is hidden now is less than what has changed.
  const isOwn = earlier !== null && earlier.shown.snapshot.collections !== earlier.collections;
  const base = isOwn ? earlier.shown.snapshot : whole;
  const edits = new Map<ResourceName, Map<string, ItemEdit>>();
  const edit = ({ resource, id }: Named): void => {
    const ofResource = edits.get(resource) ?? new Map<string, ItemEdit>();
    if (ofResource.has(id)) return;
    edits.set(resource, ofResource);
    const before = base.collections[resource].get(id);
    const item = whole.collections[resource].get(id);
    const after = item && shownItem(whole, resource, item, time);
    ofResource.set(id, { id, before, after });
    const wasHidden = isOwn && !before && earlier.collections[resource].get(id) !== undefined;
    const isHidden = !after && item !== undefined;
    if (wasHidden === isHidden) return;
    for (const user of usersOf(whole, resource, id)) edit(user);
  };
  let done = 0;
  const named = isOwn
    ? [changed, dueItems(whole, earlier.shown.time, time)]
    : [draftItems(whole), dueItems(whole, -Infinity, Infinity)];
  for (const items of named)
    for (const one of items) {
      done += 1;
      if (done % ITEMS_PER_STEP === 0) yield;
      edit(one);
    }
  const lists = [...edits].map(([resource, ofResource]): [ResourceName, ItemEdit[]] => [
    resource,
    [...ofResource.values()].filter(({ before, after }) => before !== after),
  ]);
  const different = new Map(lists.filter(([, list]) => list.length > 0));
  const snapshot = different.size === 0 ? base : yield* buildSnapshot(base, different);
  return { snapshot, time, until };
}

/** Visitors see an item while it is published, and while they see one at least of the items that a list of it must name. */
function isShownAt(whole: Snapshot, resource: ResourceName, { fields }: Item, time: number): boolean {
  if (publicationOf(fields, time) !== 'published') return false;
  const { required = [] } = bodies[RESOURCES[resource].body];
  return RESOURCES[resource].references
    .filter(({ field, resource: named }) => required.includes(field) && PUBLISHABLE.includes(named))
    .every(({ field, resource: named }) => {
      const ids = idsIn(fields, field);
      const isPublic = (id: string): boolean => {
        const target = whole.collections[named].get(id);
        return !target || isShownAt(whole, named, target, time);
      };
      return ids.length === 0 || ids.some(isPublic);
    });
}

function shownItem(whole: Snapshot, resource: ResourceName, item: Item, time: number): Item | undefined {
  const { fields } = item;
  if (!isShownAt(whole, resource, item, time)) return undefined;
  const shown: Record<string, unknown> = { ...fields };
  let isSame = true;
  for (const reference of RESOURCES[resource].references) {
    if (!PUBLISHABLE.includes(reference.resource)) continue;
    const isShown = (id: string): boolean => {
      const target = whole.collections[reference.resource].get(id);
      return !target || isShownAt(whole, reference.resource, target, time);
    };
    if (idsIn(fields, reference.field).every(isShown)) continue;
    isSame = false;
    putReference(shown, fields, reference, (ids) => ids.filter(isShown));
  }
  return isSame ? item : { ...item, fields: shown };
}

function* usersOf(whole: Snapshot, resource: ResourceName, id: string): Iterable<Named> {
  for (const { from, reference } of REFERENCES_TO[resource])
    yield* itemsAt(whole, from, whole.facets[from].get(reference.field)?.slotsOf(id) ?? []);
}

function* draftItems(whole: Snapshot): Iterable<Named> {
  for (const resource of PUBLISHABLE)
    yield* itemsAt(whole, resource, whole.facets[resource].get('status')?.slotsOf(HIDDEN_STATUS) ?? []);
}

function hidesAny(whole: Snapshot): boolean {
  return [draftItems(whole), moments(whole)].some((found) => !found[Symbol.iterator]().next().done);
}

function* dueItems(whole: Snapshot, from: number, to: number): Iterable<Named> {
  for (const { resource, moment, slots } of moments(whole))
    if (moment > from && moment <= to) yield* itemsAt(whole, resource, slots());
}

function nextMoment(whole: Snapshot, time: number): number {
  let next = Infinity;
  for (const { moment } of moments(whole)) if (moment > time && moment < next) next = moment;
  return next;
}

function* moments({
  facets,
}: Snapshot): Iterable<{ resource: ResourceName; moment: number; slots: () => ArrayLike<number> }> {
  for (const resource of PUBLISHABLE)
    for (const field of MOMENT_FIELDS) {
      const facet = facets[resource].get(field);
      for (let number = 0; facet && number < facet.values.size; number += 1)
        if (facet.countAt(number) > 0)
          yield {
            resource,
            moment: Date.parse(facet.values.textOf(number)),
            slots: () => facet.slotsAt(number),
          };
    }
}

function* itemsAt(whole: Snapshot, resource: ResourceName, slots: ArrayLike<number>): Iterable<Named> {
  for (const { id } of whole.collections[resource].itemsAt(slots)) yield { resource, id };
}
