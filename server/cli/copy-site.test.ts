import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Sequelize } from 'sequelize';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { RowCounter } from '#server/storage/backup/backup-format.ts';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { createDatabase } from '#server/tests/postgres/postgres-cluster.ts';
import {
  startTestServer,
  startTestServerForFile,
  type TestServer,
} from '#server/tests/site/start-test-server.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { backupSite, restoreSite } from './copy-site.ts';

const READS = ['/api/cocktails', '/api/categories', '/api/myads', '/api/sustainable-substitutions'];

let folder: string;
let file: string;
/** The site has the starter catalogue, with a picture, a deletion and other history. */
let server: TestServer;
let admin: Administrator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasting-house-backup-'));
  file = join(folder, 'site.backup.gz');
  server = await startTestServerForFile({ catalogue: 'starter' });
  admin = await logIn(server);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
  const made = await admin.sendForm('POST', '/api/cocktails', {
    ...buildCocktail({ name: 'Photographed “Ünïcode” — 🍸', description: 'With a picture.' }),
    image: new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
  });
  expect(made.status).toBe(201);
  await admin.send('POST', '/api/spirits', { name: 'Mezcal of the day', description: 'PRAGMA TABLE_INFO' });
  await admin.send('DELETE', '/api/spirits/mezcal-of-the-day');
  expect(await backupSite(server.database, file)).toContain('1 pictures, 3 changes');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns another empty database of the kind that this run tests. */
async function anotherDatabase(): Promise<DatabaseLocation> {
  const postgres: string | undefined = inject('postgresUrl');
  if (postgres !== undefined) return { dataDir: '', databaseUrl: await createDatabase(postgres) };
  return { dataDir: await mkdtemp(join(folder, 'data-')), databaseUrl: null };
}
const environmentOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
});

/** Makes a backup with the right counts for any rows. */
function withCounts(text: string): Buffer {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const rows = lines.slice(0, -1);
  const counter = new RowCounter();
  for (const line of rows) {
    const [table] = JSON.parse(line) as [string, object];
    counter.add(table);
  }
  return gzipSync([head, ...rows, JSON.stringify({ sums: counter.counts() })].join('\n'));
}

async function expectSameSite(other: TestServer): Promise<void> {
  for (const path of READS) expect((await other.api(path)).body, path).toEqual((await server.api(path)).body);
  const { body } = await server.api('/api/cocktails');
  const image = (body as Cocktail[]).find(({ name }) => name.startsWith('Photographed'))?.image ?? 'none';
  const [before, after] = [await server.fetch(image), await other.fetch(image)];
  expect(after.status).toBe(200);
  expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(true);
  const history = await admin.api('/api/admin/changes');
  expect((await (await logIn(other)).api('/api/admin/changes')).body).toEqual(history.body);
}

it('a running site is copied, pictures and history included, and replaced only with --force', async () => {
  const target = await anotherDatabase();
  expect(await restoreSite(target, file, false)).toMatch(/^Restored .*: 74 cocktails, 1 pictures, 3 changes/);
  const restored = await startTestServerForFile(environmentOf(target));
  await expectSameSite(restored);
  // A backup must not contain a session.
  const headers = { Authorization: admin.bearer };
  expect((await restored.api('/api/admin/session', { headers })).status).toBe(401);
  const again = await logIn(restored);
  expect((await again.send('POST', '/api/spirits', { name: 'Left over' })).status).toBe(201);
  await restored.stop();
  await expect(restoreSite(target, file, false)).rejects.toThrow(
    'already: add --force to replace all of it.',
  );
  await restoreSite(target, file, true);
  await expectSameSite(await startTestServer(environmentOf(target)));
});

it('GET /api/admin/backups/now gives the administrator alone a file that restore reads', async () => {
  expect((await server.api('/api/admin/backups/now')).status).toBe(401);
  const headers = { Authorization: admin.bearer };
  const response = await server.fetch('/api/admin/backups/now', { headers });
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="tasting-house-[-\d]+\.backup\.gz"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const downloaded = join(folder, 'downloaded.backup.gz');
  await writeFile(downloaded, Buffer.from(await response.arrayBuffer()));
  const told = await restoreSite(await anotherDatabase(), downloaded, false);
  expect(told).toContain('74 cocktails, 1 pictures, 3 changes');
});

it('a full disk is not called a fault of the backup', async () => {
  vi.spyOn(Sequelize.prototype, 'query').mockRejectedValueOnce(new Error('SQLITE_FULL: disk is full'));
  await expect(restoreSite(await anotherDatabase(), file, true)).rejects.toThrow(/^SQLITE_FULL/);
});

