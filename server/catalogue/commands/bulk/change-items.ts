import type { ItemName, Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../../decision.ts';
import { areSameFields, nameOf, type Fields } from '../../item.ts';
import { usageOf } from '../../queries/usage.ts';
import type { PausableWork } from '../../pausable-work.ts';
import { noSuchItem, type ResourceName } from '../../resources.ts';
import { checkFields } from '../item-commands.ts';
import { countOf } from '../messages.ts';
import { NextCatalogue, whyNotRestorable, type DeletedNames } from '../next-catalogue.ts';
import { decideOutcome } from '../outcome.ts';

export interface BulkTarget {
  resource: ResourceName;
  ids: readonly string[];
  /** The names of the items that were deleted after someone chose them. */
  deletedNames?: DeletedNames | undefined;
}

const ITEMS_BETWEEN_PAUSES = 200;

export function deleteItems(catalogue: Catalogue, target: BulkTarget): PausableWork<Decision<Outcome>> {
  return changeItems(catalogue, target, 'deleted', () => null);
}

/** Makes one edit in many items. It leaves an item alone that cannot take the edit, so that the others need not wait. */
export function* changeItems(
  catalogue: Catalogue,
  { resource, ids, deletedNames }: BulkTarget,
  deed: 'changed' | 'deleted',
  edit: (fields: Fields) => Fields | null,
): PausableWork<Decision<Outcome>> {
  const next = new NextCatalogue(catalogue);
  const changes: ItemChange[] = [];
  const unchanged: ItemName[] = [];
  const skipped: SkippedItem[] = [];
  const seen = new Set<string>();
  // The users are listed for a single item only, which keeps the answer short.
  const isAlone = new Set(ids).size === 1;
  for (const [at, text] of ids.entries()) {
    if (at % ITEMS_BETWEEN_PAUSES === 0) yield;
    const found = catalogue.collections[resource].resolve(text);
    const id = found?.id ?? text;
    if (seen.has(id)) continue;
    seen.add(id);
    if (!found) {
      const name = deletedNames?.get(`${resource}/${id}`);
      const reason = name === undefined ? noSuchItem(resource, id) : 'It was deleted since.';
      skipped.push({ resource, itemId: id, itemName: name ?? id, code: 'notFound', fields: [], reason });
      continue;
    }
    const item = { resource, itemId: id, itemName: nameOf(resource, found.fields) };
    const after = edit(found.fields);
    const obstacle = whyInvalid(resource, after) ?? whyNotRestorable(next, { resource, id, after });
    if (obstacle) {
      const areListed = isAlone && obstacle.code === 'inUse';
      const users = areListed && { usedBy: usageOf(catalogue, resource, id).items };
      skipped.push({ ...item, fields: [], ...obstacle, ...users });
    } else if (areSameFields(found.fields, after)) unchanged.push(item);
    else {
      next.put(resource, id, after);
      changes.push({ resource, id, before: found.fields, after });
    }
  }
  const were = (count: number, how: string): string =>
    count === 0 ? '' : `, ${count} ${count === 1 ? 'was' : 'were'} ${how}`;
  const left = were(unchanged.length, 'so already') + were(skipped.length, 'left alone');
  const message = `${countOf(resource, changes.length)} ${deed}${left}.`;
  return decideOutcome(catalogue, { changes, unchanged, skipped, message });
}

function whyInvalid(
  resource: ResourceName,
  after: Fields | null,
): Pick<SkippedItem, 'code' | 'fields' | 'reason'> | null {
  if (!after) return null;
  const { errors } = checkFields(resource, after);
  if (errors.length === 0) return null;
  const reason = `${errors.map(({ message }) => message).join('. ')}.`;
  return { code: 'invalid', fields: errors.map(({ field }) => field), reason };
}
