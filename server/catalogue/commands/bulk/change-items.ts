import type { ItemName, Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { Decision } from '../../decision.ts';
import { areSameFields, nameOf, type Fields, type Item } from '../../item.ts';
import { usageOf } from '../../queries/usage.ts';
import type { PausableWork } from '../../pausable-work.ts';
import type { ResourceName } from '../../resources.ts';
import { countOf, noSuchItem } from '../messages.ts';
import { NextCatalogue, whyNotRestorable, type DeletedNames } from '../next-catalogue.ts';
import { decideOutcome } from '../outcome.ts';

export interface BulkTarget {
  resource: ResourceName;
  ids: readonly string[];
  /** The names of the items that were deleted after someone chose them. */
  deletedNames?: DeletedNames | undefined;
}

type Left = Pick<SkippedItem, 'code' | 'fields' | 'reason'>;

export interface Edit {
  deed: 'changed' | 'deleted';
  edit: (fields: Fields) => { after: Fields | null } | { left: Left };
}

const ITEMS_BETWEEN_PAUSES = 200;

export function deleteItems(catalogue: Catalogue, target: BulkTarget): PausableWork<Decision<Outcome>> {
  return changeItems(catalogue, target, { deed: 'deleted', edit: () => ({ after: null }) });
}

/** Makes one edit in many items. It leaves an item alone that cannot take the edit, so that the others need not wait. */
export function* changeItems(
  catalogue: Catalogue,
  { resource, ...chosen }: BulkTarget,
  { deed, edit }: Edit,
): PausableWork<Decision<Outcome>> {
  const next = new NextCatalogue(catalogue);
  const { found, missing } = findItems(catalogue, { resource, ...chosen });
  const skipped: SkippedItem[] = missing;
  const unchanged: ItemName[] = [];
  const changed: string[] = [];
  for (const [at, { id, fields }] of found.entries()) {
    if (at % ITEMS_BETWEEN_PAUSES === 0) yield;
    const item = { resource, itemId: id, itemName: nameOf(resource, fields) };
    const edited = edit(fields);
    if ('left' in edited) {
      skipped.push({ ...item, ...edited.left });
      continue;
    }
    const { after } = edited;
    const obstacle = whyNotRestorable(next, { resource, id, after });
    if (obstacle) {
      // The users are listed for a single item only, which keeps the answer short.
      const isAlone = found.length === 1 && obstacle.code === 'inUse';
      const users = isAlone && { usedBy: usageOf(catalogue, resource, id).items };
      skipped.push({ ...item, ...obstacle, fields: [], ...users });
    } else if (areSameFields(fields, after)) unchanged.push(item);
    else {
      next.put(resource, id, after);
      changed.push(id);
    }
  }
  const changes = changed.map((id) => next.changeOf(resource, id));
  const counts = { changed: changes.length, unchanged: unchanged.length, skipped: skipped.length };
  const message = bulkMessage(resource, deed, counts);
  return decideOutcome(catalogue, { changes, unchanged, skipped, message });
}

function findItems(
  catalogue: Catalogue,
  { resource, ids, deletedNames }: BulkTarget,
): { found: readonly Item[]; missing: SkippedItem[] } {
  const found = new Set<Item>();
  const missing = new Map<string, SkippedItem>();
  for (const text of ids) {
    const item = catalogue.collections[resource].resolve(text);
    if (item) {
      found.add(item);
      continue;
    }
    const name = deletedNames?.get(`${resource}/${text}`);
    const reason = name === undefined ? noSuchItem(resource, text) : 'It was deleted since.';
    const named = { resource, itemId: text, itemName: name ?? text };
    missing.set(text, { ...named, code: 'notFound', fields: [], reason });
  }
  return { found: [...found], missing: [...missing.values()] };
}

function bulkMessage(
  resource: ResourceName,
  deed: 'changed' | 'deleted',
  counts: Readonly<Record<'changed' | 'unchanged' | 'skipped', number>>,
): string {
  const were = (count: number): string => `${count} ${count === 1 ? 'was' : 'were'}`;
  const told = [
    `${countOf(resource, counts.changed)} ${deed}`,
    ...(counts.unchanged > 0 ? [`${were(counts.unchanged)} so already`] : []),
    ...(counts.skipped > 0 ? [`${were(counts.skipped)} left alone`] : []),
  ];
  return `${told.join(', ')}.`;
}
