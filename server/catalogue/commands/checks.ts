import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision } from '../decision.ts';
import { namesTag, tagOf } from '../etag.ts';
import { identityOf, type Fields, type Item } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { itemView } from '../views.ts';
import { alreadyThere, noSuchItem } from './messages.ts';

/** An item that a command is about. `expects` is an If-Match header: what the client has seen of the item. */
export interface Target {
  resource: ResourceName;
  id: string;
  expects?: string;
}

/** The item, or the refusal of a command for one that is gone (404) or that changed since the client saw it (412). */
export function findTarget(
  catalogue: Catalogue,
  { resource, id, expects }: Target,
): { item: Item; refusal?: undefined } | { item?: undefined; refusal: Decision<never> } {
  const item = catalogue.collections[resource].get(id);
  if (!item) return { refusal: refused({ status: 404, detail: noSuchItem(resource, id) }) };
  const isExpected = expects === undefined || namesTag(expects, tagOfItem(catalogue, resource, item));
  if (isExpected) return { item };
  const detail = 'This item was changed since you opened it. Load it again and repeat your change.';
  return { refusal: refused({ status: 412, detail }) };
}

/** The validator that a read of the item carries. */
export function tagOfItem(catalogue: Catalogue, resource: ResourceName, item: Item): string {
  return tagOf(JSON.stringify(itemView(catalogue, resource, item)));
}

/** The refusal of `fields` that would make two items the same (409); null when they are free for the item `ownId`. */
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
  return refused({ status: 409, code: 'name-taken', detail: `${message}. ${advice}`, errors });
}
