import type { Logger } from 'pino';
import type { Store } from './catalogue/store.ts';
import { RESTORABLE_MS } from './operations/change-view.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes the history of items that were deleted too long ago to be restored, and pictures that nothing names, now and
 * every hour. A picture younger than an hour stays: the form that will name it may still be open. Gives the function that ends it.
 */
export function sweepEveryHour(store: Store, log: Logger): () => void {
  const sweep = (): void => {
    const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
    store.history
      .sweep(ago(RESTORABLE_MS))
      .then(() => store.pictures.sweep(ago(HOUR_MS)))
      .catch((error: unknown) => log.error({ err: error }, 'deleting old history and pictures failed'));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
