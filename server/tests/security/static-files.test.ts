import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveStaticFiles } from '#server/http/built-pages.ts';
import { REFERENCE_POLICY } from '#server/http/security-headers.ts';
import { rawRequest } from '../site/raw-request.ts';

const SECRET = 'not for the web';
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasting-house-files-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/api/docs'), { recursive: true });
  await writeFile(join(folder, 'client/api/docs/index.html'), 'the contract');
  await mkdir(join(folder, 'client-old'));
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'client-old/secret.txt'), SECRET);
  await writeFile(join(folder, 'client/.env'), SECRET);
  await writeFile(join(folder, 'client/assets/app.js'), 'for the web');
  await writeFile(join(folder, 'client/assets/old.js'), 'of an old build');
  const app = express();
  app.use(serveStaticFiles(join(folder, 'client')));
  app.use((_request, response) => void response.status(404).end());
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('a built file is served at its path', async () => {
  expect((await rawRequest(origin, { path: '/assets/app.js' })).text).toBe('for the web');
});

it('a file that a new build has removed is not found, and does not end the site', async () => {
  await rm(join(folder, 'client/assets/old.js'));
  expect((await rawRequest(origin, { path: '/assets/old.js' })).status).toBe(404);
});

it('the page of the contract keeps its policy when the browser has it already', async () => {
  const { headers } = await rawRequest(origin, { path: '/api/docs/' });
  const again = { 'if-none-match': String(headers['etag']) };
  const known = await rawRequest(origin, { path: '/api/docs/', headers: again });
  expect([known.status, known.headers['content-security-policy']]).toEqual([304, REFERENCE_POLICY]);
});

it.each(['bytes=0-1', 'bytes=-3', 'bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=99-', 'bytes=0-1,3-4'])(
  'a file is sent whole, also when a client asks for the range %s',
  async (range) => {
    const headers = { range, 'if-range': '"other"' };
    const { status, text } = await rawRequest(origin, { path: '/assets/app.js', headers });
    expect([status, text]).toEqual([200, 'for the web']);
  },
);

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '//secret.txt',
  '/../client-old/secret.txt',
  '/.env',
  '/assets/app.js%00.html',
])('no path leaves the folder of built files: %s', async (path) => {
  const { status, text } = await rawRequest(origin, { path });
  expect(status).toBe(404);
  expect(text).not.toContain(SECRET);
});
