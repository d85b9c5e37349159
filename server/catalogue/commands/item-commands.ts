import type { FieldError } from '#openapi/generated/model.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { sentenceOf } from '#openapi/validation/field-errors.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Decision } from '../decisions/decision.ts';
import { refusalOfFields, Refusal } from '../decisions/refusal.ts';
import { completeFields } from '../items/complete-fields.ts';
import { areSameFields, mapReferences, nameOf, splitPath, type Fields, type ItemRef } from '../items/item.ts';
import { dropOldPicture } from '../items/pictures.ts';
import { findUsage } from '../queries/usage.ts';
import { freeIds, slugFor } from './item-ids.ts';
import { RESOURCES, type ResourceName } from '../items/resources.ts';
import { findObstacle } from './find-obstacle.ts';
import { makeDecision } from './make-decision.ts';
import { NextCatalogue } from './next-catalogue.ts';
import { inUseMessage, labelOf, nameTakenMessage, sumOfCounts } from '../decisions/messages.ts';

/** The fields of a request. Their references are ids or names. */
type Body = Readonly<Record<string, unknown>>;
type DecisionWithId = Decision<{ id: string }>;

export function createItem(catalogue: Catalogue, resource: ResourceName, body: Body): DecisionWithId {
  const id = freeIds(catalogue, resource).take(slugFor(resource, body));
  const after = completeItem(catalogue, { resource, id }, body, body);
  return makeDecision(catalogue, [{ resource, id, before: null, after }], { id });
}

/** `body` must be valid. */
export function replaceItem(catalogue: Catalogue, item: ItemRef, body: Body): DecisionWithId {
  return changeItem(catalogue, item, completeItem(catalogue, item, body, body));
}

/** All fields are checked, since a date may depend on another. Null empties a field. */
export function patchItem(catalogue: Catalogue, item: ItemRef, patch: Body): DecisionWithId {
  const { fields: before } = catalogue.itemSets[item.resource].getOrRefuse(item.id);
  const { body, errors } = checkStoredFields(item.resource, { ...before, ...dropOldPicture(before, patch) });
  if (errors.length > 0) throw refusalOfFields(errors);
  return changeItem(catalogue, item, completeItem(catalogue, item, body, patch));
}

/** Other items refer to this one by its id, so they show a new name at once. */
function changeItem(catalogue: Catalogue, { resource, id }: ItemRef, after: Fields): DecisionWithId {
  const { fields: before } = catalogue.itemSets[resource].getOrRefuse(id);
  const changes = areSameFields(before, after) ? [] : [{ resource, id, before, after }];
  return makeDecision(catalogue, changes, { id });
}

/** Checks stored fields as if a request sent them. A request leaves out a field that is null here. */
export function checkStoredFields(resource: ResourceName, fields: Fields) {
  const sent = Object.entries(fields).filter(([, value]) => value !== null);
  return checkBody(RESOURCES[resource].body, Object.fromEntries(sent), 'json');
}

export function deleteItem(catalogue: Catalogue, { resource, id }: ItemRef): Decision<null> {
  const { fields } = catalogue.itemSets[resource].getOrRefuse(id);
  if (findObstacle(new NextCatalogue(catalogue), { resource, id, after: null })) {
    const { counts, items } = findUsage(catalogue, resource, id);
    const detail = inUseMessage(nameOf(resource, fields), counts, items);
    const usage = { usedBy: items, usedByCount: sumOfCounts(counts) };
    throw new Refusal('conflict', detail, { code: 'item-in-use', usage });
  }
  return makeDecision(catalogue, [{ resource, id, before: fields, after: null }], null);
}

/**
 * All fields, with ids as references. The request may have names there, in the fields that it has `sent`.
 * Refuses unknown references and the name of another item.
 */
function completeItem(catalogue: Catalogue, { resource, id }: ItemRef, body: Body, sent: Body): Fields {
  const { fields, errors } = resolveReferences(resource, body, idResolver(catalogue), sent);
  // The request is not to blame for a stored reference to a missing item, as in a backup edited by hand.
  if (findObstacle(new NextCatalogue(catalogue), { resource, id, after: fields })?.code === 'nameTaken') {
    const message = nameTakenMessage(resource, body);
    const [field = 'name', second] = RESOURCES[resource].identity;
    const advice = second === undefined ? 'Please choose another name.' : 'Please edit that one.';
    const taken = [{ field, code: 'taken', message }] as const;
    throw new Refusal('conflict', `${message}. ${advice}`, { code: 'name-taken', errors: taken });
  }
  if (errors.length > 0) throw refusalOfFields(errors);
  return fields;
}

type IdOf = (resource: ResourceName, idOrName: string) => string | undefined;

export function idResolver({ itemSets }: Catalogue): IdOf {
  return (resource, idOrName) => itemSets[resource].resolve(idOrName)?.id;
}

/**
 * Replaces names in references by ids, in the fields that are in `sent`. The others have stored ids, and an id
 * may be the name of another item. Each unknown reference is an error.
 */
export function resolveReferences(
  resource: ResourceName,
  body: Body,
  idOf: IdOf,
  sent: Fields = body,
): { fields: Fields; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const complete = completeFields(resource, body);
  const fields = mapReferences(resource, complete, (values, { field, resource: referred }) => {
    if (sent[splitPath(field)[0]] === undefined) return values;
    const ids = new Set<string>();
    for (const value of values) {
      const id = idOf(referred, value);
      if (id !== undefined) ids.add(id);
      else errors.push(unknownReferenceError(splitPath(field)[0], labelOf(resource, field), value));
    }
    return [...ids];
  });
  return { fields, errors };
}

export function unknownReferenceError(field: string, label: string, value: string): FieldError {
  const message = sentenceOf('unknownReference', { label, value });
  return { field, code: 'unknownReference', message };
}
