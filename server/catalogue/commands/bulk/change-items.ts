import type { ItemName, Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../../decisions/decision.ts';
import { areSameFields, itemKey, nameOf, type Fields, type Item } from '../../items/item.ts';
import { findUsage } from '../../queries/usage.ts';
import { forEachWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import type { ResourceName } from '../../items/resources.ts';
import { checkStoredFields } from '../item-commands.ts';
import { bulkMessage, countOf, DELETED_SINCE, noSuchItem } from '../../decisions/messages.ts';
import { findObstacle, type DeletedNames } from '../find-obstacle.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { makeDecisionWithOutcome } from '../make-decision.ts';

export interface BulkTarget {
  resource: ResourceName;
  /** Ids or names of items. */
  ids: readonly string[];
  /** Names for items that were deleted after the administrator chose them. */
  deletedNames?: DeletedNames;
  isDryRun?: boolean;
}

const ITEMS_BETWEEN_PAUSES = 200;

export function deleteItems(catalogue: Catalogue, target: BulkTarget): PausableWork<Decision<Outcome>> {
  return changeItems(catalogue, target, 'deleted', () => null);
}

/** Makes the same edit in all items, and skips those that cannot take it. */
export function* changeItems(
  catalogue: Catalogue,
  target: BulkTarget,
  verb: 'changed' | 'deleted',
  edit: (fields: Fields) => Fields | null,
): PausableWork<Decision<Outcome>> {
  const { resource, isDryRun = false } = target;
  const next = new NextCatalogue(catalogue);
  const changes: ItemChange[] = [];
  const unchanged: ItemName[] = [];
  const skipped: SkippedItem[] = [];
  const items = targetItems(catalogue, target);
  yield* forEachWithPauses(items, ITEMS_BETWEEN_PAUSES, ([id, item]) => {
    if (!item) {
      skipped.push(missingItem(target, id));
      return;
    }
    const { fields: before } = item;
    const listedItem = { resource, itemId: id, itemName: nameOf(resource, before) };
    const after = edit(before);
    const obstacle = findInvalidFields(resource, after) ?? findObstacle(next, { resource, id, after });
    if (obstacle) {
      // Referrers are listed only if a single item was sent, so that the response stays short.
      const listsReferrers = items.size === 1 && obstacle.code === 'inUse';
      const usedBy = listsReferrers ? findUsage(catalogue, resource, id).items : undefined;
      skipped.push({ ...listedItem, fields: [], ...obstacle, usedBy });
    } else if (areSameFields(before, after)) unchanged.push(listedItem);
    else {
      next.put(resource, id, after);
      changes.push({ resource, id, before, after });
    }
  });
  const summary = `${countOf(resource, changes.length)} ${isDryRun ? 'would be ' : ''}${verb}`;
  const message = bulkMessage(summary, unchanged.length, skipped.length, isDryRun);
  return makeDecisionWithOutcome(catalogue, { changes, unchanged, skipped, message });
}

/** An item that is sent twice, by its id and its name, counts once. */
function targetItems({ itemSets }: Catalogue, { resource, ids, deletedNames }: BulkTarget) {
  const items = new Map<string, Item | undefined>();
  for (const idOrName of ids) {
    // The id of a deleted item may be the name of another one.
    const isDeleted = deletedNames?.has(itemKey({ resource, id: idOrName }));
    const item = isDeleted ? itemSets[resource].get(idOrName) : itemSets[resource].findByIdOrName(idOrName);
    items.set(item?.id ?? idOrName, item);
  }
  return items;
}

function missingItem({ resource, deletedNames }: BulkTarget, id: string): SkippedItem {
  const name = deletedNames?.get(itemKey({ resource, id }));
  const reason = name === undefined ? noSuchItem(resource, id) : DELETED_SINCE;
  return { resource, itemId: id, itemName: name ?? id, code: 'notFound', fields: [], reason };
}

function findInvalidFields(resource: ResourceName, after: Fields | null) {
  if (!after) return null;
  const { errors } = checkStoredFields(resource, after);
  if (errors.length === 0) return null;
  const reason = `${errors.map(({ message }) => message).join('. ')}.`;
  return { code: 'invalid' as const, fields: errors.map(({ field }) => field), reason };
}
