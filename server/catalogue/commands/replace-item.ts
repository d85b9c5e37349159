import type { Catalogue } from '../catalogue.ts';
import { accepted, type Decision } from '../decision.ts';
import { areSameFields } from '../item.ts';
import { findTarget, refuseTakenName, type Target } from './find-target.ts';
import { resolveReferences } from './resolve-references.ts';

export interface ReplaceItem extends Target {
  /** A valid body, with references by id or name. */
  body: Readonly<Record<string, unknown>>;
}

/** Replaces the fields of an item. Others refer to it by its id, so a new name reaches them all. */
export function replaceItem(catalogue: Catalogue, command: ReplaceItem): Decision<{ id: string }> {
  const { resource, id, body } = command;
  const { item, refusal: missing } = findTarget(catalogue, command);
  if (missing) return missing;
  const taken = refuseTakenName(catalogue, resource, body, id);
  if (taken) return taken;
  const { fields, refusal } = resolveReferences(catalogue, resource, body);
  if (refusal) return refusal;
  if (areSameFields(item.fields, fields)) return accepted([], { id });
  return accepted([{ resource, id, before: item.fields, after: fields }], { id });
}
