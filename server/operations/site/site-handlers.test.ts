import { expect, it } from 'vitest';
import { openTestSite, siteOn } from '#server/tests/site/open-test-site.ts';

it('health does not write, since a busy disk would delay it', async () => {
  const { store } = await openTestSite();
  const site = await siteOn({ ...store, canWrite: () => new Promise(() => undefined) });
  expect((await site.api('/api/health')).status).toBe(200);
});

it('readiness is 503 after the signal to end, and health is not', async () => {
  const { store } = await openTestSite();
  const site = await siteOn(store, { services: { stopping: AbortSignal.abort() } });
  expect(await site.api('/api/ready')).toMatchObject({
    status: 503,
    body: { canRead: true, canWrite: true },
  });
  expect((await site.api('/api/health')).status).toBe(200);
});

it('health and readiness are 503 while the database cannot be read', async () => {
  const { store } = await openTestSite();
  const site = await siteOn({ ...store, canRead: () => Promise.resolve(false) });
  expect(await site.api('/api/health')).toMatchObject({ status: 503, body: { database: 'down' } });
  expect(await site.api('/api/ready')).toMatchObject({ status: 503, body: { canRead: false } });
});
