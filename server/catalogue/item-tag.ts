import type { Catalogue } from './catalogue.ts';
import { contentTag } from './content-tag.ts';
import type { Item } from './item.ts';
import type { ResourceName } from './resources.ts';
import { itemView } from './views.ts';

/** Of an item as it is shown: a read carries it, and a change that names it is refused when the item has another one by now. */
export function itemTag(catalogue: Catalogue, resource: ResourceName, item: Item): string {
  return contentTag(JSON.stringify(itemView(catalogue, resource, item)));
}
