import type { Logger } from 'pino';
import type { Store } from '#server/catalogue/store/store.ts';
import { RESTORABLE_MS } from '#server/operations/change-view.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A picture that nothing names stays for an hour, since the form that will name it may be open. Ages are of the running time. */
export async function sweepStore({ clock, history, pictures }: Store): Promise<void> {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const revision = await clock.revisionBefore(ago(RESTORABLE_MS));
  if (revision > 0) await history.sweep(revision);
  await pictures.sweep(ago(HOUR_MS).toISOString());
}

export async function maintainStore(store: Store, log: Logger): Promise<() => Promise<void>> {
  const sweep = (): void =>
    void sweepStore(store).catch((error: unknown) =>
      log.error({ err: error }, 'deleting old history and pictures failed'),
    );
  // The time goes on in the process while the database is away.
  const save = (): Promise<void> => store.clock.save().catch(() => undefined);
  await save();
  sweep();
  const timers = [setInterval(sweep, HOUR_MS).unref(), setInterval(() => void save(), MINUTE_MS).unref()];
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await save();
  };
}
