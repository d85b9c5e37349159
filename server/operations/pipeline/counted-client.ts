import { tooBusy, tooManyRequests } from './fair-queue.ts';

export interface ShareLimits {
  ofClient: number;
  ofAll: number;
}

/** Gives back what was taken; calling it again does nothing. */
export type Release = () => void;

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

const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

/** An IPv4 address, or the /64 block of an IPv6 address, all of which one machine has. `network` is the /48 block of a provider's customer. */
export function addressBlocks(address: string): { client: string; network: string | null } {
  const groups = ipv6Groups(address);
  if (!groups) return { client: address, network: null };
  const block = (length: number): string => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { client: block(GROUPS_OF_CLIENT), network: block(GROUPS_OF_NETWORK) };
}

/** The eight groups of an IPv6 address, its zone left out, in their shortest form; null for every other text. */
export function ipv6Groups(text: string): string[] | null {
  const [address = ''] = text.split('%');
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return null;
  // The URL parser writes IPv6 in its one canonical form, without dots.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS_OF_ADDRESS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
