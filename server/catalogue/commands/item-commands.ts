import { checkBody } from '#openapi/validation/check-body.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, invalidFields, refused, type Decision } from '../decision.ts';
import { areSameFields, nameOf, identityOf, type Fields, dropOldPicture } from '../item.ts';
import { usageOf } from '../queries/usage.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import { findUnchangedItem, type Target, resolveReferences } from './command-targets.ts';
import { inUse, totalOf, alreadyThere } from './messages.ts';
import { newId } from './new-id.ts';

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
