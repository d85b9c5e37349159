import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

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

test('a variable that names no program is an error that says so', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  await expect(findChromium()).rejects.toThrow(`names no program: ${join(folder, 'missing')}`);
});
