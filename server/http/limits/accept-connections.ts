import { setImmediate } from 'node:timers/promises';

/** A turn of the event loop accepts one connection, and takes some 10 µs where nothing else is to be done. */
const MAX_TURNS = 300;

let accepted = 0;

export function noteAccepted(): void {
  accepted += 1;
}

/**
 * Lets the event loop go on before long work, until it accepts no more connections: a turn accepts one, so that during a flood of
 * connections a visitor would otherwise wait for one piece of work for each connection before its own.
 */
export async function acceptConnections(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = accepted;
    // The first one ends the turn that is under way.
    await setImmediate();
    await setImmediate();
    if (accepted === before) return;
  }
}
