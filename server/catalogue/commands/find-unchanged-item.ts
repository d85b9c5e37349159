import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision } from '../decision.ts';
import type { Item } from '../item.ts';
import { itemTag } from '../views.ts';
import type { ResourceName } from '../resources.ts';
import { noSuchItem } from './messages.ts';

/** `expects`: whether the client has seen the version with this tag. */
export interface Target {
  resource: ResourceName;
  id: string;
  expects?: (tag: string) => boolean;
}

export function findUnchangedItem(
  catalogue: Catalogue,
  { resource, id, expects }: Target,
): { item: Item; refusal?: undefined } | { item?: undefined; refusal: Decision<never> } {
  const item = catalogue.collections[resource].get(id);
  if (!item) return { refusal: refused({ reason: 'not found', detail: noSuchItem(resource, id) }) };
  const isExpected = expects === undefined || expects(itemTag(catalogue, resource, item));
  if (isExpected) return { item };
  const detail = 'This item was changed since you opened it. Load it again and repeat your change.';
  return { refusal: refused({ reason: 'outdated', detail }) };
}
