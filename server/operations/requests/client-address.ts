import ipaddr from 'ipaddr.js';

const { IPv6 } = ipaddr;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

export interface Client {
  /** TRUST_PROXY says which proxies may name it. */
  address: string;
  isSecure: boolean;
}

export interface ClientKeys {
  clientKey: string;
  networkKey: string | null;
}

/**
 * `clientKey` is an IPv4 address, or the /64 block of an IPv6 address, because one machine can use the whole
 * block. `networkKey` is the /48 block, which a provider gives to one customer.
 */
export function addressBlocks(address: string): ClientKeys {
  if (!IPv6.isValid(address)) return { clientKey: address, networkKey: null };
  const groups = IPv6.parse(address).parts.map((part) => part.toString(16));
  const block = (length: number): string => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { clientKey: block(GROUPS_OF_CLIENT), networkKey: block(GROUPS_OF_NETWORK) };
}

/** Limits and queues count by this key. */
export function clientKeyOf({ address }: Pick<Client, 'address'>): string {
  return addressBlocks(address).clientKey;
}
