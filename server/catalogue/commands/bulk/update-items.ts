import { bodies } from '#openapi/generated/bodies.ts';
import type { FieldError, Outcome } from '#openapi/generated/model.ts';
import { patchErrors } from '#openapi/validation/check-body.ts';
import { typesOf } from '#openapi/validation/body-schema.ts';
import { sentenceOf } from '#openapi/validation/field-errors.ts';
import { FILE_PART, normalisePatch } from '#openapi/validation/normalise-body.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { Decision } from '../../decisions/decision.ts';
import { refusalOfFields } from '../../decisions/refusal.ts';
import { completeFields } from '../../items/complete-fields.ts';
import type { PausableWork } from '#server/concurrency/pausable-work.ts';
import { dropOldPicture } from '../../items/pictures.ts';
import { RESOURCES, type ResourceName } from '../../items/resources.ts';
import { idResolver, resolveReferences } from '../item-commands.ts';
import { changeItems, type BulkTarget } from './change-items.ts';

type Values = Readonly<Record<string, unknown>>;

interface UpdateItems extends BulkTarget {
  set?: Values;
  add?: Values;
  remove?: Values;
}

/** Refuses a value that no item can have. Skips items that cannot have a value. */
export function updateItems(
  catalogue: Catalogue,
  { set = {}, add = {}, remove = {}, ...target }: UpdateItems,
): PausableWork<Decision<Outcome>> {
  const { resource } = target;
  const wrongTypes = [add, remove].flatMap((lists) => listErrors(resource, lists));
  if (wrongTypes.length > 0) throw refusalOfFields(wrongTypes);
  const toSet = readFields(catalogue, resource, set);
  const toAdd = readFields(catalogue, resource, add);
  const toRemove = readFields(catalogue, resource, remove);
  const errors = [...toSet.errors, ...toAdd.errors, ...toRemove.errors];
  if (errors.length > 0) throw refusalOfFields(errors);
  return changeItems(catalogue, target, 'changed', (fields) => {
    const after: Record<string, unknown> = { ...fields, ...dropOldPicture(fields, toSet.fields) };
    for (const [field, entries] of Object.entries(toAdd.fields))
      after[field] = [...new Set([...listIn(after[field]), ...listIn(entries)])];
    for (const [field, entries] of Object.entries(toRemove.fields))
      after[field] = listIn(after[field]).filter((entry) => !listIn(entries).includes(entry));
    return completeFields(resource, after);
  });
}

function readFields(catalogue: Catalogue, resource: ResourceName, given: Values) {
  const { body: name } = RESOURCES[resource];
  const sent: Record<string, unknown> = { ...given };
  for (const [field, value] of Object.entries(sent)) if (value === FILE_PART) sent[field] = '';
  const patch = normalisePatch(sent, bodies[name]);
  const errors = patchErrors(name, patch);
  if (errors.length > 0) return { fields: {}, errors };
  const resolved = resolveReferences(resource, patch, idResolver(catalogue));
  const ofPatch = Object.entries(resolved.fields).filter(([field]) => Object.hasOwn(patch, field));
  return { fields: Object.fromEntries(ofPatch), errors: resolved.errors };
}

function listErrors(resource: ResourceName, lists: Values): FieldError[] {
  const { properties = {} } = bodies[RESOURCES[resource].body];
  return Object.keys(lists).flatMap((field) => {
    const schema = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (schema && typesOf(schema).has('array') && !schema.items?.properties) return [];
    const message = sentenceOf('type', { label: schema?.['x-label'] ?? field, type: 'a list' });
    return [{ field, code: 'type', message }];
  });
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