it('a damaged file is refused with its fault, and the database stays as it was', async () => {
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const flipped = Buffer.from(whole);
  flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 1;
  const lines = text.split('\n');
  const newer = text.replace('"0033-import-names"', '"0033-import-names","9999-later"');
  const unusable = / cannot be restored: (?!.*SQLITE)/;
  const damages: [Buffer, RegExp][] = [
    [whole.subarray(0, whole.length - 20), /its end is missing|damaged/],
    [whole.subarray(0, 2000), /its end is missing/],
    [flipped, /it is damaged/],
    [Buffer.from('not a backup'), /it is damaged, or no backup/],
    [gzipSync('{"format":"something else"}\n'), /it is no backup of a tasting house/],
    [gzipSync('a'.repeat(20_000_000)), /it has a line that is too long/],
    [gzipSync('-- a dump of something else\n'), / cannot be restored: it is damaged\.$/],
    [gzipSync(newer), /made by a newer version/],
    [gzipSync(text.replace('"formatVersion":1', '"formatVersion":3')), /made by a newer version/],
    [
      gzipSync([...lines.slice(0, 1), ...lines.slice(2)].join('\n')),
      /categories has \d+ rows instead of \d+/,
    ],
    [gzipSync(`${lines.slice(0, -2).join('\n')}\n`), /its end is missing/],
    [
      withCounts(text.replace(/(\["cocktails",.*"difficulty":)"Easy"/, '$1"Tricky"')),
      /the cocktail "\S+" is not valid/,
    ],
    [
      withCounts(text.replace(/(\["cocktails",.*)"difficulty":/, '$1"effort":')),
      /cocktails has a row that does not fit/,
    ],
    [withCounts(text.replace(/"id":"[^"]+"/, '"id":{}')), unusable],
    [withCounts(text.replace('"With a picture.', '"With\\u0000a picture.')), unusable],
    [withCounts(text.replace(/(\["cocktails",)\{.*\}/, '$1{}')), unusable],
    [withCounts(text.replace(/(\["cocktails",)\{.*\}/, '$1[]')), unusable],
    [withCounts(text.replace(/"version":1\b/, '"version":"x"')), unusable],
    [withCounts(text.replace(/"version":1\b/, '"version":1.5')), /has an invalid version/],
    [withCounts(text.replace(/"revision":\d+/, '"revision":-1')), /its revision is no number/],
    [withCounts(text.replace(/(\["changes",\{.*"version":)\d+/, '$1-1')), /has an invalid number/],
    [
      gzipSync(`${lines[0]}\n["cocktails",{"id":${'['.repeat(2e5)}${']'.repeat(2e5)}}]\n{"sums":{}}\n`),
      unusable,
    ],
    [withCounts(text.replace('"mime":"image/webp"', '"mime":"text/html"')), /would not store the picture/],
    [
      withCounts(text.replace('\\"name\\":\\"Mezcal of the day', '\\"name\\":\\"')),
      /the change \d+-\d+ is not valid/,
    ],
  ];
  const target = await anotherDatabase();
  const damaged = join(folder, 'damaged.backup.gz');
  for (const [bytes, problem] of damages) {
    await writeFile(damaged, bytes);
    await expect(restoreSite(target, damaged, true), String(problem)).rejects.toThrow(problem);
  }
  expect((await (await startTestServer(environmentOf(target))).api('/api/cocktails')).body).toEqual([]);
  await expect(restoreSite(target, join(folder, 'missing'), true)).rejects.toThrow(
    /cannot be restored: .*ENOENT/,
  );
  await expect(backupSite({ dataDir: join(folder, 'nowhere'), databaseUrl: null }, file)).rejects.toThrow(
    'There is no site at',
  );
});

// The next test is the last, since it changes the site that all tests share.
it('a running site is restored only on PostgreSQL, where it notices at once', async () => {
  await admin.send('POST', '/api/spirits', { name: 'After the backup' });
  const spirits = async () => JSON.stringify((await server.api('/api/spirits')).body);
  expect(await spirits()).toContain('After the backup');
  const restoring = restoreSite(server.database, file, true);
  if (server.database.databaseUrl === null) {
    await expect(restoring).rejects.toThrow('is running: stop it first');
    expect(await spirits()).toContain('After the backup');
  } else {
    expect(await restoring).toMatch(/^Restored \S+ of \S+ to postgres:\/\/\S+: 74 cocktails, /);
    expect(await spirits()).not.toContain('After the backup');
    // Sessions continue.
    expect((await admin.send('POST', '/api/spirits', { name: 'After the restore' })).status).toBe(201);
  }
});
