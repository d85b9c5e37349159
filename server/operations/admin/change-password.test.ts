import { expect, it } from 'vitest';
import type { Problem } from '#openapi/generated/model.ts';
import { logIn, tryPassword } from '#server/tests/site/log-in.ts';
import { openTestSite, siteOn } from '#server/tests/site/open-test-site.ts';
import { createMockServices } from '#mocks/mock-services.ts';

const NEXT = 'tundra violin saddle mosaic';
const PATH = '/api/admin/password';
const change = (newPassword = NEXT, currentPassword = 'cheers') => ({ currentPassword, newPassword });

it('a changed password opens the site in every process, and ends all other sessions', async () => {
  const site = await openTestSite();
  const other = await siteOn(site.store);
  const [admin, elsewhere] = [await logIn(site), await logIn(other)];
  const { revision } = site.live.wholeCatalogue();
  expect((await admin.send('PUT', PATH, change())).status).toBe(204);
  expect((await admin.api('/api/admin/session')).status).toBe(200);
  expect((await elsewhere.api('/api/admin/session')).status).toBe(401);
  for (const one of [site, other]) {
    expect((await tryPassword(one, 'cheers')).status).toBe(401);
    await logIn(one, NEXT);
  }
  expect((await site.store.load()).revision).toBe(revision);
  expect((await admin.send('PUT', PATH, change('another saddle of tundra', NEXT))).status).toBe(204);
  expect((await admin.api('/api/admin/session')).status).toBe(200);
});

it('a refused change names what is wrong, keeps the session, and counts as a wrong login', async () => {
  const admin = await logIn(await openTestSite());
  const refused = async (...given: Parameters<typeof change>) => {
    const { status, body } = await admin.send('PUT', PATH, change(...given));
    expect(status).toBe(400);
    return (body as Problem).errors?.map(({ field, code, message }) => [field, code, message]);
  };
  expect(await refused('too short')).toEqual([
    ['newPassword', 'minLength', 'New password must be at least 12 characters'],
  ]);
  expect((await refused('password1234'))?.[0]?.slice(0, 2)).toEqual(['newPassword', 'common']);
  for (let count = 0; count < 5; count += 1)
    expect(await refused(NEXT, 'wrong')).toEqual([['currentPassword', 'wrong', 'Present password is wrong']]);
  expect((await admin.send('PUT', PATH, change())).status).toBe(429);
  expect((await admin.api('/api/admin/session')).status).toBe(200);
});

it('a login that was checked before the change opens no session after it', async () => {
  const { store } = await openTestSite();
  const { version } = await store.password.find();
  expect(await store.password.change({ hash: NEXT, changedAt: null }, version, null)).toBe(true);
  const at = { createdAt: '2026', usedAt: '2026', expiresAt: '2099' };
  await store.sessions.insert({ tokenHash: 'late', ...at, passwordVersion: version }, null);
  expect(await store.sessions.find('late')).toBeNull();
  expect(await store.password.change({ hash: 'x', changedAt: null }, version, null)).toBe(false);
  expect((await store.password.find()).hash).toBe(NEXT);
});

it('the password cannot be changed in demo mode', async () => {
  const { store, live } = await openTestSite();
  const { passwords } = createMockServices(store, live, () => new Date());
  const site = await siteOn(store, { services: { passwords } });
  const { status, body } = await (await logIn(site)).send('PUT', PATH, change());
  expect(status).toBe(409);
  expect((body as Problem).detail).toContain('ADMIN_PASSWORD');
});
