import { expect, it } from 'vitest';
import { createRateLimits } from './client-limits.ts';

const RATES = {
  reads: { points: 3, duration: 10 },
  logins: { points: 1, duration: 60 },
  imports: { points: 1, duration: 60 },
};

it('refuses an address beyond its rate of one kind of work, and no other address', async () => {
  const consumeRate = createRateLimits(RATES);
  for (let count = 0; count < 3; count += 1) await consumeRate('reads', { address: '198.51.100.1' });
  await expect(consumeRate('reads', { address: '198.51.100.1' })).rejects.toMatchObject({
    status: 429,
    // A busy machine may need a second for this.
    extras: { headers: { 'Retry-After': expect.stringMatching(/^(?:9|10)$/) as string } },
  });
  await consumeRate('logins', { address: '198.51.100.1' });
  await consumeRate('reads', { address: '198.51.100.2' });
});

it.each(['127.0.0.1', '::1'])('does not limit this machine: %s', async (address) => {
  const consumeRate = createRateLimits(RATES);
  for (let count = 0; count < 100; count += 1) await consumeRate('reads', { address });
});
