import type { Store } from '#server/catalogue/store/store.ts';
import type { RecordedChange } from '#server/catalogue/store/history-store.ts';
import { recordChange } from './record-change.ts';

export const [LONG_AGO, LATER] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'] as const;

export const GIN = { name: 'Gin' };

/** A write with these changes; gives its revision. */
export const commit = (store: Store, ...changes: RecordedChange[]): Promise<number> =>
  store.transact((transaction) => transaction.add({ changes }));

export const create = (name: string): RecordedChange => recordChange({ after: { name } });

export const remove = (name: string, at?: string): RecordedChange =>
  recordChange({ before: { name }, ...(at && { at }) });
