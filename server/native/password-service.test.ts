import { expect, it } from 'vitest';
import { QUICK_HASH } from '#server/tests/site/quick-services.ts';
import { createPasswordService } from './password-service.ts';

const OPTIONS = { password: 'correct horse', isCommon: () => false, isFixed: false, hint: '' };

it('an attempt is right when it is the password, character for character', async () => {
  const service = createPasswordService(OPTIONS);
  const attempts = ['correct horse', 'wrong', '', 'correct horse ', 'correct horse\0'];
  const found: string[] = [];
  for (const attempt of attempts) found.push(await service.check(attempt, 'a', null));
  expect(found).toEqual(['right', 'wrong', 'wrong', 'wrong', 'wrong']);
});

it('a new password of 1,000 characters counts to its last one, and its hash is argon2id', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const long = 'x'.repeat(1000);
  const hash = await service.hash(long);
  expect(hash).toMatch(/^\$argon2id\$/);
  const attempts = [long, long.slice(1), OPTIONS.password];
  expect(await Promise.all(attempts.map((attempt) => service.check(attempt, 'a', hash)))).toEqual([
    ...['right', 'wrong', 'wrong'],
  ]);
});

it('one client after the other is served, and a flood is refused beyond its places', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const order: string[] = [];
  const check = async (given: string, client: string) => {
    const found = await service.check(given, client, null);
    order.push(`${client} ${found}`);
    return found;
  };
  const flood = Array.from({ length: 30 }, () => check('wrong', 'flood'));
  expect(await check('correct horse', 'visitor')).toBe('right');
  // When the visitor's login came, one was under way, and one waited before it.
  expect(order.filter((found) => found === 'flood wrong').length).toBeLessThanOrEqual(2);
  const all = await Promise.all(flood);
  expect(all.filter((found) => found === 'wrong')).toHaveLength(5);
  expect(new Set(all)).toEqual(new Set(['busy', 'wrong']));
});
