import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptConnections, noteAccepted } from './request-order.ts';

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
