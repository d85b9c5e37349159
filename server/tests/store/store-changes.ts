import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { nameOf, type Fields } from '#server/catalogue/items/item.ts';
import type { RecordedChange } from '#server/catalogue/ports/history-store.ts';
import type { Store } from '#server/catalogue/ports/store.ts';

/** Makes a change of a spirit for tests of stores. Every field has a default. */
export function makeChange(
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

export const [LONG_AGO, LATER] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'] as const;

export const GIN = { name: 'Gin' };

export const commit = (store: Store, ...changes: RecordedChange[]): Promise<void> =>
  store.transact((transaction) => transaction.add({ changes }));

export const create = (name: string): RecordedChange => makeChange({ after: { name } });

export const remove = (name: string, at?: string): RecordedChange =>
  makeChange({ before: { name }, ...(at && { at }) });

export const PICTURE_ID = '0123456789abcdef0123456789abcdef';

/** A picture as a store takes it. */
export const PICTURE = {
  id: PICTURE_ID,
  bytes: Buffer.from('bytes'),
  mime: 'image/png',
  width: 3,
  height: 2,
};
