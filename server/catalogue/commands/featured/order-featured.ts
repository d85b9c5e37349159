import type { FieldError } from '#openapi/generated/model/index.ts';
import { shownPart, type Catalogue } from '../../catalogue.ts';
import type { Change } from '../../change.ts';
import { accepted, invalidFields, refused, type Decision } from '../../decision.ts';
import { areSameFields, type Item } from '../../item.ts';
import { featuredOrder } from '../../queries/featured-order.ts';
import { contentTag } from '../../content-tag.ts';
import { labelOfBody } from '../messages.ts';
import { unknownReference } from '../resolve-references.ts';

interface OrderFeatured {
  /** Ids or names. */
  ids: readonly string[];
  expects?: (tag: string) => boolean;
}

/** What is featured and not public stays featured: the order that was read does not have it. */
export function orderFeatured(catalogue: Catalogue, { ids, expects }: OrderFeatured): Decision<null> {
  const known = featuredOrder(shownPart(catalogue));
  if (expects && !expects(contentTag(JSON.stringify(known)))) {
    const detail = 'The order was changed since you read it. Load it again and repeat your change.';
    return refused({ reason: 'outdated', detail });
  }
  const { cocktails } = catalogue.collections;
  const label = labelOfBody('FeaturedOrderFields', 'ids');
  const items = new Map<string, Item>();
  const errors: FieldError[] = [];
  for (const text of ids) {
    const item = cocktails.resolve(text);
    if (!item) errors.push(unknownReference('ids', label, text));
    else if (items.has(item.id)) {
      errors.push({ field: 'ids', code: 'repeated', message: `${label} name "${text}" twice` });
    } else items.set(item.id, item);
  }
  if (errors.length > 0) return refused(invalidFields(errors));
  const dropped = known.ids.flatMap((id) => (items.has(id) ? [] : (cocktails.get(id) ?? [])));
  return accepted(
    [
      ...dropped.flatMap((item) => changeOf(item, false, null)),
      ...[...items.values()].flatMap((item, at) => changeOf(item, true, at + 1)),
    ],
    null,
  );
}

function changeOf({ id, fields }: Item, featured: boolean, featuredPlace: number | null): Change[] {
  const after = { ...fields, featured, featuredPlace };
  return areSameFields(fields, after) ? [] : [{ resource: 'cocktails', id, before: fields, after }];
}
