import type { SkipCode } from '#openapi/generated/model/index.ts';
import { identityOf, idsIn, nameOf, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import type { CatalogueDraft } from './catalogue-draft.ts';
import { anItem, countOfUsers, isOneUser } from './messages.ts';

/** Last names of deleted items, by resource and id: "spirits/old-tom-gin". */
export type DeletedNames = ReadonlyMap<string, string>;

interface Obstacle {
  code: Extract<SkipCode, 'inUse' | 'nameTaken' | 'referenceMissing'>;
  reason: string;
}

/** What keeps an item from getting these fields (`null` deletes it). */
export function whyNotRestorable(
  draft: CatalogueDraft,
  { resource, id, after }: { resource: ResourceName; id: string; after: Fields | null },
  deletedNames: DeletedNames,
): Obstacle | null {
  if (!after) {
    const users = draft.usersOf(resource, id);
    if (users.size === 0) return null;
    return { code: 'inUse', reason: `${countOfUsers(users)} ${isOneUser(users) ? 'uses' : 'use'} it.` };
  }
  const name = nameOf(resource, after);
  const holder = draft.holderOf(resource, identityOf(resource, after));
  if (holder !== null && holder !== id) {
    const reason = `There is ${anItem(resource)} named "${name}" by now. Please rename that one first.`;
    return { code: 'nameTaken', reason };
  }
  for (const { field, resource: target } of RESOURCES[resource].references) {
    const gone = idsIn(after, field).find((one) => !draft.get(target, one));
    if (gone === undefined) continue;
    const goneName = deletedNames.get(`${target}/${gone}`) ?? gone;
    const reason = `"${name}" needs the ${RESOURCES[target].label} "${goneName}", which was deleted. Please restore that first.`;
    return { code: 'referenceMissing', reason };
  }
  return null;
}
