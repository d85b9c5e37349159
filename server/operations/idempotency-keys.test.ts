import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeList, Cocktail, Import, ImportList, Problem } from '#openapi/generated/model/index.ts';
import { operations } from '#openapi/generated/operations.ts';
import { resources } from '#openapi/generated/resources.ts';
import { mockBackups } from '#mocks/mock-services.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/store/store.ts';
import { FIELDS } from '#server/tests/support/cocktail-site.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, siteOn, type TestSite } from '#server/tests/site/open-test-site.ts';
import type { ApiAnswer } from '#server/tests/site/start-test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const withKey = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });
const shown = ({ status, headers, body }: ApiAnswer) => ({
  status,
  body,
  location: headers.get('location'),
  etag: headers.get('etag'),
});

it('is offered by every operation that creates, restores or undoes', () => {
  const creating = [
    ...Object.values(resources).map(({ operations: { create } }) => create),
    'createCocktail',
  ];
  const others = [
    'createImage',
    'createImport',
    'importCocktails',
    'undoImport',
    'undoRevision',
    'restoreChange',
    'updateItems',
    'replaceItemEverywhere',
    'deleteItems',
  ];
  for (const id of [...creating, ...others])
    expect(operations[id as keyof typeof operations].repeatable, id).toBe(true);
  expect(operations.logIn.repeatable).toBe(false);
});

