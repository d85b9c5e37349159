import { expect, it } from 'vitest';
import { QUICK_HASH } from '#server/tests/site/quick-services.ts';
import { createPasswordService } from './password-service.ts';

const OPTIONS = { password: 'correct horse', isCommon: () => false, isFixed: false, hint: '' };

it('an attempt is right when it is the password, character for character', async () => {
  const service = createPasswordService(OPTIONS);
  const attempts = ['correct horse', 'wrong', '', 'correct horse ', 'correct horse\0'];
  const found: string[] = [];
  for (const attempt of attempts) found.push(await service.check(attempt, 1, null));
  expect(found).toEqual(['right', 'wrong', 'wrong', 'wrong', 'wrong']);
});

it('a new password of 1,000 characters counts to its last one, and its hash is argon2id', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const long = 'x'.repeat(1000);
  const hash = await service.hash(long);
  expect(hash).toMatch(/^\$argon2id\$/);
  const attempts = [long, long.slice(1), OPTIONS.password];
  expect(await Promise.all(attempts.map((attempt) => service.check(attempt, 1, hash)))).toEqual([
    ...['right', 'wrong', 'wrong'],
  ]);
});

it('a flood is refused beyond the queue, and a first attempt comes before it', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const order: string[] = [];
  const flood = Array.from({ length: 30 }, async (_, at) => {
    const found = await service.check('wrong', 2 + (at % 4), null);
    order.push(found);
    return found;
  });
  const fresh = service.check('correct horse', 1, null).then((found) => {
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

it('the right password is checked next, however many first attempts come after it', async () => {
  const service = createPasswordService({ ...OPTIONS, hashCost: QUICK_HASH });
  const order: string[] = [];
  const check = async (given: string) => {
    const found = await service.check(given, 1, null);
    order.push(found);
    return found;
  };
  const wrongOnes = (count: number) => Array.from({ length: count }, () => check('wrong'));
  const before = wrongOnes(20);
  const right = check('correct horse');
  const after = wrongOnes(40);
  expect(await right).toBe('right');
  // One was under way when it came.
  expect(order.filter((found) => found === 'wrong').length).toBeLessThanOrEqual(1);
  await Promise.all([...before, ...after]);
});
