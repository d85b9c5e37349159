import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium, findHeadlessChromium, hostFlag } from './chromium.ts';
import { newContext } from './new-context.ts';

let folder: string;

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\nexit 1\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('CHROME_PATH', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('CHROMIUM_PATH goes before CHROME_PATH and the system', async () => {
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', program('mine'));
  vi.stubEnv('CHROME_PATH', program('other'));
  expect((await findChromium()).executablePath).toBe(join(folder, 'mine'));
});

test('CHROME_PATH goes before the system', async () => {
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', program('other'));
  expect((await findChromium()).executablePath).toBe(join(folder, 'other'));
});

test.each(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])(
  'the search path is looked through for %s',
  async (name) => {
    vi.stubEnv('PATH', `/nowhere:${folder}`);
    program(name);
    expect((await findChromium()).executablePath).toBe(join(folder, name));
  },
);

test('stories run without windows where the machine can, and in the named browser where one is named', async () => {
  vi.stubEnv('PATH', folder);
  program('chromium');
  expect((await findHeadlessChromium()).executablePath).toBe(join(folder, 'chromium'));
  program('chromium-headless-shell');
  expect((await findHeadlessChromium()).executablePath).toBe(join(folder, 'chromium-headless-shell'));
  expect((await findChromium()).executablePath).toBe(join(folder, 'chromium'));
  vi.stubEnv('CHROMIUM_PATH', program('mine'));
  expect((await findHeadlessChromium()).executablePath).toBe(join(folder, 'mine'));
});

test('a variable that names no program is an error that says so', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  await expect(findChromium()).rejects.toThrow(`names no program: ${join(folder, 'missing')}`);
});

test('a browser reaches names that are mapped and those of this machine, and no other site', async () => {
  vi.unstubAllEnvs();
  const server = createServer((request, response) => response.end(request.headers.host)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await findChromium();
  const args = [...found.args, hostFlag({ 'screens.localhost': address })];
  const browser = await chromium.launch({ ...found, args });
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await (await newContext(browser)).newPage();
  const textAt = async (host: string) => (await page.goto(`http://${host}`))?.text();
  expect(await textAt('screens.localhost')).toBe('screens.localhost');
  expect(await textAt(address)).toBe(address);
  const other = address.replace('127.0.0.1', 'other.localhost');
  expect(await textAt(other)).toBe(other);
  await expect(textAt('example.com')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
