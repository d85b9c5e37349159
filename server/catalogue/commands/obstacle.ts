import { identityOf, idsIn, nameOf, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import type { CatalogueDraft } from './catalogue-draft.ts';
import { anItem, countOfUsers, isOneUser } from './messages.ts';

/** Last names of deleted items, by resource and id: "spirits/old-tom-gin". */
export type DeletedNames = ReadonlyMap<string, string>;

/** Why an item cannot get these fields now (null deletes it), as a sentence for people; null when nothing is in the way. */
export function obstacleTo(
  draft: CatalogueDraft,
  { resource, id, after }: { resource: ResourceName; id: string; after: Fields | null },
  deletedNames: DeletedNames,
): string | null {
  if (!after) {
    const users = draft.usersOf(resource, id);
    return users.size === 0 ? null : `${countOfUsers(users)} ${isOneUser(users) ? 'uses' : 'use'} it.`;
  }
  const name = nameOf(resource, after);
  const holder = draft.holderOf(resource, identityOf(resource, after));
  if (holder !== null && holder !== id)
    return `There is ${anItem(resource)} named "${name}" by now. Please rename that one first.`;
  for (const { field, resource: target } of RESOURCES[resource].references) {
    const gone = idsIn(after, field).find((one) => !draft.get(target, one));
    if (gone === undefined) continue;
    const goneName = deletedNames.get(`${target}/${gone}`) ?? gone;
    return `"${name}" needs the ${RESOURCES[target].label} "${goneName}", which was deleted. Please restore that first.`;
  }
  return null;
}
