import { expect, it } from 'vitest';
import type { AdvertCounts, MyAd } from '#openapi/generated/model/index.ts';
import { bearerAt, faultSite } from './fault-site.ts';

it('neither a stop nor kill -9 loses advert counts that are stored, nor a stop those that are not', async () => {
  const site = await faultSite();
  let run = site.start();
  let address = await run.opened;
  const [advert] = (await (await fetch(`${address}/api/myads`)).json()) as MyAd[];
  const view = async () => {
    const { status } = await fetch(`${address}/api/advert-counts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Firefox/133.0' },
      body: JSON.stringify({ viewed: [advert?.id] }),
    });
    expect(status).toBe(204);
  };
  // A read stores what was counted until then.
  const views = async () => {
    const headers = { Authorization: await bearerAt(address) };
    const { counts } = (await (
      await fetch(`${address}/api/admin/advert-counts`, { headers })
    ).json()) as AdvertCounts;
    return counts.reduce((sum, count) => sum + count.views, 0);
  };
  const restart = async (signal: 'SIGTERM' | 'SIGKILL') => {
    run.process.kill(signal);
    await run.ended;
    run = site.start();
    address = await run.opened;
  };
  await view();
  await view();
  await restart('SIGTERM');
  expect(await views()).toBe(2);
  await view();
  expect(await views()).toBe(3);
  await restart('SIGKILL');
  expect(await views()).toBe(3);
});
