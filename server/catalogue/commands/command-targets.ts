import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision, invalidFields } from '../decision.ts';
import { type Item, completeFields, putReference, type Fields } from '../item.ts';
import { itemTag } from '../views.ts';
import { type ResourceName, RESOURCES } from '../resources.ts';
import { noSuchItem, labelOf } from './messages.ts';
import { sentences } from '#openapi/generated/bodies.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import type { FieldError } from '#openapi/generated/model/index.ts';

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

export function resolveReferences(
  catalogue: Catalogue,
  resource: ResourceName,
  body: Readonly<Record<string, unknown>>,
): { fields: Fields; refusal?: undefined } | { fields?: undefined; refusal: Decision<never> } {
  const given = completeFields(resource, body);
  const resolved: Record<string, unknown> = { ...given };
  const errors: FieldError[] = [];
  for (const reference of RESOURCES[resource].references) {
    const { field, resource: target } = reference;
    putReference(resolved, given, reference, (values) => {
      const ids = new Set<string>();
      for (const value of values) {
        const item = catalogue.collections[target].resolve(value);
        if (item) ids.add(item.id);
        else errors.push(unknownReference(field.split('/')[0] ?? field, labelOf(resource, field), value));
      }
      return [...ids];
    });
  }
  if (errors.length === 0) return { fields: resolved };
  return { refusal: refused(invalidFields(errors)) };
}

export function unknownReference(field: string, label: string, value: string): FieldError {
  const message = fillSentence(sentences['unknownReference'] ?? '', { label, value });
  return { field, code: 'unknownReference', message };
}
