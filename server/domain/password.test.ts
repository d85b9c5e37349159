import * as argon2 from 'argon2';
import { expect, it, vi } from 'vitest';
import { createPasswordCheck } from './password.ts';

vi.mock('argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

it('the password is hashed with argon2id once, and every attempt is verified against the hash', async () => {
  const check = createPasswordCheck('correct horse');
  const attempts = ['correct horse', 'wrong', '', 'correct horse '];
  expect(await Promise.all(attempts.map((attempt) => check.matches(attempt)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(argon2.hash).toHaveBeenCalledTimes(1);
  const verified = vi.mocked(argon2.verify).mock.calls;
  expect(verified.map(([, attempt]) => attempt)).toEqual(attempts);
  for (const [hash] of verified) expect(hash).toMatch(/^\$argon2id\$/);
});
