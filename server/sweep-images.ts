import type { Logger } from 'pino';
import { sweepImages } from './storage/images.ts';
import { RESTORABLE_MS, sweepChanges } from './storage/read-changes.ts';
import type { Storage } from './storage/storage.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes what was deleted too long ago to be restored, and pictures that nothing refers to, now and every hour. One that is younger than an hour stays: the form
 * that will refer to it may still be open. Gives the function that ends it.
 */
export function sweepNowAndThen(storage: Storage, log: Logger): () => void {
  const sweep = (): void => {
    const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
    storage
      .write(async (access) => {
        await sweepChanges(access, ago(RESTORABLE_MS));
        await sweepImages(access, ago(HOUR_MS));
      })
      .catch((error: unknown) => log.error({ err: error }, 'sweeping pictures failed'));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
