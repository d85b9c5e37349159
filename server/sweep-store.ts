import type { Logger } from 'pino';
import type { Store } from '#server/catalogue/store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Some 200 MB; the largest import makes 50,000. */
const KEPT_CHANGES = 100_000;

/** A picture that nothing names stays for an hour, since the form that will name it may be open. */
export async function sweepStore({ history, pictures }: Store): Promise<void> {
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
  await history.prune(KEPT_CHANGES);
  await pictures.sweep(ago(HOUR_MS));
}

/** Sweeps now and every hour; gives what ends that. */
export function maintainStore(store: Store, log: Logger): () => void {
  const sweep = (): void =>
    void sweepStore(store).catch((error: unknown) =>
      log.error({ err: error }, 'deleting old history and pictures failed'),
    );
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
