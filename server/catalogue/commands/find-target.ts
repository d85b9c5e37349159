import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision } from '../decision.ts';
import { tagOf } from '../version-tag.ts';
import { identityOf, type Fields, type Item } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { itemView } from '../views.ts';
import { alreadyThere, noSuchItem } from './messages.ts';

/** `expects`: whether the client has seen the version with this tag. */
export interface Target {
  resource: ResourceName;
  id: string;
  expects?: (tag: string) => boolean;
}

export function findTarget(
  catalogue: Catalogue,
  { resource, id, expects }: Target,
): { item: Item; refusal?: undefined } | { item?: undefined; refusal: Decision<never> } {
  const item = catalogue.collections[resource].get(id);
  if (!item) return { refusal: refused({ reason: 'not found', detail: noSuchItem(resource, id) }) };
  const isExpected = expects === undefined || expects(tagOfItem(catalogue, resource, item));
  if (isExpected) return { item };
  const detail = 'This item was changed since you opened it. Load it again and repeat your change.';
  return { refusal: refused({ reason: 'outdated', detail }) };
}

/** What a read of the item carries as its ETag. */
export function tagOfItem(catalogue: Catalogue, resource: ResourceName, item: Item): string {
  return tagOf(JSON.stringify(itemView(catalogue, resource, item)));
}

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
