import { sentences } from '#openapi/generated/bodies.ts';
import type { FieldError } from '#openapi/generated/model.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, invalidFields, refused, type Decision } from '../decision.ts';
import {
  areSameFields,
  completeFields,
  dropOldPicture,
  identityOf,
  nameOf,
  putReference,
  type Fields,
  type Item,
} from '../item.ts';
import { usageOf } from '../queries/usage.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { itemTag } from '../views.ts';
import { alreadyThere, inUse, labelOf, noSuchItem, totalOf } from './messages.ts';
import { newId } from './new-id.ts';

/** Fields with references by id or name. */
type Body = Readonly<Record<string, unknown>>;

export function createItem(
  catalogue: Catalogue,
  { resource, body }: { resource: ResourceName; body: Body },
): Decision<{ id: string }> {
  const taken = refuseTakenName(catalogue, resource, body, null);
  if (taken) return taken;
  const { fields, refusal } = resolveReferences(catalogue, resource, body);
  if (refusal) return refusal;
  const id = newId(catalogue, resource, fields);
  return accepted([{ resource, id, before: null, after: fields }], { id });
}

/** Others refer to an item by its id, so a new name reaches them all. `command.body` is valid. */
export function replaceItem(
  catalogue: Catalogue,
  command: Target & { body: Body },
): Decision<{ id: string }> {
  const { resource, id, body } = command;
  const { item, refusal: missing } = findUnchangedItem(catalogue, command);
  if (missing) return missing;
  const taken = refuseTakenName(catalogue, resource, body, id);
  if (taken) return taken;
  const { fields, refusal } = resolveReferences(catalogue, resource, body);
  if (refusal) return refusal;
  if (areSameFields(item.fields, fields)) return accepted([], { id });
  return accepted([{ resource, id, before: item.fields, after: fields }], { id });
}

/** The whole must be valid afterwards: a date may depend on another. In `command.patch`, null empties a field. */
export function patchItem(
  catalogue: Catalogue,
  { patch, ...target }: Target & { patch: Body },
): Decision<{ id: string }> {
  const { item, refusal } = findUnchangedItem(catalogue, target);
  if (refusal) return refusal;
  const fields = Object.entries({ ...item.fields, ...dropOldPicture(item.fields, patch) }).filter(
    ([, value]) => value !== null,
  );
  const { body, errors } = checkBody(RESOURCES[target.resource].body, Object.fromEntries(fields));
  if (errors.length > 0) return refused(invalidFields(errors));
  return replaceItem(catalogue, { ...target, body });
}

export function deleteItem(catalogue: Catalogue, command: Target): Decision<null> {
  const { resource, id } = command;
  const { item, refusal } = findUnchangedItem(catalogue, command);
  if (refusal) return refusal;
  const usage = usageOf(catalogue, resource, id);
  if (usage.users.size > 0) {
    const detail = inUse(nameOf(resource, item.fields), usage);
    const facts = { usedBy: usage.items, usedByCount: totalOf(usage.users) };
    return refused({ reason: 'conflict', code: 'item-in-use', detail, usage: facts });
  }
  return accepted([{ resource, id, before: item.fields, after: null }], null);
}

/** Refuses what would make an item the same as another; its own name is free for the item `ownId`. */
function refuseTakenName(
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
