import type { SkipCode } from '#openapi/generated/model.ts';
import { identityOf, fieldValues, itemKey, nameOf, type Fields, type ItemRef } from '../items/item.ts';
import { inUseBy, nameTakenSince, referenceDeleted } from '../decisions/messages.ts';
import { RESOURCES } from '../items/resources.ts';
import type { NextCatalogue } from './next-catalogue.ts';

export type DeletedNames = ReadonlyMap<string, string>;

export interface Obstacle {
  code: Extract<SkipCode, 'inUse' | 'nameTaken' | 'referenceMissing'>;
  reason: string;
}

/**
 * The reason why an item cannot get the state `after`, or null. `item-commands.ts` has words of its own for a
 * request that writes one item.
 */
export function findObstacle(
  next: NextCatalogue,
  { resource, id, after }: ItemRef & { after: Fields | null },
  deletedNames: DeletedNames = new Map(),
): Obstacle | null {
  if (!after) {
    const counts = next.countReferrers(resource, id);
    return counts.size === 0 ? null : { code: 'inUse', reason: inUseBy(counts) };
  }
  const name = nameOf(resource, after);
  const namesake = next.findIdByIdentity(resource, identityOf(resource, after));
  if (namesake !== null && namesake !== id)
    return { code: 'nameTaken', reason: nameTakenSince(resource, name) };
  for (const { field, resource: referred } of RESOURCES[resource].references) {
    const missingId = fieldValues(after, field).find((id) => !next.get(referred, id));
    if (missingId === undefined) continue;
    const missingName = deletedNames.get(itemKey({ resource: referred, id: missingId })) ?? missingId;
    return { code: 'referenceMissing', reason: referenceDeleted(name, referred, missingName) };
  }
  return null;
}
