import { nameOf, type Fields } from '#server/catalogue/item.ts';
import { completeFields } from '#server/catalogue/item.ts';
import type { RecordedChange } from '#server/catalogue/store/history-store.ts';

/** A change of a spirit as a store takes it, for tests of stores. What is not given is of no interest. */
export function recordChange(
  given: Partial<Omit<RecordedChange, 'before' | 'after'>> & {
    before?: Record<string, unknown> | null;
    after?: Record<string, unknown> | null;
  },
): RecordedChange {
  const { resource = 'spirits', at = '2026-11-22T10:00:00.000Z' } = given;
  const stateOf = (state: Record<string, unknown> | null | undefined): Fields | null =>
    state ? completeFields(resource, state) : null;
  const [before, after] = [stateOf(given.before), stateOf(given.after)];
  const itemName = nameOf(resource, after ?? before ?? {});
  return {
    id: itemName.toLowerCase().replaceAll(' ', '-'),
    action: after ? (before ? 'updated' : 'created') : 'deleted',
    version: 1,
    createdAt: at,
    itemName,
    at,
    ...given,
    resource,
    before,
    after,
  };
}
