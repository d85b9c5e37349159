import { checkBody } from '#openapi/validation/check-body.ts';
import type { Catalogue } from '../catalogue.ts';
import { refused, type Decision } from '../decision.ts';
import { RESOURCES } from '../resources.ts';
import { findTarget, type Target } from './find-target.ts';
import { replaceItem } from './replace-item.ts';

export interface PatchItem extends Target {
  /** Fields as they shall be, with references by id or name; null empties a field. */
  patch: Readonly<Record<string, unknown>>;
}

/** Changes some fields of an item and leaves the others alone. The whole must be valid afterwards: a date may depend on another. */
export function patchItem(catalogue: Catalogue, command: PatchItem): Decision<{ id: string }> {
  const { resource, id, expects, patch } = command;
  const { item, refusal } = findTarget(catalogue, command);
  if (refusal) return refusal;
  const fields = Object.entries({ ...item.fields, ...patch }).filter(([, value]) => value !== null);
  const { body, errors } = checkBody(RESOURCES[resource].body, Object.fromEntries(fields));
  if (errors.length > 0)
    return refused({
      reason: 'invalid',
      code: 'fields-invalid',
      detail: 'Please correct the marked fields.',
      errors,
    });
  return replaceItem(catalogue, {
    resource,
    id,
    ...(expects !== undefined && { expects }),
    body,
  });
}
