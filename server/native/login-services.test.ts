import { expect, it } from 'vitest';
import { QUICK_HASH } from '#server/tests/site/quick-services.ts';
import { createPasswordService } from './login-services.ts';

const OPTIONS = { password: 'correct horse', isCommon: () => false, demoPassword: null };

it('an attempt is right when it is the password, character for character', async () => {
  const service = createPasswordService(OPTIONS);
  const attempts = ['correct horse', 'wrong', '', 'correct horse ', 'correct horse\0'];
  const found: boolean[] = [];
  for (const attempt of attempts) found.push(await service.isRight(attempt, 'a', null));
  expect(found).toEqual([true, false, false, false, false]);
});

it('a new password of 1,000 characters counts to its last one, and its hash is argon2id', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const long = 'x'.repeat(1000);
  const hash = await service.hash(long);
  expect(hash).toMatch(/^\$argon2id\$/);
  const attempts = [long, long.slice(1), OPTIONS.password];
  const found = await Promise.all(attempts.map((attempt) => service.isRight(attempt, 'a', hash)));
  expect(found).toEqual([true, false, false]);
});

it('one client after the other is served, and a flood is refused beyond its capacity', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const order: string[] = [];
  const check = async (given: string, client: string) => {
    const isRight = await service.isRight(given, client, null);
    order.push(client);
    return isRight;
  };
  const flood = Promise.allSettled(Array.from({ length: 30 }, () => check('wrong', 'flood')));
  expect(await check('correct horse', 'visitor')).toBe(true);
  // When the visitor's login arrived, one check was running and one was waiting before it.
  expect(order.filter((client) => client === 'flood').length).toBeLessThanOrEqual(2);
  const refused = (await flood).filter((found) => found.status === 'rejected');
  expect(refused.map(({ reason }) => reason as unknown)).toEqual(
    Array.from({ length: 25 }, () => expect.objectContaining({ status: 429 }) as unknown),
  );
});
