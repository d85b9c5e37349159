import { describe, expect, it } from 'vitest';
import { logIn } from '#server/testing/log-in.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { sweepImages } from './images.ts';
import { sweepChanges } from './read-changes.ts';

const LATER = new Date(Date.now() + 86_400_000).toISOString();
const LONG_AGO = '2026-01-01T00:00:00.000Z';

async function keptIds(server: TestServer): Promise<string[]> {
  const { value } = await server.storage.readCatalogue(({ models, transaction }) =>
    models.changes.findAll({ order: ['revision'], raw: true, transaction }),
  );
  return (value as unknown as { itemId: string }[]).map(({ itemId }) => itemId);
}

describe('sweeping', () => {
  it('takes the versions of what stayed deleted for too long, and of nothing else', async () => {
    const server = await startTestServer();
    const admin = await logIn(server);
    for (const name of ['Gone', 'Back', 'There']) await admin.send('POST', '/api/spirits', { name });
    await admin.send('DELETE', '/api/spirits/gone');
    await admin.send('DELETE', '/api/spirits/back');
    await admin.send('POST', '/api/spirits', { name: 'Back' });
    const all = ['gone', 'back', 'there', 'gone', 'back', 'back'];

    await server.storage.write((access) => sweepChanges(access, LONG_AGO));
    expect(await keptIds(server)).toEqual(all);
    await server.storage.write((access) => sweepChanges(access, LATER));
    expect(await keptIds(server)).toEqual(all.filter((id) => id !== 'gone'));
  });

  it('leaves a picture that a version names until the version goes', async () => {
    const server = await startTestServer();
    const id = '0123456789abcdef0123456789abcdef';
    await server.storage.write(({ models, transaction }) =>
      models.images.create(
        { id, bytes: Buffer.from('x'), mime: 'image/png', width: 1, height: 1, createdAt: LONG_AGO },
        { transaction },
      ),
    );
    const admin = await logIn(server);
    await admin.send('POST', '/api/glassware', { name: 'Coupe', picture: `/api/images/${id}` });
    await admin.send('DELETE', '/api/glassware/coupe');
    const count = async (): Promise<number> =>
      (await server.storage.readCatalogue(({ models, transaction }) => models.images.count({ transaction })))
        .value;
    await server.storage.write((access) => sweepImages(access, LATER));
    expect(await count()).toBe(1);
    await server.storage.write(async (access) => {
      await sweepChanges(access, LATER);
      await sweepImages(access, LATER);
    });
    expect(await count()).toBe(0);
  });
});
