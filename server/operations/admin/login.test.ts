import { expect, it } from 'vitest';
import { logIn, tryPassword } from '#server/tests/site/log-in.ts';
import { openTestSite, siteOn, type TestSite } from '#server/tests/site/open-test-site.ts';

const statusesOf = async (site: TestSite, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await tryPassword(site, 'wrong')).status);
  return statuses;
};

it('a logged-in device is not locked out by others at its address, and has five attempts too', async () => {
  const site = await openTestSite();
  const { bearer } = await logIn(site);
  expect(await statusesOf(site, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await site.api('/api/admin/session', { headers: { Authorization: bearer } })).status).toBe(200);
  for (let made = 0; made < 5; made += 1) expect((await tryPassword(site, 'wrong', bearer)).status).toBe(401);
  expect((await tryPassword(site, 'cheers', bearer)).status).toBe(429);

  const other = await logIn(await siteOn(site.store, { address: '198.51.100.7' }));
  const again = await tryPassword(site, 'cheers', other.bearer);
  expect(again.status).toBe(200);
  expect((await tryPassword(site, 'cheers')).status).toBe(429);
});

it('a network of IPv6 has 25 attempts, however it spreads them over its blocks', async () => {
  const { store } = await openTestSite();
  const statuses: number[] = [];
  for (let block = 0; block < 26; block += 1) {
    const site = await siteOn(store, { address: `2001:db8:1:${block}::1` });
    statuses.push((await tryPassword(site, 'wrong')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 25 }, () => 401), 429]);
  expect((await tryPassword(await siteOn(store, { address: '2001:db8:2::1' }), 'cheers')).status).toBe(200);
});
