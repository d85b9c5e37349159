import * as argon2 from 'argon2';
import { expect, it, vi } from 'vitest';
import { createPasswordService } from './password-service.ts';

vi.mock('argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

it('the password is hashed with argon2id once, and every attempt is verified against the hash', async () => {
  const service = createPasswordService({ password: 'correct horse', hint: '' });
  const attempts = ['correct horse', 'wrong', '', 'correct horse ', 'correct horse\0'];
  const found: string[] = [];
  for (const attempt of attempts) found.push(await service.check(attempt, 1));
  expect(found).toEqual(['right', 'wrong', 'wrong', 'wrong', 'wrong']);
  expect(argon2.hash).toHaveBeenCalledTimes(1);
  const verified = vi.mocked(argon2.verify).mock.calls;
  expect(verified.map(([, attempt]) => attempt)).toEqual(attempts);
  for (const [hash] of verified) expect(hash).toMatch(/^\$argon2id\$/);
});

it('a flood is refused beyond the queue, and a client with its first attempt comes before it', async () => {
  const service = createPasswordService({ password: 'correct horse', hint: '' });
  const order: string[] = [];
  const flood = Array.from({ length: 30 }, async (_, at) => {
    const found = await service.check('wrong', 2 + (at % 4));
    order.push(found);
    return found;
  });
  const fresh = service.check('correct horse', 1).then((found) => {
    order.push('fresh');
    return found;
  });
  expect(await fresh).toBe('right');
  // One was under way when it came.
  expect(order.filter((found) => found === 'wrong').length).toBeLessThanOrEqual(1);
  const all = await Promise.all(flood);
  expect(all.filter((found) => found === 'busy').length).toBeGreaterThanOrEqual(12);
  expect(new Set(all)).toEqual(new Set(['busy', 'wrong']));
});
