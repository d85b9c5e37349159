import type { Client } from '../operation.ts';

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

/** Limits and queues count by it: an IPv4 address, or the /64 block of an IPv6 address. */
export function clientKey({ address }: Pick<Client, 'address'>): string {
  return addressBlocks(address).client;
}

/** Some proxies write a port behind the address, which is dropped. An IPv4 address through an IPv6 socket is that IPv4 address. */
export function plainAddress(address: string): string {
  const plain = address
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i, '$1');
  return mappedIPv4(plain) ?? plain;
}

/** `::ffff:7f00:1` is 127.0.0.1, however it is written. */
function mappedIPv4(address: string): string | undefined {
  const groups = ipv6Groups(address);
  if (groups?.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, its zone left out, in their shortest form; null for every other text. */
function ipv6Groups(text: string): string[] | null {
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
