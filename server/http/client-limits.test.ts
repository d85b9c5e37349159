import { expect, it } from 'vitest';
import { createRates } from './clients.ts';

const RATES = {
  reads: { points: 3, duration: 10 },
  logins: { points: 1, duration: 60 },
  imports: { points: 1, duration: 60 },
};

it('refuses an address beyond its rate of one kind of work, and no other address', async () => {
  const takeRate = createRates(RATES);
  for (let count = 0; count < 3; count += 1) await takeRate('reads', '198.51.100.1');
  await expect(takeRate('reads', '198.51.100.1')).rejects.toMatchObject({
    status: 429,
    // A busy machine may need a second for it.
    extras: { headers: { 'Retry-After': expect.stringMatching(/^(?:9|10)$/) as string } },
  });
  await takeRate('logins', '198.51.100.1');
  await takeRate('reads', '198.51.100.2');
});

it.each(['127.0.0.1', '0:0:0:0::/64'])('leaves this machine alone: %s', async (client) => {
  const takeRate = createRates(RATES);
  for (let count = 0; count < 100; count += 1) await takeRate('reads', client);
});
