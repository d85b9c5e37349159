import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptConnections, noteAccepted } from './http-server.ts';
import { BurstQueue } from './request-listener.ts';

it('waits as long as connections come, and no longer', async () => {
  let come = 40;
  const coming = (async () => {
    for (; come > 0; come -= 1) {
      noteAccepted();
      await setImmediate();
    }
  })();
  await acceptConnections();
  expect(come).toBe(0);
  await coming;
});

it('waits for no flood to end', async () => {
  let isComing = true;
  const flood = (async () => {
    while (isComing) {
      noteAccepted();
      await setImmediate();
    }
  })();
  await acceptConnections();
  isComing = false;
  await flood;
});

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
