import { setImmediate } from 'node:timers/promises';

/** A turn of the event loop accepts one new connection, so that these many are accepted before the work. */
const TURNS_BEFORE_WORK = 100;

/**
 * Lets the event loop turn before long work, which never waits for anything: without these turns it would be done before the requests
 * behind it are accepted and read, so that a queue would stay empty and everything else would wait for all of them. The turns take
 * less than a millisecond.
 */
export async function acceptConnections(): Promise<void> {
  for (let turn = 0; turn < TURNS_BEFORE_WORK; turn += 1) await setImmediate();
}
