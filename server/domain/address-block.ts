import { isIPv6 } from 'node:net';

const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_BLOCK = 4;

/**
 * What counts as one client: an IPv4 address, or the /64 block of an IPv6 address, since whoever has one address of
 * such a block has all of them.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser writes IPv6 in its one canonical form, without dots.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS_OF_ADDRESS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_BLOCK).join(':')}::/64`;
}
