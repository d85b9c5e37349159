import { expect, it } from 'vitest';
import { addressBlocks } from './client-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::c000:201', '64:ff9b:0:0::/64'],
  ['', ''],
])('the client behind %j is %j', (address, block) => {
  expect(addressBlocks(address).clientKey).toBe(block);
});

it.each([
  ['203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
])('the network of %j is %j', (address, network) => {
  expect(addressBlocks(address).networkKey).toBe(network);
});
