const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

/**
 * What counts as one client: an IPv4 address, or the /64 block of an IPv6 address, since a machine with one address of such a block
 * has all of them. `network` is the /48 block that a customer of a provider gets; null with IPv4.
 */
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
