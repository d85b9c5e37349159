import { tooBusy, tooManyRequests } from './fair-queue.ts';

export interface ShareLimits {
  /** Units that one client may hold at once. */
  ofClient: number;
  /** Units that all clients together may hold. */
  ofAll: number;
}

/** Gives back what was taken; calling it again does nothing. */
export type Release = () => void;

/** Counts what clients hold of one thing, such as bytes of bodies. */
export class Share {
  readonly #limits: ShareLimits;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Throws a RequestProblem 429 when the client would hold too much with `units` more, and a 503 when all together would. */
  checkRoom(client: string, units: number): void {
    if ((this.#held.get(client) ?? 0) + units > this.#limits.ofClient) throw tooManyRequests();
    if (this.#total + units > this.#limits.ofAll) throw tooBusy();
  }

  /** Throws as `checkRoom` does. */
  take(client: string, units: number): Release {
    this.checkRoom(client, units);
    this.#held.set(client, (this.#held.get(client) ?? 0) + units);
    this.#total += units;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#held.get(client) ?? 0) - units;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
      this.#total -= units;
    };
  }
}
