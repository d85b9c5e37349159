import type { Catalogue } from '../catalogue.ts';
import { accepted, type Decision } from '../decision.ts';
import type { ResourceName } from '../resources.ts';
import { refuseTakenName } from './find-target.ts';
import { newId } from './new-id.ts';
import { resolveReferences } from './resolve-references.ts';

export interface CreateItem {
  resource: ResourceName;
  /** A valid body, with references by id or name. */
  body: Readonly<Record<string, unknown>>;
}

/** Adds an item, and gives its id. */
export function createItem(catalogue: Catalogue, { resource, body }: CreateItem): Decision<{ id: string }> {
  const taken = refuseTakenName(catalogue, resource, body, null);
  if (taken) return taken;
  const { fields, refusal } = resolveReferences(catalogue, resource, body);
  if (refusal) return refusal;
  const id = newId(catalogue, resource, fields);
  return accepted([{ resource, id, before: null, after: fields }], { id });
}
