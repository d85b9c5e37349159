import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BurstQueue } from './request-order.ts';

it('answers a burst of one client in pieces, and another one between them', async () => {
  const queue = new BurstQueue();
  const answered: string[] = [];
  const ask = (client: string) =>
    queue.run(
      () => client,
      () => void answered.push(client),
    );
  const flood = Array.from({ length: 300 }, () => ask('flood'));
  expect(flood.filter((waiting) => waiting === undefined)).toHaveLength(16);
  const other = ask('other');
  await Promise.all([...flood, other]);
  expect(answered).toHaveLength(301);
  expect(answered.indexOf('other')).toBeLessThan(20);
  await setImmediate();
  expect(ask('flood')).toBeUndefined();
});
