import { sentences } from '#openapi/generated/bodies.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import type { FieldError } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { invalidFields, refused, type Decision } from '../decision.ts';
import { completeFields, putReference, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { labelOf } from './messages.ts';

/** Complete fields with ids in their references, or a refusal of each value that is not in the catalogue. */
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
