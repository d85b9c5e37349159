import type { Catalogue } from '../catalogue.ts';
import { accepted, refused, type Decision } from '../decision.ts';
import { nameOf } from '../item.ts';
import { usageOf } from '../queries/usage.ts';
import { findTarget, type Target } from './find-target.ts';
import { inUse, totalOf } from './messages.ts';

/** Deletes an item that no other item refers to. */
export function deleteItem(catalogue: Catalogue, command: Target): Decision<null> {
  const { resource, id } = command;
  const { item, refusal } = findTarget(catalogue, command);
  if (refusal) return refusal;
  const usage = usageOf(catalogue, resource, id);
  if (usage.users.size > 0) {
    const detail = inUse(nameOf(resource, item.fields), usage);
    const facts = { usedBy: usage.items, usedByCount: totalOf(usage.users) };
    return refused({ reason: 'conflict', code: 'item-in-use', detail, usage: facts });
  }
  return accepted([{ resource, id, before: item.fields, after: null }], null);
}
