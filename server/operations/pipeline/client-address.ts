import ipaddr from 'ipaddr.js';
import type { Client } from './operation.ts';

const { IPv6 } = ipaddr;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

/**
 * Returns an IPv4 address, or the /64 block of an IPv6 address, all of which one machine has. `network` is the /48 block of a provider's
 * customer.
 */
export function addressBlocks(address: string): { client: string; network: string | null } {
  if (!IPv6.isValid(address)) return { client: address, network: null };
  const groups = IPv6.parse(address).parts.map((part) => part.toString(16));
  const block = (length: number): string => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { client: block(GROUPS_OF_CLIENT), network: block(GROUPS_OF_NETWORK) };
}

/** Returns the address by which limits and queues count: an IPv4 address, or the /64 block of an IPv6 address. */
export function clientKey({ address }: Pick<Client, 'address'>): string {
  return addressBlocks(address).client;
}
