import type { Server } from 'node:http';

const unjudged = new WeakSet<Server>();

/** For a server whose API is made up by its test: its responses are not those of the contract. */
export function leaveUnjudged(server: Server): void {
  unjudged.add(server);
}

export function isJudged(server: Server): boolean {
  return !unjudged.has(server);
}