forEachStore((_open, openForSuite) => {
  describe('a request with an Idempotency-Key', () => {
    let site: TestSite;
    let admin: Administrator;
    let at: number;
    const revision = (): number => site.catalogue.current().revision;

    beforeAll(async () => {
      const open = async (): Promise<Store> => {
        const store = await openForSuite({ categories: [{ name: 'Sours', description: 'x' }] });
        at = store.clock.now().getTime();
        return { ...store, clock: { ...store.clock, now: () => new Date(at) } };
      };
      site = await openTestSite(open);
      admin = await logIn(site);
    });

    it('creates once, and gets the same answer again, also after the item was changed and the session replaced', async () => {
      const send = (by: Administrator, key: string) =>
        by.send('POST', '/api/spirits', { name: 'Gin' }, withKey(key));
      const first = await send(admin, '"gin-1"');
      expect(first).toMatchObject({ status: 201, body: { id: 'gin', version: 1 } });
      await admin.send('PATCH', '/api/spirits/gin', { description: 'Juniper.' });
      const before = revision();
      expect(shown(await send(admin, '"gin-1"'))).toEqual(shown(first));
      expect(shown(await send(await logIn(site), 'gin-1'))).toEqual(shown(first));
      expect(revision()).toBe(before);
      expect((await send(admin, 'gin-2')).status).toBe(409);
      expect((await admin.send('POST', '/api/spirits', { name: 'Gin' })).status).toBe(409);
    });

    it('is a 422 when its key came with another body or to another address, and creates nothing', async () => {
      await admin.send('POST', '/api/spirits', { name: 'Rum' }, withKey('rum'));
      const before = revision();
      for (const [path, body] of [
        ['/api/spirits', { name: 'Rhum' }],
        ['/api/garnish', { name: 'Rum' }],
      ] as const) {
        const { status, body: problem } = await admin.send('POST', path, body, withKey('rum'));
        expect(status).toBe(422);
        expect((problem as Problem).type).toBe('/api/docs#problem-idempotency-key-reused');
      }
      expect(revision()).toBe(before);
    });

    it('creates once when it is sent many times at once, by several processes too', async () => {
      const other = await siteOn(site.store);
      const admins = [admin, await logIn(other)];
      const send = (by: Administrator) => by.send('POST', '/api/spirits', { name: 'Rye' }, withKey('rye'));
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(admins[index % 2] ?? admin)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect((await other.api('/api/spirits/rye-2')).status).toBe(404);
      await site.catalogue.refresh();
    });

    it('imports once, also as a stored import, and not for a dry run', async () => {
      const send = (path: string, name: string, key = name) => {
        const form = new FormData();
        const header = 'name,category,description,ingredients,instructions,difficulty';
        form.set('file', new File([`${header}\n${name},Sours,x,gin,Shake.,Easy`], 'drinks.csv'));
        return admin.api(path, { method: 'POST', body: form, headers: withKey(key) });
      };
      const path = '/api/cocktails/import';
      expect((await send(`${path}?dryRun=true`, 'Preview')).status).toBe(200);
      expect((await send(path, 'Preview')).status).toBe(200);
      const first = await send(path, 'Direct');
      expect(first).toMatchObject({ status: 200, body: { results: { created: 1 } } });
      const before = revision();
      expect(shown(await send(path, 'Direct'))).toEqual(shown(first));
      expect(revision()).toBe(before);
      expect((await send(path, 'Preview')).status).toBe(200);
      expect((await send(path, 'Other', 'Direct')).status).toBe(422);

      const imports = '/api/admin/imports';
      const numberOfImports = async () => ((await admin.api(imports)).body as ImportList).imports.length;
      const [one, same] = await Promise.all([send(imports, 'Stored'), send(imports, 'Stored')]);
      expect(one.status).toBe(202);
      expect(shown(same)).toEqual(shown(one));
      await expect
        .poll(async () => ((await admin.api(String(one.headers.get('location')))).body as Import).state)
        .toBe('done');
      expect(shown(await send(imports, 'Stored'))).toEqual(shown(one));
      expect(await numberOfImports()).toBe(1);
      expect((await send(`${imports}?dryRun=true`, 'Stored')).status).toBe(422);
      expect(await numberOfImports()).toBe(1);
      const tried = await send(`${imports}?dryRun=true`, 'Tried');
      expect(shown(await send(`${imports}?dryRun=true`, 'Tried'))).toEqual(shown(tried));
      expect(await numberOfImports()).toBe(2);
    });

    it('undoes once', async () => {
      await admin.send('POST', '/api/garnish', { name: 'Fig' });
      const send = () =>
        admin.send('POST', `/api/admin/revisions/${undone}/undo`, undefined, withKey('undo'));
      const undone = revision();
      const first = await send();
      expect(first).toMatchObject({ status: 200, body: { removed: 1 } });
      expect(shown(await send())).toEqual(shown(first));
      expect(revision()).toBe(undone + 1);
      for (const other of ['revisions/1', 'imports/1'])
        expect(
          (await admin.send('POST', `/api/admin/${other}/undo`, undefined, withKey('undo'))).status,
        ).toBe(422);
    });

    it('restores once', async () => {
      await admin.send('POST', '/api/garnish', { name: 'Sage' });
      await admin.send('DELETE', '/api/garnish/sage');
      const path = `/api/admin/changes/${revision()}-1/restore`;
      const send = () => admin.send('POST', path, undefined, withKey('restore'));
      const first = await send();
      expect(first).toMatchObject({
        status: 200,
        body: { id: `${revision()}-1`, action: 'restored', before: null, after: { name: 'Sage' } },
      });
      const [latest] = ((await admin.api('/api/admin/changes?limit=1')).body as ChangeList).changes;
      expect(first.body).toEqual(latest);
      const restored = revision();
      expect(shown(await send())).toEqual(shown(first));
      expect(revision()).toBe(restored);
      expect((await admin.send('POST', path)).status).toBe(409);
      const other = '/api/admin/changes/1-1/restore';
      expect((await admin.send('POST', other, undefined, withKey('restore'))).status).toBe(422);
    });

    it('may be sent anew when it failed', async () => {
      const send = () =>
        admin.send(
          'POST',
          '/api/cocktails',
          { ...FIELDS, name: 'Rye Sour', spirits: ['Rye Malt'] },
          withKey('retried'),
        );
      expect((await send()).status).toBe(400);
      await admin.send('POST', '/api/spirits', { name: 'Rye Malt' });
      const created = await send();
      expect(created.status).toBe(201);
      expect(shown(await send())).toEqual(shown(created));
    });

    it('is compared by its files too', async () => {
      const image = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      const picture = (bytes: Buffer) =>
        admin.sendForm('POST', '/api/images', { image: image(bytes) }, withKey('picture'));
      const sent = await picture(PIXEL);
      expect(sent.status).toBe(201);
      expect(shown(await picture(PIXEL))).toEqual(shown(sent));
      expect((await picture(Buffer.concat([PIXEL, Buffer.alloc(1)]))).status).toBe(422);

      const recipe = (bytes: Buffer) =>
        admin.sendForm('POST', '/api/cocktails', { ...FIELDS, image: image(bytes) }, withKey('recipe'));
      const created = await recipe(PIXEL);
      expect((created.body as Cocktail).image).toBe(sent.headers.get('location'));
      expect(shown(await recipe(PIXEL))).toEqual(shown(created));
    });

    it('makes no failure of what is done, where the answer cannot be stored', async () => {
      const { store } = site;
      const away: Store = { ...store, transact: () => Promise.reject(new StoreUnavailableError('away')) };
      const made = {
        name: 'tasting-house-2026-11-25.backup.gz',
        size: 1,
        createdAt: '2026-11-25T10:00:00.000Z',
      };
      const backups = { ...mockBackups(store, () => new Date()), make: () => Promise.resolve(made) };
      const other = await logIn(await siteOn(away, { services: { backups } }));
      const backup = await other.send('POST', '/api/admin/backups', undefined, withKey('backup'));
      expect([backup.status, backup.body]).toEqual([201, made]);
      const image = new Blob([new Uint8Array(PIXEL)], { type: 'image/png' });
      expect((await other.sendForm('POST', '/api/images', { image }, withKey('image'))).status).toBe(201);
      expect((await other.send('POST', '/api/garnish', { name: 'Fern' }, withKey('fern'))).status).not.toBe(
        201,
      );
    });

    it('is forgotten after a day of the running time', async () => {
      const send = () => admin.send('POST', '/api/garnish', { name: 'Mint' }, withKey('mint'));
      expect((await send()).status).toBe(201);
      at += DAY_MS - 1;
      admin = await logIn(site);
      expect((await send()).status).toBe(201);
      at += 1;
      expect((await send()).status).toBe(409);
    });

    it.each(['', 'x'.repeat(201), 'schön'.replace('ö', '\u00f6'), '""'])(
      'is a 400 for a key that is none: %j',
      async (key) => {
        const { status, body } = await admin.send('POST', '/api/garnish', { name: 'Lime' }, withKey(key));
        expect([status, (body as Problem).type]).toEqual([400, '/api/docs#problem-request-invalid']);
        expect((await site.api('/api/garnish/lime')).status).toBe(404);
      },
    );
  });
});
