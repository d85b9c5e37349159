import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision } from '../decision.ts';
import { identityOf, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { alreadyThere } from './messages.ts';

/** Refuses what would make an item the same as another; its own name is free for the item `ownId`. */
export function refuseTakenName(
  catalogue: Catalogue,
  resource: ResourceName,
  fields: Fields,
  ownId: string | null,
): Decision<never> | null {
  const holder = catalogue.collections[resource].findByIdentity(identityOf(resource, fields));
  if (!holder || holder.id === ownId) return null;
  const message = alreadyThere(resource, fields);
  const [field = 'name', second] = RESOURCES[resource].identity;
  const advice = second === undefined ? 'Please choose another name.' : 'Please edit that one.';
  const errors = [{ field, code: 'taken', message }] as const;
  return refused({ reason: 'conflict', code: 'name-taken', detail: `${message}. ${advice}`, errors });
}
